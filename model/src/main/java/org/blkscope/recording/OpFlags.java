package org.blkscope.recording;

/** Flags of bios and requests ({@code REQ_*}). The bits are ours; the names are the kernel's. */
public final class OpFlags {
    public static final int SYNC = 1;
    public static final int META = 1 << 1;
    public static final int FUA = 1 << 2;
    public static final int PREFLUSH = 1 << 3;
    public static final int RAHEAD = 1 << 4;
    public static final int IDLE = 1 << 5;
    public static final int NOMERGE = 1 << 6;
    public static final int NOWAIT = 1 << 7;
    public static final int POLLED = 1 << 8;
    public static final int ATOMIC = 1 << 9;

    private OpFlags() {}

    /** True if the operation has a flush or FUA part ({@code op_is_flush()}). */
    public static boolean isFlush(int flags) {
        return (flags & (FUA | PREFLUSH)) != 0;
    }

    /** {@code op_is_sync()}: a read, or anything with SYNC, FUA or PREFLUSH. */
    public static boolean isSync(Op op, int flags) {
        return op == Op.READ || (flags & (SYNC | FUA | PREFLUSH)) != 0;
    }
}
