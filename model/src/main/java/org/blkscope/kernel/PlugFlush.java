package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.OpFlags;
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
    private @Nullable HardwareQueue issuedTo;
    private @Nullable Driver batch;
    private boolean inOrder = true;
    private int queued;
    private int errors;

    /** Requests of the group that are still to be taken from the plug. */
    private int groupLeft;

    private boolean runAsync;

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
        Behaviour behaviour = first.q.behaviour;
        inOrder = behaviour.fifoPlug;
        boolean many = plug.multipleQueues && !behaviour.plugFastMany;
        boolean fast = behaviour.plugFast && !plug.hasElevator && !fromSchedule && !many;
        int count = plug.rqCount;
        plug.rqCount = 0;
        if (fast) {
            first.mqHctx.decide(ctx, first.q.sites.directPlug, count);
            if (behaviour.fastPathUnplugEvent) {
                first.q.trace.unplug(ctx, count);
            }
            stage = Stage.FAST;
            if (behaviour.queueRqs && first.q.driver.hasQueueRqs()) {
                batch = first.q.driver;
                first.q.driver.beginBatch(ctx);
            }
        } else {
            PlugSort.sort(ctx, plug, behaviour, count);
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
        HardwareQueue before = issuedTo;
        if (before != null && before != rq.mqHctx) {
            commit(ctx, before);
        }
        issuedTo = rq.mqHctx;
        boolean last = plug.mqList.size() == 1;
        return switch (rq.q.direct.fromPlug(ctx, rq, last)) {
            case OK -> accepted(Stage.FAST);
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> refused(ctx, rq);
            case ERROR -> failed(ctx, rq, Stage.FAST);
        };
    }

    /** DSP-6: the driver was promised more, or nothing more goes to this hardware queue. */
    private void commit(Context ctx, HardwareQueue hctx) {
        RequestQueue q = hctx.q;
        boolean always = !q.behaviour.commitUnplugInDispatch;
        if (q.driver.hasCommitRqs() && (queued > 0 || always)) {
            q.trace.unplug(ctx, queued);
            q.driver.commitRqs(ctx, q, hctx.index);
        }
        queued = 0;
    }

    private Next group(Context ctx) {
        Request first = plug.mqList.first();
        if (first == null) {
            return done(ctx);
        }
        RequestQueue q = first.q;
        groupHctx = first.mqHctx;
        groupCtx = first.mqCtx;
        int count = sizeOfGroup(first);
        groupLeft = count;
        first.mqHctx.decide(ctx, q.sites.plugGroup, count);
        q.trace.unplug(ctx, count);
        boolean direct = isDirect(first.mqHctx);
        int site = direct ? q.sites.groupDirect : q.sites.groupAsync;
        queued = 0;
        errors = 0;
        runAsync = fromSchedule;
        first.mqHctx.decide(ctx, site, first.mqHctx.dispatchBusy);
        stage = direct ? Stage.ISSUE_GROUP : Stage.INSERT_GROUP;
        return Next.AGAIN;
    }

    /** Until 5.15 neighbours of one queue; since then all of the plug that are of one queue. */
    private int sizeOfGroup(Request first) {
        boolean neighbours = !first.q.behaviour.plugFast;
        int count = 0;
        for (Request rq = first; rq != null; rq = rq.next) {
            if (inGroup(rq)) {
                count++;
            } else if (neighbours) {
                return count;
            }
        }
        return count;
    }

    /** PLG-6: nobody schedules, nobody was refused, and the task is not about to sleep. */
    private boolean isDirect(HardwareQueue hctx) {
        RequestQueue q = hctx.q;
        boolean allowed = q.behaviour.listDirect && q.elevator == null && !fromSchedule;
        boolean waits = q.behaviour.listDirectIfNonePending && hctx.hasCtxPending();
        return allowed && hctx.dispatchBusy == 0 && !waits;
    }

    /** {@code blk_mq_try_issue_list_directly()} (DIR-C). */
    private Next issueGroup(Context ctx) {
        Request rq = nextOfGroup();
        if (rq == null) {
            return groupIssued(ctx);
        }
        boolean last = groupLeft == 0;
        return switch (rq.q.direct.fromPlug(ctx, rq, last)) {
            case OK -> accepted(Stage.ISSUE_GROUP);
            case ERROR -> failed(ctx, rq, Stage.ISSUE_GROUP);
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> {
                commitGroup(ctx, rq.mqHctx);
                rq.q.insert.bypass(ctx, rq, false, rq.q.sites.requeue);
                stage = Stage.INSERT_GROUP;
                if (last) {
                    rq.mqHctx.run(ctx, false);
                }
                yield Next.AGAIN;
            }
        };
    }

    /** All of the group is gone; until 6.5 the hardware queue is not run then. */
    private Next groupIssued(Context ctx) {
        HardwareQueue hctx = groupHctx;
        if (hctx != null && errors > 0) {
            commitGroup(ctx, hctx);
        }
        if (hctx == null || hctx.q.behaviour.runAfterListDirect) {
            return runGroup(ctx);
        }
        stage = Stage.GROUP;
        return Next.AGAIN;
    }

    private void commitGroup(Context ctx, HardwareQueue hctx) {
        RequestQueue q = hctx.q;
        if (q.driver.hasCommitRqs() && queued > 0) {
            if (q.behaviour.commitUnplugInDispatch) {
                q.trace.unplug(ctx, queued);
            }
            q.driver.commitRqs(ctx, q, hctx.index);
        }
        queued = 0;
    }

    /**
     * {@code blk_mq_insert_requests()}: the group goes to the scheduler or to its software queue,
     * then the hardware queue is run.
     */
    private Next insertGroup(Context ctx) {
        Request rq = nextOfGroup();
        if (rq == null) {
            return runGroup(ctx);
        }
        boolean nowait = (rq.cmdFlags & OpFlags.NOWAIT) != 0;
        runAsync |= nowait && rq.q.elevator == null && rq.q.behaviour.runAfterListDirect;
        rq.q.insert.request(ctx, rq, false);
        return Next.AGAIN;
    }

    private Next runGroup(Context ctx) {
        stage = Stage.GROUP;
        HardwareQueue hctx = groupHctx;
        if (hctx != null) {
            hctx.run(ctx, runAsync);
        }
        return Next.AGAIN;
    }

    private Next accepted(Stage next) {
        queued++;
        stage = next;
        return Next.AGAIN;
    }

    private Next failed(Context ctx, Request rq, Stage next) {
        rq.q.completion.endRequest(ctx, rq, rq.q.driver.errorOf(rq));
        errors++;
        stage = next;
        return Next.AGAIN;
    }

    /**
     * The driver is busy: the request waits on the dispatch list, the rest of the plug goes the
     * slow way.
     */
    private Next refused(Context ctx, Request rq) {
        endBatch(ctx);
        rq.q.insert.bypass(ctx, rq, false, rq.q.sites.requeue);
        commit(ctx, rq.mqHctx);
        issuedTo = null;
        plug.rqCount = 0;
        stage = Stage.GROUP;
        rq.mqHctx.run(ctx, false);
        return Next.AGAIN;
    }

    private void endBatch(Context ctx) {
        Driver driver = batch;
        batch = null;
        if (driver != null) {
            driver.endBatch(ctx);
        }
    }

    private Next done(Context ctx) {
        endBatch(ctx);
        HardwareQueue before = issuedTo;
        if (before != null && errors > 0) {
            commit(ctx, before);
        }
        issuedTo = null;
        Allocation.freeCached(ctx, plug);
        return Next.DONE;
    }

    /** The oldest request of the group that is left: groups keep the order of submission. */
    private @Nullable Request nextOfGroup() {
        if (groupLeft == 0) {
            return null;
        }
        groupLeft--;
        Request rq = inOrder ? plug.mqList.first() : plug.mqList.last();
        while (rq != null && !inGroup(rq)) {
            rq = newer(rq);
        }
        return rq;
    }

    private @Nullable Request newer(Request rq) {
        return inOrder ? rq.next : rq.prev;
    }

    private boolean inGroup(Request rq) {
        return rq.mqHctx == groupHctx && rq.mqCtx == groupCtx;
    }
}
