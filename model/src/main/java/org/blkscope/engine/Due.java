package org.blkscope.engine;

/**
 * Something that happens at a time. Its owner makes it once and puts it on the {@link Agenda} again
 * and again.
 */
public abstract class Due {
    /** Timers fire before CPUs run at the same instant. */
    static final int TIMER = 0;

    static final int CPU = 1;

    private final int urgency;
    long timeNs;
    long tie;
    long serial;
    int position = -1;

    Due(int urgency) {
        this.urgency = urgency;
    }

    /** Called when its time has come; it is no longer on the agenda then. */
    abstract void fire(Engine engine);

    /** True while it waits on the agenda. */
    public final boolean isPending() {
        return position >= 0;
    }

    /** When it fires, if it is pending. */
    public final long timeNs() {
        return timeNs;
    }

    final boolean before(Due other) {
        if (timeNs != other.timeNs) {
            return timeNs < other.timeNs;
        }
        if (urgency != other.urgency) {
            return urgency < other.urgency;
        }
        return tie != other.tie ? tie < other.tie : serial < other.serial;
    }
}
