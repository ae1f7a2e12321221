package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

/*
 * blk_mq_flush_plug_list() as since 5.16 (PLG-5, PLG-6), a request a step.
 *
 * The fast path hands the plug to the driver in list order, if the plug is of one queue, nobody schedules, and the task
 * is not about to sleep. What the driver does not take is issued one by one; what then is left goes through the slow
 * path: groups of one hardware and software queue, each with an unplug event of its own, inserted or issued directly.
 */
/** Flushes a plug; {@code fromSchedule} if the task is about to sleep. */
public final class PlugFlush extends Frame {
    private enum Stage {
        BEGIN,
        FAST,
        GROUP,
        ISSUE_GROUP,
        INSERT_GROUP
    }

    private final Plug plug;
    private final boolean fromSchedule;
    private Stage stage = Stage.BEGIN;
    private @Nullable HardwareQueue groupHctx;
    private @Nullable SoftwareQueue groupCtx;

    PlugFlush(Plug plug, boolean fromSchedule) {
        this.plug = plug;
        this.fromSchedule = fromSchedule;
    }

    /** {@code blk_finish_plug()}: the flush at the end of a plugged section. */
    public static Frame finish(Plug plug) {
        return new PlugFlush(plug, false);
    }

    /** The flush of a task that is about to sleep. */
    public static Frame beforeSleep(Plug plug) {
        return new PlugFlush(plug, true);
    }

    @Override
    protected Next step(Context ctx) {
        return switch (stage) {
            case BEGIN -> begin(ctx);
            case FAST -> fast(ctx);
            case GROUP -> group(ctx);
            case ISSUE_GROUP -> issueGroup(ctx);
            case INSERT_GROUP -> insertGroup(ctx);
        };
    }

    private Next begin(Context ctx) {
        Request first = plug.mqList.first();
        if (first == null) {
            Allocation.freeCached(ctx, plug);
            return Next.DONE;
        }
        ctx.spend(first.q.costs.unplug());
        boolean fast = !plug.hasElevator && !fromSchedule && !plug.multipleQueues;
        int count = plug.rqCount;
        plug.rqCount = 0;
        if (fast) {
            first.mqHctx.decide(ctx, first.q.sites.directPlug, count);
            if (first.q.plugUnplugEvent) {
                first.q.trace.unplug(ctx, count);
            }
            stage = Stage.FAST;
        } else {
            stage = Stage.GROUP;
        }
        return Next.AGAIN;
    }

    /** One request to the driver; the driver tells whether it takes it. */
    private Next fast(Context ctx) {
        Request rq = plug.mqList.first();
        if (rq == null) {
            return done(ctx);
        }
        ctx.spend(rq.q.costs.dispatch());
        Driver.Status status = rq.q.driver.queueRq(ctx, rq, plug.mqList.size() == 1);
        return switch (status) {
            case OK -> accepted(ctx, rq, Stage.FAST);
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> refused(ctx, rq);
            case ERROR -> failed(ctx, rq, Stage.FAST);
        };
    }

    private Next group(Context ctx) {
        Request first = plug.mqList.first();
        if (first == null) {
            return done(ctx);
        }
        RequestQueue q = first.q;
        groupHctx = first.mqHctx;
        groupCtx = first.mqCtx;
        int count = 0;
        for (Request rq = first; rq != null; rq = rq.next) {
            count += inGroup(rq) ? 1 : 0;
        }
        first.mqHctx.decide(ctx, q.sites.plugGroup, count);
        q.trace.unplug(ctx, count);
        boolean direct = !fromSchedule && first.mqHctx.dispatchBusy == 0;
        int site = direct ? q.sites.groupDirect : q.sites.groupAsync;
        first.mqHctx.decide(ctx, site, first.mqHctx.dispatchBusy);
        stage = direct ? Stage.ISSUE_GROUP : Stage.INSERT_GROUP;
        return Next.AGAIN;
    }

    /** {@code blk_mq_try_issue_list_directly()} (DIR-C). */
    private Next issueGroup(Context ctx) {
        Request rq = nextOfGroup();
        if (rq == null) {
            return runGroup(ctx);
        }
        ctx.spend(rq.q.costs.dispatch());
        Driver.Status status = rq.q.driver.queueRq(ctx, rq, isLastOfGroup(rq));
        return switch (status) {
            case OK -> accepted(ctx, rq, Stage.ISSUE_GROUP);
            case ERROR -> failed(ctx, rq, Stage.ISSUE_GROUP);
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> {
                rq.mqHctx.updateBusy(ctx, true);
                toDispatch(ctx, rq);
                stage = Stage.INSERT_GROUP;
                if (nextOfGroup() == null) {
                    rq.mqHctx.run(ctx, false);
                }
                yield Next.AGAIN;
            }
        };
    }

    /**
     * {@code blk_mq_insert_requests()}: the group goes to its software queue, then the hardware
     * queue is run.
     */
    private Next insertGroup(Context ctx) {
        Request rq = nextOfGroup();
        if (rq == null) {
            return runGroup(ctx);
        }
        RequestQueue q = rq.q;
        ctx.spend(q.costs.insert());
        q.trace.insert(ctx, rq);
        rq.unlink();
        rq.mqCtx.rqList.addLast(rq);
        rq.mqHctx.markPending(rq.mqCtx);
        q.recorder.move(EventKind.CTX_INSERT, q.sites.insert, rq.life, rq.mqCtx.place, 0);
        return Next.AGAIN;
    }

    private Next runGroup(Context ctx) {
        stage = Stage.GROUP;
        HardwareQueue hctx = groupHctx;
        if (hctx != null) {
            hctx.run(ctx, fromSchedule);
        }
        return Next.AGAIN;
    }

    private Next accepted(Context ctx, Request rq, Stage next) {
        rq.mqHctx.updateBusy(ctx, false);
        stage = next;
        return Next.AGAIN;
    }

    private Next failed(Context ctx, Request rq, Stage next) {
        rq.q.completion.endRequest(ctx, rq, -5);
        stage = next;
        return Next.AGAIN;
    }

    /**
     * The driver is busy: the request waits on the dispatch list, the rest of the plug goes the
     * slow way.
     */
    private Next refused(Context ctx, Request rq) {
        rq.mqHctx.updateBusy(ctx, true);
        toDispatch(ctx, rq);
        plug.rqCount = 0;
        stage = Stage.GROUP;
        rq.mqHctx.run(ctx, false);
        return Next.AGAIN;
    }

    private static void toDispatch(Context ctx, Request rq) {
        RequestQueue q = rq.q;
        q.requeueList.undoStart(ctx, rq);
        rq.unlink();
        rq.mqHctx.dispatch.addLast(rq);
        int place = q.places.dispatch[rq.mqHctx.index];
        q.recorder.move(EventKind.DISPATCH_INSERT, q.sites.requeue, rq.life, place, 0);
    }

    private Next done(Context ctx) {
        Allocation.freeCached(ctx, plug);
        return Next.DONE;
    }

    private @Nullable Request nextOfGroup() {
        for (Request rq = plug.mqList.first(); rq != null; rq = rq.next) {
            if (inGroup(rq)) {
                return rq;
            }
        }
        return null;
    }

    private boolean isLastOfGroup(Request rq) {
        for (Request other = rq.next; other != null; other = other.next) {
            if (inGroup(other)) {
                return false;
            }
        }
        return true;
    }

    private boolean inGroup(Request rq) {
        return rq.mqHctx == groupHctx && rq.mqCtx == groupCtx;
    }
}
