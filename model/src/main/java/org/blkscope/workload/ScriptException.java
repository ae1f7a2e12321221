package org.blkscope.workload;

/** A script that cannot be read: which line, what was expected. */
public final class ScriptException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final String problem;

    ScriptException(int line, String problem) {
        super("line " + line + ": " + problem);
        this.line = line;
        this.problem = problem;
    }

    /** Number of the line, from 1. */
    public int line() {
        return line;
    }

    /** What is wrong there and what was expected, without the line's number. */
    public String problem() {
        return problem;
    }
}
