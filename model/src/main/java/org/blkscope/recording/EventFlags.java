package org.blkscope.recording;

/** The flag byte of an event: five bits, and the {@link ContextKind} in the upper three. */
public final class EventFlags {
    /** First event of its tick: the instant differs from that of the event before. */
    public static final int FIRST_OF_TICK = 1;

    /** First event of its turn: one step of one context on one CPU. */
    public static final int FIRST_OF_TURN = 1 << 1;

    /** Not seen but concluded. */
    public static final int INFERRED = 1 << 2;

    /** The life goes to the head of the list. */
    public static final int AT_HEAD = 1 << 3;

    /** A decision whose condition was true. */
    public static final int TAKEN = 1 << 4;

    private static final int CONTEXT_SHIFT = 5;

    private EventFlags() {}

    /** The flag bits that say in which context an event happened. */
    public static int of(ContextKind context) {
        return context.ordinal() << CONTEXT_SHIFT;
    }

    /** The context in a flag byte. */
    public static ContextKind context(int flags) {
        return ContextKind.of((flags & 0xFF) >>> CONTEXT_SHIFT);
    }
}
