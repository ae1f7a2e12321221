package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;

/*
 * blk_mq_dispatch_rq_list() (DSP-1 to DSP-13), a request a step.
 *
 * Each request needs a budget, then a driver tag; then the driver is asked. The first refusal of any kind ends the loop:
 * the request and all behind it go back to the dispatch list. Who runs the queue again depends on why it ended: nobody
 * has set SCHED_RESTART yet, so the queue is run at once; or the next free of this hardware queue does it; or, if the
 * reason may outlast all requests in flight, a delayed run.
 */
/** A list of requests on its way from one hardware queue to the driver. */
final class DispatchList {
    /** How far it is. */
    enum Result {
        RUNNING,
        /** The list is empty: the caller may go on. */
        TRUE,
        /** Requests were left, or nothing was done. */
        FALSE
    }

    enum Stop {
        NONE,
        NO_BUDGET,
        NO_TAG,
        REFUSED
    }

    final RequestList list = new RequestList();
    private final RequestList zoneList = new RequestList();
    private HardwareQueue hctx;
    private int budgets;
    private int queued;
    private int errors;
    private boolean needsResource;
    private Driver.Status last = Driver.Status.OK;

    DispatchList(HardwareQueue hctx) {
        this.hctx = hctx;
    }

    /**
     * Begins with the requests on the list.
     *
     * @param target the hardware queue that they belong to
     * @param preGot how many of them, from the front on, own a budget
     */
    void begin(HardwareQueue target, int preGot) {
        hctx = target;
        budgets = preGot;
        queued = 0;
        errors = 0;
        needsResource = false;
        last = Driver.Status.OK;
    }

    HardwareQueue target() {
        return hctx;
    }

    /** Takes a request from where it is into the hand. */
    void collect(Request rq, int site) {
        rq.unlink();
        list.addLast(rq);
        hctx.q.recorder.move(EventKind.COLLECT, site, rq.life, hctx.q.places.hand[hctx.index], 0);
    }

    Result step(Context ctx) {
        Request rq = list.first();
        if (rq == null) {
            return zoneList.isEmpty() ? allGone(ctx) : leaveOver(ctx, Stop.REFUSED);
        }
        Stop stop = prepare(ctx, rq);
        if (stop != Stop.NONE) {
            return leaveOver(ctx, stop);
        }
        boolean isLast = isLast(ctx, rq);
        budgets = Math.max(0, budgets - 1);
        ctx.spend(hctx.q.costs.dispatch());
        last = hctx.q.driver.queueRq(ctx, rq, isLast);
        return switch (last) {
            case OK -> {
                queued++;
                yield Result.RUNNING;
            }
            case ERROR -> {
                errors++;
                hctx.q.completion.endRequest(ctx, rq, hctx.q.dispatchError(rq));
                yield Result.RUNNING;
            }
            case ZONE_RESOURCE -> {
                needsResource = true;
                back(ctx, rq, zoneList);
                yield Result.RUNNING;
            }
            case RESOURCE, DEV_RESOURCE -> {
                needsResource |= last == Driver.Status.RESOURCE;
                Request next = rq.next;
                if (hctx.q.behaviour.lookAhead && next != null) {
                    hctx.driverTags.put(ctx, next);
                }
                back(ctx, rq, list);
                yield leaveOver(ctx, Stop.REFUSED);
            }
        };
    }

    /** {@code blk_mq_prep_dispatch_rq()} (DSP-1, DSP-2). */
    private Stop prepare(Context ctx, Request rq) {
        RequestQueue q = hctx.q;
        boolean needsBudget = budgets == 0;
        if (needsBudget && !q.driver.getBudget(ctx, q)) {
            hctx.driverTags.put(ctx, rq);
            hctx.decide(ctx, q.sites.noBudget, rq.life, 0);
            return Stop.NO_BUDGET;
        }
        if (!hctx.driverTags.get(ctx, rq) && !hctx.driverTags.markWait(ctx, rq)) {
            if (needsBudget) {
                q.driver.putBudget(ctx, q);
            }
            hctx.decide(ctx, q.sites.noDriverTag, rq.life, 0);
            return Stop.NO_TAG;
        }
        return Stop.NONE;
    }

    /** DSP-3: until 6.1 more follows only if the next request gets its tag now. */
    private boolean isLast(Context ctx, Request rq) {
        Request next = rq.next;
        if (next == null || !hctx.q.behaviour.lookAhead) {
            return next == null;
        }
        return !hctx.driverTags.get(ctx, next);
    }

    private void back(Context ctx, Request rq, RequestList to) {
        hctx.q.requeueList.undoStart(ctx, rq);
        rq.unlink();
        to.addFirst(rq);
        hctx.q.recorder.move(
                EventKind.BUSY,
                hctx.q.sites.requeue,
                rq.life,
                hctx.q.places.hand[hctx.index],
                EventFlags.AT_HEAD,
                last.ordinal());
    }

    private Result allGone(Context ctx) {
        boolean any = queued + errors > 0;
        if (last != Driver.Status.OK) {
            commit(ctx);
        }
        hctx.updateBusy(ctx, false);
        return any || hctx.q.behaviour.dispatchAnswersTrue ? Result.TRUE : Result.FALSE;
    }

    /** DSP-6: the driver was promised more than it gets. */
    private void commit(Context ctx) {
        RequestQueue q = hctx.q;
        if (queued > 0 && q.driver.hasCommitRqs()) {
            if (q.behaviour.commitUnplugInDispatch) {
                q.trace.unplug(ctx, queued);
            }
            q.driver.commitRqs(ctx, q, hctx.index);
        }
    }

    /** DSP-5 to DSP-13. */
    private Result leaveOver(Context ctx, Stop stop) {
        RequestQueue q = hctx.q;
        commit(ctx);
        for (int i = budgets; i > 0; i--) {
            q.driver.putBudget(ctx, q);
        }
        budgets = 0;
        hctx.decide(ctx, q.sites.leftOver, list.size() + zoneList.size());
        moveBack();
        boolean restarts = hctx.has(HardwareQueue.SCHED_RESTART);
        boolean shared = hctx.driverTags.waitsForOthers();
        boolean lostWait = stop == Stop.NO_TAG && shared && !hctx.driverTags.isWaiting();
        if (!restarts || lostWait) {
            hctx.decide(ctx, q.sites.rerun, 0);
            hctx.run(ctx, true);
        } else {
            runLater(ctx, stop);
        }
        hctx.updateBusy(ctx, true);
        return Result.FALSE;
    }

    /** The reason may outlast all requests in flight: the queue is run after a while (DSP-12). */
    private void runLater(Context ctx, Stop stop) {
        Behaviour behaviour = hctx.q.behaviour;
        long delay = stop == Stop.NO_BUDGET ? behaviour.delayBudgetNs : behaviour.delayResourceNs;
        if (delay > 0 && (needsResource || stop == Stop.NO_BUDGET)) {
            hctx.decide(ctx, hctx.q.sites.rerunLater, 1);
            hctx.runAsync(ctx, delay);
        }
    }

    /** DSP-9: behind what others have put there meanwhile, or in front of it. */
    private void moveBack() {
        boolean tail = hctx.q.behaviour.leftOverAtTail;
        RequestList first = tail ? list : zoneList;
        RequestList second = tail ? zoneList : list;
        moveBack(first, tail);
        moveBack(second, tail);
    }

    private void moveBack(RequestList from, boolean tail) {
        RequestQueue q = hctx.q;
        Request rq = tail ? from.first() : from.last();
        while (rq != null) {
            rq.unlink();
            if (tail) {
                hctx.dispatch.addLast(rq);
            } else {
                hctx.dispatch.addFirst(rq);
            }
            q.recorder.move(
                    EventKind.DISPATCH_INSERT,
                    q.sites.leftOver,
                    rq.life,
                    q.places.dispatch[hctx.index],
                    tail ? 0 : EventFlags.AT_HEAD);
            rq = tail ? from.first() : from.last();
        }
    }
}
