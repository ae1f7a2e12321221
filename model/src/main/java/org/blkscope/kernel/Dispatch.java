package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

/*
 * blk_mq_sched_dispatch_requests() without a scheduler (DIS-1 to DIS-5, DSP-1 to DSP-13), a request a step.
 *
 * First the dispatch list, whole; taking anything from it sets SCHED_RESTART, so that the next free runs this queue. Then
 * the software queues: all at once, or one request at a time if the queue is busy. What the driver refuses goes back to
 * the dispatch list together with all that is behind it.
 */
/** One run of a hardware queue. */
final class Dispatch extends Frame {
    private static final long RESOURCE_DELAY_NS = 3_000_000;

    private enum Stage {
        BEGIN,
        LIST,
        CTXS
    }

    private final HardwareQueue hctx;
    private final RequestList list = new RequestList();
    private Stage stage = Stage.BEGIN;
    private boolean oneByOne;
    private boolean fromCtxs;

    Dispatch(HardwareQueue hctx) {
        this.hctx = hctx;
    }

    @Override
    protected Next step(Context ctx) {
        Next next =
                switch (stage) {
                    case BEGIN -> begin(ctx);
                    case LIST -> issueOne(ctx);
                    case CTXS -> takeFromCtxs(ctx);
                };
        if (next == Next.DONE) {
            stage = Stage.BEGIN;
            hctx.hands.remove(list);
        }
        return next;
    }

    private Next begin(Context ctx) {
        if (hctx.has(HardwareQueue.STOPPED) || hctx.q.isQuiesced()) {
            return Next.DONE;
        }
        hctx.q.recorder.note(
                EventKind.RUN_QUEUE,
                hctx.q.sites.runQueue,
                hctx.q.places.dispatch[hctx.index],
                -1,
                -1,
                0);
        fromCtxs = false;
        hctx.hands.add(list);
        int count = hctx.dispatch.size();
        oneByOne = count > 0 || hctx.dispatchBusy != 0;
        if (count == 0) {
            stage = Stage.CTXS;
            return takeFromCtxs(ctx);
        }
        hctx.decide(ctx, hctx.q.sites.takeDispatch, count);
        for (Request rq = hctx.dispatch.first(); rq != null; rq = hctx.dispatch.first()) {
            collect(rq, hctx.q.sites.takeDispatch);
        }
        hctx.setState(HardwareQueue.SCHED_RESTART, true, hctx.q.sites.takeDispatchRestart);
        stage = Stage.LIST;
        return Next.AGAIN;
    }

    /** DIS-5: everything, or one request after the other while the queue is busy. */
    private Next takeFromCtxs(Context ctx) {
        fromCtxs = true;
        int before = list.size();
        if (oneByOne) {
            takeOne(ctx);
        } else {
            takeAll(ctx);
        }
        if (list.size() == before) {
            return Next.DONE;
        }
        stage = Stage.LIST;
        return Next.AGAIN;
    }

    private void takeAll(Context ctx) {
        int count = 0;
        for (SoftwareQueue queue : hctx.ctxs) {
            if (hctx.isPending(queue)) {
                for (Request rq = queue.rqList.first(); rq != null; rq = queue.rqList.first()) {
                    collect(rq, hctx.q.sites.takeCtxs);
                    count++;
                }
                hctx.clearPending(queue);
            }
        }
        if (count > 0) {
            hctx.decide(ctx, hctx.q.sites.takeCtxs, count);
        }
    }

    private void takeOne(Context ctx) {
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
                hctx.decide(ctx, hctx.q.sites.takeOne, hctx.dispatchBusy);
                collect(rq, hctx.q.sites.takeOne);
                return;
            }
        }
    }

    private void collect(Request rq, int site) {
        rq.unlink();
        list.addLast(rq);
        hctx.q.recorder.move(EventKind.COLLECT, site, rq.life, hctx.q.places.hand[hctx.index], 0);
    }

    /** {@code blk_mq_dispatch_rq_list()}, one request. */
    private Next issueOne(Context ctx) {
        Request rq = list.first();
        if (rq == null) {
            return listDone(ctx);
        }
        ctx.spend(hctx.q.costs.dispatch());
        Driver.Status status = hctx.q.driver.queueRq(ctx, rq, list.size() == 1);
        switch (status) {
            case OK -> {}
            case ERROR -> hctx.q.completion.endRequest(ctx, rq, -5);
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> {
                hctx.q.requeueList.undoStart(ctx, rq);
                rq.unlink();
                list.addFirst(rq);
                hctx.q.recorder.move(
                        EventKind.BUSY,
                        hctx.q.sites.requeue,
                        rq.life,
                        hctx.q.places.hand[hctx.index],
                        EventFlags.AT_HEAD,
                        status.ordinal());
                leaveOver(ctx, status == Driver.Status.RESOURCE);
                return Next.DONE;
            }
        }
        return Next.AGAIN;
    }

    private Next listDone(Context ctx) {
        hctx.updateBusy(ctx, false);
        if (fromCtxs && !oneByOne) {
            return Next.DONE;
        }
        stage = Stage.CTXS;
        return Next.AGAIN;
    }

    /** DSP-9 to DSP-13. */
    private void leaveOver(Context ctx, boolean needsResource) {
        RequestQueue q = hctx.q;
        hctx.decide(ctx, q.sites.leftOver, list.size());
        @Nullable Request rq = list.first();
        while (rq != null) {
            rq.unlink();
            hctx.dispatch.addLast(rq);
            q.recorder.move(
                    EventKind.DISPATCH_INSERT,
                    q.sites.leftOver,
                    rq.life,
                    q.places.dispatch[hctx.index],
                    0);
            rq = list.first();
        }
        if (!hctx.has(HardwareQueue.SCHED_RESTART)) {
            hctx.decide(ctx, q.sites.rerun, 0);
            hctx.run(ctx, true);
        } else if (needsResource) {
            hctx.decide(ctx, q.sites.rerun, 1);
            hctx.runAsync(ctx, RESOURCE_DELAY_NS);
        }
        hctx.updateBusy(ctx, true);
    }
}
