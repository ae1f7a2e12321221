package org.blkscope.kernel;

import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.jspecify.annotations.Nullable;

/** {@code struct bio}: one piece of I/O on its way through the block layer. */
public final class Bio {
    final RequestQueue q;
    final Op op;
    final KernelTask task;
    final BioEnd end;
    final int sequence;
    int flags;
    long sector;
    int sectors;
    int priority;
    int life = -1;

    /** {@code BIO_TRACE_COMPLETION}: the queue event was written. */
    boolean traced;

    /** Parts that still run, when it was split, and itself. */
    int remaining = 1;

    int error;

    /** {@code BIO_ZONE_WRITE_PLUGGING}: the writes of its zone behind it wait for it. */
    boolean zonePlugged;

    /** Clones on devices below that have not ended. */
    int clones;

    /** Number of the part that is cut off next; 0 if it was never split. */
    int pieces;

    @Nullable Bio parent;
    @Nullable Bio next;

    /**
     * @param flags see {@link OpFlags}
     * @param sector -1 for none
     * @param task submits it; its submitter numbers it
     * @param end told when it has ended
     * @param priority class in the upper bits, level in the lower three (WRK-8)
     */
    public Bio(
            RequestQueue q,
            Op op,
            int flags,
            long sector,
            int sectors,
            KernelTask task,
            BioEnd end,
            int priority) {
        this.q = q;
        this.op = op;
        this.flags = flags;
        this.sector = sector;
        this.sectors = sectors;
        this.task = task;
        this.sequence = task.submitter().next();
        this.end = end;
        this.priority = priority;
    }

    /** The rest of a bio that is split, from an offset on; it ends with the whole. */
    Bio(Bio whole, int offset) {
        q = whole.q;
        op = whole.op;
        flags = whole.flags;
        sector = whole.sector + offset;
        sectors = whole.sectors - offset;
        task = whole.task;
        sequence = whole.sequence;
        end = (ctx, error) -> {};
        priority = whole.priority;
        traced = true;
        parent = whole;
    }

    /** A clone for a device below. */
    Bio(Bio upper, RequestQueue lower, long sector, int sectors, BioEnd end) {
        q = lower;
        op = upper.op;
        flags = upper.flags;
        this.sector = sector;
        this.sectors = sectors;
        task = upper.task;
        sequence = upper.sequence;
        priority = upper.priority;
        this.end = end;
    }

    /** The operation. */
    public Op op() {
        return op;
    }

    /** The task that submits it. */
    public KernelTask task() {
        return task;
    }

    /** I/O priority class: 0 none, 1 real time, 2 best effort, 3 idle. */
    public int priorityClass() {
        return priority >>> 3;
    }

    /** True if it has a flush or FUA part. */
    public boolean isFlush() {
        return OpFlags.isFlush(flags);
    }

    /** {@code bio_mergeable()}. */
    boolean isMergeable() {
        return (flags & (OpFlags.NOMERGE | OpFlags.PREFLUSH | OpFlags.FUA)) == 0;
    }

    /** First sector behind it. */
    public long endSector() {
        return sector + sectors;
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** {@code op_is_sync()}: a read, or marked so. */
    public boolean isSync() {
        return op == Op.READ || has(OpFlags.SYNC) || has(OpFlags.FUA) || has(OpFlags.PREFLUSH);
    }
}
