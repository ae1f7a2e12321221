package org.blkscope.recording;

/** How far one step goes, forward or back. */
public enum Step {
    /** To the next event. */
    EVENT,
    /** To the end of the turn: one step of one context on one CPU. */
    TURN,
    /** To the end of the instant: all events of one time. */
    TICK,
    /** To the next decision of a kernel function. */
    DECISION
}
