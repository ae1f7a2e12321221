package org.blkscope.recording;

/** In which kind of context on a CPU an event happened. */
public enum ContextKind {
    UNKNOWN("?"),
    TASK("task"),
    KBLOCKD("kblockd worker"),
    SOFTIRQ("softirq"),
    HARDIRQ("interrupt"),
    IDLE("idle"),
    WORKER("worker");

    private static final ContextKind[] ALL = values();

    private final String label;

    ContextKind(String label) {
        this.label = label;
    }

    /** A word for banners and tables. */
    public String label() {
        return label;
    }

    static ContextKind of(int ordinal) {
        return ordinal < ALL.length ? ALL[ordinal] : UNKNOWN;
    }
}
