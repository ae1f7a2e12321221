package org.blkscope.kernel;

import org.blkscope.recording.Rule;

/**
 * Stops a run in the middle of a turn: an invariant does not hold, which is a fault of the model.
 * The recording ends with the event that says so.
 */
public final class BrokenInvariant extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Rule rule;

    /**
     * @param rule which one
     * @param where what it was found at, such as a request and its place
     */
    public BrokenInvariant(Rule rule, String where) {
        super(rule.id() + " broken at " + where + ": " + rule.sentence(), null, false, false);
        this.rule = rule;
    }

    /** Which invariant. */
    public Rule rule() {
        return rule;
    }
}
