package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recorder;
import org.jspecify.annotations.Nullable;

/** {@code struct blk_mq_hw_ctx}: where requests of some CPUs go to the driver. */
public final class HardwareQueue {
    /** Bits of {@code hctx->state}. */
    static final int STOPPED = 1;

    static final int TAG_ACTIVE = 1 << 1;
    static final int SCHED_RESTART = 1 << 2;

    private static final int CPU_WORK_BATCH = 8;
    private static final int BUSY_WEIGHT = 8;
    private static final int BUSY_FACTOR = 4;

    final RequestQueue q;
    final int index;
    final Tags tags;

    /** Tags of the scheduler; null without one. */
    @Nullable Tags schedTags;

    final RequestList dispatch = new RequestList();
    final List<SoftwareQueue> ctxs = new ArrayList<>();
    final FlushQueue fq;
    final DriverTags driverTags;

    /** {@code ctx_map}: which software queues may have requests. */
    long[] ctxMap = new long[1];

    int dispatchFrom;
    int dispatchBusy;
    int state;
    int nrActive;

    /** The lists that dispatchers have in hand at present. */
    final List<RequestList> hands = new ArrayList<>();

    int waitIndex;
    final WorkItem runWork;
    private int nextCpu = -1;
    private int nextCpuBatch;

    HardwareQueue(RequestQueue q, int index, Tags tags) {
        this.q = q;
        this.index = index;
        this.tags = tags;
        fq = new FlushQueue(this);
        driverTags = new DriverTags(this);
        runWork =
                new WorkItem(
                        q.kblockd, new Dispatch(this), q.places.runWork[index], q.sites.runWork);
    }

    /** Number of the hardware queue. */
    public int index() {
        return index;
    }

    void addCtx(SoftwareQueue ctx) {
        ctxs.add(ctx);
        ctxMap = new long[(ctxs.size() + Long.SIZE - 1) / Long.SIZE];
    }

    boolean hasCpu(int cpu) {
        return q.hctxOfCpu(cpu) == this;
    }

    /** Tags that a submitter needs: the scheduler's, or the driver's without one. */
    Tags submitterTags() {
        Tags sched = schedTags;
        return sched == null ? tags : sched;
    }

    /** {@code blk_mq_hctx_has_pending()} (RUN-1). */
    boolean hasPending() {
        if (!dispatch.isEmpty() || hasCtxPending()) {
            return true;
        }
        Elevator elevator = q.elevator;
        return elevator != null && elevator.hasWork(this);
    }

    boolean hasCtxPending() {
        for (long word : ctxMap) {
            if (word != 0) {
                return true;
            }
        }
        return false;
    }

    void markPending(SoftwareQueue ctx) {
        ctxMap[ctx.indexHw >>> 6] |= 1L << ctx.indexHw;
    }

    void clearPending(SoftwareQueue ctx) {
        ctxMap[ctx.indexHw >>> 6] &= ~(1L << ctx.indexHw);
    }

    boolean isPending(SoftwareQueue ctx) {
        return (ctxMap[ctx.indexHw >>> 6] & 1L << ctx.indexHw) != 0;
    }

    /**
     * {@code blk_mq_run_hw_queue()} (RUN-2). A run in the caller's context is called as a function
     * of the running task.
     */
    void run(Context ctx, boolean async) {
        if (has(STOPPED) || !isRunNeeded()) {
            return;
        }
        boolean left = q.behaviour.blockingRunAsync && q.driver.isBlocking();
        if (async || left || !hasCpu(ctx.cpu()) || !ctx.maySleep()) {
            decide(ctx, q.sites.runAsync, 0);
            runAsync(ctx, 0);
        } else {
            decide(ctx, q.sites.runQueue, 0);
            ctx.call(new Dispatch(this));
        }
    }

    /** What is asked before a run grew over time (RUN-2). */
    private boolean isRunNeeded() {
        Behaviour behaviour = q.behaviour;
        if (behaviour.runTestsQuiesced && q.isQuiesced()) {
            return false;
        }
        return behaviour.runsUntested || hasPending();
    }

    /** {@code blk_mq_delay_run_hw_queue()}; 0 for no delay (RUN-4, RUN-5). */
    void runAsync(Context ctx, long delayNs) {
        if (has(STOPPED) || (!q.behaviour.runWorkModify && runWork.isPending())) {
            return;
        }
        int cpu = workCpu(ctx.cpu());
        if (delayNs == 0) {
            runWork.queue(ctx, cpu);
        } else {
            runWork.queueAfter(ctx, cpu, delayNs);
        }
    }

    /** {@code blk_mq_update_dispatch_busy()} (BSY-1). */
    void updateBusy(Context ctx, boolean busy) {
        boolean kept = q.behaviour.busyAlways || (q.elevator == null && !q.behaviour.busyNever);
        if (!kept) {
            return;
        }
        int old = dispatchBusy;
        if (old == 0 && !busy) {
            return;
        }
        dispatchBusy = (old * (BUSY_WEIGHT - 1) + (busy ? 1 << BUSY_FACTOR : 0)) / BUSY_WEIGHT;
        if (dispatchBusy != old) {
            recorder().set(q.sites.dispatchBusy, q.places.busy[index], dispatchBusy);
        }
    }

    void setState(int bit, boolean on, int site) {
        int now = on ? state | bit : state & ~bit;
        if (now != state) {
            state = now;
            recorder().set(site, q.places.state[index], now);
        }
    }

    boolean has(int bit) {
        return (state & bit) != 0;
    }

    /** {@code blk_mq_sched_restart()}: the test after a request was freed. */
    void restart(Context ctx) {
        if (q.behaviour.restartsSharing && q.tagSet.isShared() && restartOther(ctx)) {
            return;
        }
        restartOwn(ctx);
    }

    /** Until 4.15 the first queue behind this one that shares the tags and waits has its turn. */
    private boolean restartOther(Context ctx) {
        List<RequestQueue> users = q.tagSet.users();
        int own = users.indexOf(q);
        for (int i = 1; i < users.size(); i++) {
            RequestQueue other = users.get((own + i) % users.size());
            for (HardwareQueue hctx : other.hctxs) {
                if (hctx.has(SCHED_RESTART) && hctx.hasPending()) {
                    hctx.restartOwn(ctx);
                    return true;
                }
            }
        }
        return false;
    }

    private void restartOwn(Context ctx) {
        if (has(SCHED_RESTART)) {
            setState(SCHED_RESTART, false, q.sites.free);
            if (q.losesRestart()) {
                decide(ctx, q.sites.lostRestart, 0);
                return;
            }
            run(ctx, true);
        }
    }

    /** {@code blk_mq_sched_mark_restart_hctx()}: the next free runs this queue. */
    public void markRestart() {
        setState(SCHED_RESTART, true, q.sites.takeDispatchRestart);
    }

    void decide(Context ctx, int site, int value) {
        decide(ctx, site, -1, value);
    }

    /** Records the branch that a function takes for a request or bio. */
    void decide(Context ctx, int site, int life, int value) {
        int place = q.places.dispatch[index];
        recorder().note(EventKind.DECISION, site, place, life, value, EventFlags.TAKEN);
    }

    Frame dispatchFrame() {
        return new Dispatch(this);
    }

    private Recorder recorder() {
        return q.recorder;
    }

    /**
     * RUN-5: with one hardware queue the work runs where it is queued, else the CPUs of the queue
     * take turns.
     */
    private int workCpu(int here) {
        if (q.hctxs.length == 1) {
            return here;
        }
        if (nextCpu < 0) {
            nextCpu = ctxs.get(0).cpu;
            nextCpuBatch = CPU_WORK_BATCH;
        }
        if (--nextCpuBatch <= 0) {
            nextCpu = cpuAfter(nextCpu);
            nextCpuBatch = CPU_WORK_BATCH;
        }
        return nextCpu;
    }

    private int cpuAfter(int cpu) {
        for (SoftwareQueue ctx : ctxs) {
            if (ctx.cpu > cpu) {
                return ctx.cpu;
            }
        }
        return ctxs.get(0).cpu;
    }
}
