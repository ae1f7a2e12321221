package org.blkscope.analysis.query;

import org.blkscope.base.TimeText;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Rule;

/**
 * A question at whose next match running stops, forward and backward, in a run of the model and in
 * a trace.
 *
 * @param query the question
 * @param label what people read; the query itself unless it has a better name
 * @param enabled false if running passes it
 * @param hits matches up to the moment where running last stopped; 0 before
 */
public record Breakpoint(Query query, String label, boolean enabled, int hits) {
    /**
     * On a condition.
     *
     * @throws QueryException if it does not follow the query language
     */
    public static Breakpoint on(String condition) throws QueryException {
        String text = condition.strip();
        return new Breakpoint(Query.parse(text), text, true, 0);
    }

    /** On every event of a kind. */
    public static Breakpoint onKind(EventKind kind) {
        return named("kind == " + kind.name(), "event: " + kind.label());
    }

    /** On every event of a bio or request. */
    public static Breakpoint onRequest(String name) {
        return named("rq.name == \"" + name + "\"", name + " does something");
    }

    /** On every branch that follows a rule. */
    public static Breakpoint onRule(Rule rule) {
        return named("rule == " + rule.id(), "rule " + rule.id());
    }

    /** On the first sign of life after nothing went ahead for so long. */
    public static Breakpoint noProgress(long ns) {
        String time = TimeText.exact(ns);
        return named("no_progress > " + time, "no progress for " + time);
    }

    /** The same, switched on or off. */
    public Breakpoint enabled(boolean on) {
        return new Breakpoint(query, label, on, hits);
    }

    /** The same with another count. */
    public Breakpoint hits(int count) {
        return new Breakpoint(query, label, enabled, count);
    }

    private static Breakpoint named(String text, String label) {
        try {
            return new Breakpoint(Query.parse(text), label, true, 0);
        } catch (QueryException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
