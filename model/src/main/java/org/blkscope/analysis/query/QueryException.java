package org.blkscope.analysis.query;

/** A query that cannot be understood, or that asks for something the recording does not have. */
public final class QueryException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int position;
    private final String problem;

    /**
     * @param position of the character at which it went wrong, from 0
     * @param problem what is wrong, what was expected, what to write instead
     */
    QueryException(int position, String problem) {
        super("query, character " + (position + 1) + ": " + problem);
        this.position = position;
        this.problem = problem;
    }

    /** Character at which it went wrong, from 0. */
    public int position() {
        return position;
    }

    /** What is wrong, without the position. */
    public String problem() {
        return problem;
    }
}
