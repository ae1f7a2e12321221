package org.blkscope.kernel;

import org.blkscope.engine.Timer;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.jspecify.annotations.Nullable;

/**
 * {@code struct request}: made once for each tag and used again and again.
 *
 * <p>Its fields mean something from its allocation to its free only.
 */
public final class Request {
    /** {@code rq->state}. */
    public enum State {
        IDLE,
        IN_FLIGHT,
        COMPLETE
    }

    /** No tag. */
    public static final int NO_TAG = -1;

    /** {@code RQF_FLUSH_SEQ}: it belongs to a flush sequence. */
    static final int FLUSH_SEQ = 1;

    /** {@code RQF_DONTPREP}: the driver has prepared it. */
    static final int DONTPREP = 1 << 1;

    /** {@code RQF_STARTED}: a scheduler has handed it out; it takes no more merges. */
    static final int STARTED = 1 << 2;

    /** {@code RQF_SOFTBARRIER}: it goes back to the head (until 6.4). */
    static final int SOFTBARRIER = 1 << 3;

    /** {@code RQF_USE_SCHED}: the scheduler is told when it ends. */
    static final int USE_SCHED = 1 << 4;

    /** {@code RQF_MQ_INFLIGHT}: it counts as active. */
    static final int ACTIVE = 1 << 5;

    /** {@code RQF_TIMED_OUT}: the timeout handler has it. */
    static final int TIMED_OUT = 1 << 6;

    /** {@code RQF_RESV}: it has a reserved tag. */
    static final int RESERVED = 1 << 7;

    /** {@code RQF_ZONE_WRITE_LOCKED}: it has the lock of its zone. */
    static final int ZONE_LOCKED = 1 << 8;

    /** {@code RQF_ZONE_WRITE_PLUGGING}: the writes of its zone behind it wait for it. */
    static final int ZONE_PLUGGING = 1 << 9;

    /** The number of the tag it was made for. */
    final int index;

    RequestQueue q;
    SoftwareQueue mqCtx;
    HardwareQueue mqHctx;
    Op op = Op.READ;
    int cmdFlags;
    int rqFlags;
    int tag = NO_TAG;
    int internalTag = NO_TAG;
    long sector;
    int sectors;
    int segments;
    int priority;
    State state = State.IDLE;
    int life = -1;
    @Nullable Bio bio;
    @Nullable Bio bioTail;
    @Nullable Request next;
    @Nullable Request prev;

    /** The list that it is on. */
    @Nullable RequestList list;

    /** Steps of its flush sequence that are done, see {@link FlushQueue}. */
    int flushSteps;

    /** True for the one flush command of a flush queue. */
    boolean isFlushCommand;

    @Nullable Timer driverTimer;

    /** Bytes of a passthrough command. */
    int payloadBytes;

    /** Who waits for the end of a passthrough command and frees it; null when it has ended. */
    @Nullable KernelTask waiter;

    /** Jiffy at which it counts as late, while it is started (TMO-1). */
    long deadline;

    /** {@code start_time_ns}: when it was allocated. */
    long startTimeNs;

    /** {@code io_start_time_ns}: when it was started last. */
    long ioStartTimeNs;

    private int driverResult;
    private long fifoTime;
    int schedulerMark;

    Request(int index, SoftwareQueue ctx) {
        this.index = index;
        q = ctx.hctx.q;
        mqCtx = ctx;
        mqHctx = ctx.hctx;
    }

    /** The operation. */
    public Op op() {
        return op;
    }

    /** First sector, -1 if it has none. */
    public long sector() {
        return sector;
    }

    /** Length in sectors. */
    public int sectors() {
        return sectors;
    }

    /** Number of its life in the recording. */
    public int life() {
        return life;
    }

    /** CPU whose software queue it belongs to. */
    public int cpu() {
        return mqCtx.cpu;
    }

    /** The task that submitted its first bio; null if it has none. */
    public @Nullable KernelTask submitter() {
        Bio first = bio;
        return first == null ? null : first.task;
    }

    /** I/O priority: class in the upper bits, level in the lower three. */
    public int priority() {
        return priority;
    }

    /** {@code start_time_ns}: when it was allocated. */
    public long startTimeNs() {
        return startTimeNs;
    }

    /** {@code io_start_time_ns}: when it was given to the driver. */
    public long ioStartTimeNs() {
        return ioStartTimeNs;
    }

    /** {@code cmd_flags} has FUA. */
    public boolean isFua() {
        return (cmdFlags & OpFlags.FUA) != 0;
    }

    /** {@code cmd_flags} has SYNC, or it is a read ({@code op_is_sync()}). */
    public boolean isSync() {
        return op == Op.READ || (cmdFlags & (OpFlags.SYNC | OpFlags.FUA | OpFlags.PREFLUSH)) != 0;
    }

    public State state() {
        return state;
    }

    public RequestQueue queue() {
        return q;
    }

    /** {@code RQF_STARTED}: the scheduler hands it out. */
    public void setHandedOut() {
        rqFlags |= STARTED;
    }

    /** I/O priority class: 0 none, 1 real time, 2 best effort, 3 idle. */
    public int priorityClass() {
        return priority >>> 3;
    }

    /** Driver tag, {@link #NO_TAG} if it has none. */
    public int tag() {
        return tag;
    }

    /** Number of its hardware queue. */
    public int hctx() {
        return mqHctx.index;
    }

    /** A number that the driver keeps with it, such as the result of a command. */
    public int driverResult() {
        return driverResult;
    }

    public void setDriverResult(int result) {
        driverResult = result;
    }

    /** {@code RQF_DONTPREP}: the driver has prepared it, and it must not change any more. */
    public void setPrepared(boolean prepared) {
        rqFlags = prepared ? rqFlags | DONTPREP : rqFlags & ~DONTPREP;
    }

    /** True if the driver has prepared it. */
    public boolean isPrepared() {
        return has(DONTPREP);
    }

    /** The driver's timer for it, made once. */
    public @Nullable Timer driverTimer() {
        return driverTimer;
    }

    /** Gives it the driver's timer. */
    public void setDriverTimer(Timer timer) {
        driverTimer = timer;
    }

    /** The next one on its list. */
    public @Nullable Request following() {
        return next;
    }

    /** {@code rq->fifo_time}, a scheduler's: the tick at which it is overdue. */
    public long fifoTime() {
        return fifoTime;
    }

    public void setFifoTime(long tick) {
        fifoTime = tick;
    }

    /** {@code rq->elv.priv}: a mark that the scheduler puts on it, 0 after allocation. */
    public int schedulerMark() {
        return schedulerMark;
    }

    public void setSchedulerMark(int mark) {
        schedulerMark = mark;
    }

    /** True if it has the lock of its zone. */
    public boolean isZoneLocked() {
        return has(ZONE_LOCKED);
    }

    public void setZoneLocked(boolean locked) {
        rqFlags = locked ? rqFlags | ZONE_LOCKED : rqFlags & ~ZONE_LOCKED;
    }

    /** Its hardware queue. */
    public HardwareQueue hardwareQueue() {
        return mqHctx;
    }

    /** Takes it off the list that it is on, if there is one. */
    public void unlink() {
        RequestList from = list;
        if (from != null) {
            from.remove(this);
        }
    }

    boolean has(int rqFlag) {
        return (rqFlags & rqFlag) != 0;
    }

    /** First sector behind it. */
    public long endSector() {
        return sector + sectors;
    }

    /** The part of {@code rq_mergeable()} that concerns this request (MRG-7). */
    boolean isMergeable() {
        boolean closed = (cmdFlags & (OpFlags.NOMERGE | OpFlags.PREFLUSH | OpFlags.FUA)) != 0;
        boolean kind =
                op != Op.FLUSH
                        && op != Op.WRITE_ZEROES
                        && op != Op.ZONE_APPEND
                        && !op.isPassthrough();
        return kind && !closed && (rqFlags & (FLUSH_SEQ | STARTED | SOFTBARRIER)) == 0;
    }
}
