package org.blkscope.engine;

/**
 * Why a machine goes no further.
 *
 * @param kind which end it is
 * @param text one sentence for people, with the place where it is about one
 */
public record StopReason(Kind kind, String text) {
    /** The ends of a run. */
    public enum Kind {
        /** Nothing is left to do. */
        DONE,
        /** The time that the run was given is over. */
        TIME_OVER,
        /** Something waits, and nothing will ever happen again. */
        STALLED,
        /** An invariant does not hold: a fault of the model. */
        VIOLATION
    }
}
