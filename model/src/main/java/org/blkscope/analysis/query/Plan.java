package org.blkscope.analysis.query;

import java.util.function.Predicate;

/**
 * A query, ready to be asked.
 *
 * @param test the question
 * @param kinds bits of the only kinds of events for which it can hold
 * @param exact true if it holds for all events of these kinds: they need not be looked at
 * @param asksEvent true if the event matters, not the state alone
 */
record Plan(Predicate<Row> test, long kinds, boolean exact, boolean asksEvent) {
    Plan and(Plan other) {
        return new Plan(
                test.and(other.test),
                kinds & other.kinds,
                exact && other.exact,
                asksEvent || other.asksEvent);
    }

    Plan or(Plan other) {
        return new Plan(
                test.or(other.test),
                kinds | other.kinds,
                exact && other.exact,
                asksEvent || other.asksEvent);
    }

    Plan not() {
        long others = exact ? Field.ALL_KINDS & ~kinds : Field.ALL_KINDS;
        return new Plan(test.negate(), others, exact, asksEvent);
    }
}
