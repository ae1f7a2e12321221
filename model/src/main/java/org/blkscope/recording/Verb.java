package org.blkscope.recording;

/** What an event does to a snapshot. People read {@link EventKind}; folding needs only these. */
public enum Verb {
    /** A life begins at a place. */
    APPEAR,
    /**
     * A life goes to a place, to its tail unless the event is flagged {@link EventFlags#AT_HEAD}.
     */
    MOVE,
    /**
     * A bio joins the request whose life is the event's value, and waits at a place that is not
     * drawn.
     */
    ATTACH,
    /**
     * A life takes the tag whose number is the event's value, from the tag map that is the event's
     * place.
     */
    HOLD,
    /** A life gives the tag back. */
    DROP,
    /** A life ends. */
    LEAVE,
    /** The gauge whose number is the event's place takes the event's value. */
    SET,
    /** Nothing changes; the event is there to be read. */
    NOTE
}
