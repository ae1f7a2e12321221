package org.blkscope.capture.meta;

/** A folder that is not a captured case, or a case whose files cannot be understood. */
public final class CaseException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param where folder or file
     * @param problem key or line, what was expected, what was found
     */
    public CaseException(String where, String problem) {
        super(where + ": " + problem);
    }
}
