package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.jspecify.annotations.Nullable;

/*
 * blk_mq_do_dispatch_sched() as since 5.9 (5.5), a request a step.
 *
 * Requests are collected from the scheduler, each with a budget and, since 6.1, its driver tag; then all of them are
 * dispatched, sorted by hardware queue if a queue-wide scheduler has handed out some of another one. A busy queue
 * collects one at a time, so that the rest stay where they can still be sorted and merged.
 */
/** Rounds of taking requests from the scheduler and giving them to the driver. */
final class SchedDispatch {
    /** How far it is. */
    enum Result {
        RUNNING,
        /** The dispatch list was filled meanwhile. */
        AGAIN,
        DONE
    }

    private static final long LIMIT_NS = 1_000_000_000;

    private final HardwareQueue hctx;
    private final DispatchList work;
    private final RequestList collected = new RequestList();
    private long endNs;
    private int count;
    private int most;
    private boolean collecting;
    private boolean manyQueues;
    private boolean kick;
    private boolean filled;
    private boolean dispatched;

    SchedDispatch(HardwareQueue hctx, DispatchList work) {
        this.hctx = hctx;
        this.work = work;
    }

    void begin(Context ctx) {
        endNs = ctx.nowNs() + LIMIT_NS;
        round();
    }

    private void round() {
        count = 0;
        Behaviour behaviour = hctx.q.behaviour;
        boolean busy = hctx.dispatchBusy != 0 && !behaviour.batchAlways;
        boolean single = busy || !behaviour.schedBatch;
        most = single ? 1 : hctx.q.nrRequests;
        collecting = true;
        manyQueues = false;
        kick = false;
        filled = false;
        dispatched = false;
    }

    Result step(Context ctx) {
        if (collecting) {
            collecting = collect(ctx);
            return collecting ? Result.RUNNING : collected(ctx);
        }
        switch (work.step(ctx)) {
            case RUNNING -> {
                return Result.RUNNING;
            }
            case TRUE -> dispatched = true;
            case FALSE -> {}
        }
        return collected.isEmpty() ? roundOver(ctx) : nextQueue();
    }

    /** One request; false when the collection is over. */
    private boolean collect(Context ctx) {
        RequestQueue q = hctx.q;
        Elevator elevator = q.elevator;
        if (elevator == null || !elevator.hasWork(hctx)) {
            return false;
        }
        if (q.behaviour.dispatchAgain && !hctx.dispatch.isEmpty()) {
            filled = true;
            return false;
        }
        if (!q.driver.getBudget(ctx, q)) {
            hctx.decide(ctx, q.sites.noBudget, 0);
            return false;
        }
        @Nullable Request rq = elevator.dispatch(ctx, hctx);
        if (rq == null) {
            q.driver.putBudget(ctx, q);
            hctx.decide(ctx, q.sites.schedulerHasNone, 0);
            kick = true;
            return false;
        }
        work.begin(hctx, 0);
        work.collect(rq, q.sites.takeFromScheduler);
        count++;
        manyQueues |= rq.mqHctx != hctx;
        if (!q.behaviour.batchStopsWithoutTag) {
            return count < most;
        }
        return rq.mqHctx.driverTags.get(ctx, rq) && count < most;
    }

    private Result collected(Context ctx) {
        if (count == 0) {
            if (kick) {
                hctx.q.pollLater(ctx, hctx);
            }
            return filled ? Result.AGAIN : Result.DONE;
        }
        hctx.decide(ctx, hctx.q.sites.takeFromScheduler, count);
        if (!manyQueues) {
            work.begin(hctx, count);
            return Result.RUNNING;
        }
        hctx.hands.add(collected);
        for (Request rq = work.list.first(); rq != null; rq = work.list.first()) {
            rq.unlink();
            collected.addLast(rq);
        }
        return nextQueue();
    }

    /** {@code blk_mq_dispatch_hctx_list()}: the requests of the next hardware queue in order. */
    private Result nextQueue() {
        HardwareQueue next = lowest();
        hctx.hands.remove(work.list);
        work.begin(next, 0);
        next.hands.add(work.list);
        int taken = 0;
        Request rq = collected.first();
        while (rq != null) {
            Request after = rq.next;
            if (rq.mqHctx == next) {
                work.collect(rq, hctx.q.sites.takeFromScheduler);
                taken++;
            }
            rq = after;
        }
        work.begin(next, taken);
        return Result.RUNNING;
    }

    private HardwareQueue lowest() {
        HardwareQueue lowest = hctx;
        boolean found = false;
        for (Request rq = collected.first(); rq != null; rq = rq.next) {
            if (!found || rq.mqHctx.index < lowest.index) {
                lowest = rq.mqHctx;
                found = true;
            }
        }
        return lowest;
    }

    private Result roundOver(Context ctx) {
        if (manyQueues) {
            work.target().hands.remove(work.list);
            hctx.hands.remove(collected);
            work.begin(hctx, 0);
            hctx.hands.add(work.list);
        }
        if (filled) {
            return Result.AGAIN;
        }
        if (!dispatched) {
            return Result.DONE;
        }
        if (hctx.q.behaviour.schedBatchTimeLimit && (ctx.shouldYield() || ctx.nowNs() > endNs)) {
            hctx.runAsync(ctx, 0);
            return Result.DONE;
        }
        round();
        return Result.RUNNING;
    }
}
