package org.blkscope.analysis.query;

import org.blkscope.recording.Recording;

/** A question to a recording, such as {@code kind == ISSUE && rq.sectors >= 64KiB}. */
public final class Query {
    private static final int LONGEST = 2_000;

    private final String text;
    private final Expression expression;

    private Query(String text, Expression expression) {
        this.text = text;
        this.expression = expression;
    }

    /**
     * Reads a query. Names are looked up later, in a recording.
     *
     * @throws QueryException if it does not follow the language
     */
    public static Query parse(String text) throws QueryException {
        if (text.length() > LONGEST) {
            throw new QueryException(LONGEST, "a query has at most " + LONGEST + " characters");
        }
        return new Query(text, Parser.parse(text));
    }

    /** As it was written. */
    public String text() {
        return text;
    }

    /**
     * Looks up its names in a recording.
     *
     * @throws QueryException if the recording has no such field or value, or they do not go
     *     together
     */
    public Search in(Recording recording) throws QueryException {
        return new Search(recording, new Planner(recording).plan(expression));
    }
}
