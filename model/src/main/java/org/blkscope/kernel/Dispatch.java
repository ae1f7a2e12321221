package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.kernel.DispatchList.Result;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

/*
 * blk_mq_sched_dispatch_requests() (DIS-1 to DIS-6), a request a step.
 *
 * First the dispatch list, whole; taking anything from it sets SCHED_RESTART, so that the next free runs this queue. If
 * all of it went to the driver, the scheduler is asked, or without one the software queues: all at once, or one request
 * at a time if the queue is busy. Whoever finds the dispatch list filled again meanwhile begins anew, once.
 */
/** One run of a hardware queue. */
final class Dispatch extends Frame {
    private enum Stage {
        BEGIN,
        LEFT_OVERS,
        SCHEDULER,
        ONE,
        ONE_LIST,
        ALL_LIST
    }

    private final HardwareQueue hctx;
    private final DispatchList work;
    private @Nullable SchedDispatch fromScheduler;
    private Stage stage = Stage.BEGIN;
    private boolean again;

    Dispatch(HardwareQueue hctx) {
        this.hctx = hctx;
        work = new DispatchList(hctx);
    }

    @Override
    protected Next step(Context ctx) {
        return switch (stage) {
            case BEGIN -> begin(ctx);
            case LEFT_OVERS -> leftOvers(ctx);
            case SCHEDULER -> scheduler(ctx);
            case ONE -> takeOne(ctx);
            case ONE_LIST -> oneList(ctx);
            case ALL_LIST -> work.step(ctx) == Result.RUNNING ? Next.AGAIN : end();
        };
    }

    private Next begin(Context ctx) {
        if (hctx.has(HardwareQueue.STOPPED) || hctx.q.isQuiesced()) {
            return end();
        }
        RequestQueue q = hctx.q;
        q.recorder.note(
                EventKind.RUN_QUEUE,
                q.sites.dispatchBegin,
                q.places.dispatch[hctx.index],
                -1,
                -1,
                0);
        if (!hctx.hands.contains(work.list)) {
            hctx.hands.add(work.list);
        }
        int count = hctx.dispatch.size();
        if (count == 0) {
            return next(ctx, q.behaviour.oneByOneIfBusy ? hctx.dispatchBusy != 0 : isOneByOne());
        }
        hctx.decide(ctx, q.sites.takeDispatch, count);
        for (Request rq = hctx.dispatch.first(); rq != null; rq = hctx.dispatch.first()) {
            work.collect(rq, q.sites.takeDispatch);
        }
        hctx.markRestart();
        work.begin(hctx, 0);
        stage = Stage.LEFT_OVERS;
        return Next.AGAIN;
    }

    private Next leftOvers(Context ctx) {
        return switch (work.step(ctx)) {
            case RUNNING -> Next.AGAIN;
            case TRUE -> afterLeftOvers(ctx);
            case FALSE -> hctx.q.behaviour.leftoverGate ? end() : next(ctx, true);
        };
    }

    /** DIS-3: until 4.12 the software queues wait for a run that finds nothing left over. */
    private Next afterLeftOvers(Context ctx) {
        boolean all = hctx.q.elevator != null || hctx.q.behaviour.oneByOneIfBusy || isOneByOne();
        return all ? next(ctx, true) : end();
    }

    /** DIS-4 of 4.15: one at a time for drivers that give budgets. */
    private boolean isOneByOne() {
        return hctx.q.behaviour.oneByOneIfBudget && hctx.q.driver.hasBudgets();
    }

    /** DIS-5. */
    private Next next(Context ctx, boolean busy) {
        if (hctx.q.elevator != null) {
            SchedDispatch scheduled = fromScheduler;
            if (scheduled == null) {
                scheduled = new SchedDispatch(hctx, work);
                fromScheduler = scheduled;
            }
            scheduled.begin(ctx);
            stage = Stage.SCHEDULER;
            return scheduler(ctx);
        }
        if (busy) {
            stage = Stage.ONE;
            return takeOne(ctx);
        }
        return takeAll(ctx);
    }

    private Next scheduler(Context ctx) {
        SchedDispatch scheduled = fromScheduler;
        if (scheduled == null) {
            throw new IllegalStateException("no scheduler to ask");
        }
        return switch (scheduled.step(ctx)) {
            case RUNNING -> Next.AGAIN;
            case AGAIN -> again(ctx);
            case DONE -> end();
        };
    }

    private Next takeAll(Context ctx) {
        int count = 0;
        for (SoftwareQueue queue : hctx.ctxs) {
            if (hctx.isPending(queue)) {
                for (Request rq = queue.rqList.first(); rq != null; rq = queue.rqList.first()) {
                    work.collect(rq, hctx.q.sites.takeCtxs);
                    count++;
                }
                hctx.clearPending(queue);
            }
        }
        if (count == 0) {
            return end();
        }
        hctx.decide(ctx, hctx.q.sites.takeCtxs, count);
        work.begin(hctx, 0);
        stage = Stage.ALL_LIST;
        return Next.AGAIN;
    }

    /** 5.4: one request, round robin over the software queues. */
    private Next takeOne(Context ctx) {
        RequestQueue q = hctx.q;
        if (q.behaviour.dispatchAgain && !hctx.dispatch.isEmpty()) {
            return again(ctx);
        }
        if (!hctx.hasCtxPending()) {
            return end();
        }
        if (!q.driver.getBudget(ctx, q)) {
            hctx.decide(ctx, q.sites.noBudget, 0);
            return end();
        }
        int queues = hctx.ctxs.size();
        for (int i = 0; i < queues; i++) {
            int index = (hctx.dispatchFrom + i) % queues;
            SoftwareQueue queue = hctx.ctxs.get(index);
            Request rq = hctx.isPending(queue) ? queue.rqList.first() : null;
            if (queue.rqList.size() <= 1) {
                hctx.clearPending(queue);
            }
            if (rq != null) {
                hctx.dispatchFrom = (index + 1) % queues;
                hctx.decide(ctx, q.sites.takeOne, hctx.dispatchBusy);
                work.collect(rq, q.sites.takeOne);
                work.begin(hctx, 1);
                stage = Stage.ONE_LIST;
                return Next.AGAIN;
            }
        }
        q.driver.putBudget(ctx, q);
        q.pollLater(ctx, hctx);
        return end();
    }

    private Next oneList(Context ctx) {
        return switch (work.step(ctx)) {
            case RUNNING -> Next.AGAIN;
            case TRUE -> {
                stage = Stage.ONE;
                yield Next.AGAIN;
            }
            case FALSE -> end();
        };
    }

    /** DIS-6: the first time everything is done once more, the second time by kblockd. */
    private Next again(Context ctx) {
        hctx.decide(ctx, hctx.q.sites.dispatchAgain, again ? 1 : 0);
        if (again) {
            hctx.run(ctx, true);
            return end();
        }
        again = true;
        stage = Stage.BEGIN;
        return Next.AGAIN;
    }

    private Next end() {
        stage = Stage.BEGIN;
        again = false;
        hctx.hands.remove(work.list);
        return Next.DONE;
    }
}
