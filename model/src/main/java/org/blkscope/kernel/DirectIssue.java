package org.blkscope.kernel;

import org.blkscope.engine.Context;

/*
 * The direct issue (DIR): a request goes to the driver past everything that waits.
 *
 * Variant A serves a bio without a plug; B and C serve a plug. They share the core: budget, driver tag, queue_rq. A
 * request that the driver refuses has been prepared and must not merge any more, so it goes to the dispatch list; one
 * that got no budget or tag may still go where it can be merged (variant A since 5.9).
 */
/** {@code __blk_mq_issue_directly()} and who calls it. */
final class DirectIssue {
    private final RequestQueue q;

    DirectIssue(RequestQueue q) {
        this.q = q;
    }

    /**
     * {@code blk_mq_request_issue_directly()} for requests of a plug (variants B and C).
     *
     * @return {@link Driver.Status#OK} also if the request was inserted because the queue is
     *     stopped
     */
    Driver.Status fromPlug(Context ctx, Request rq, boolean last) {
        if (isHeld(rq)) {
            insertHeld(ctx, rq);
            return Driver.Status.OK;
        }
        return getBudgetAndTag(ctx, rq) ? issue(ctx, rq, last) : Driver.Status.RESOURCE;
    }

    /** {@code blk_mq_try_issue_directly()} (variant A). */
    void alone(Context ctx, Request rq) {
        if (isHeld(rq)) {
            insertHeld(ctx, rq);
        } else if (rq.has(Request.USE_SCHED)) {
            q.insert.request(ctx, rq, false);
            rq.mqHctx.run(ctx, false);
        } else if (!getBudgetAndTag(ctx, rq)) {
            insertWithoutBudget(ctx, rq);
            rq.mqHctx.run(ctx, false);
        } else {
            issueAlone(ctx, rq);
        }
    }

    private void issueAlone(Context ctx, Request rq) {
        HardwareQueue hctx = rq.mqHctx;
        hctx.decide(ctx, q.sites.decideDirect, rq.life, 0);
        switch (issue(ctx, rq, true)) {
            case OK -> {}
            case ERROR -> q.completion.endRequest(ctx, rq, q.driver.errorOf(rq));
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> {
                q.insert.bypass(ctx, rq, false, q.sites.requeue);
                hctx.run(ctx, false);
            }
        }
    }

    /** The driver has not seen it, so it may still merge; from 4.19.y to 5.8 it may not. */
    private void insertWithoutBudget(Context ctx, Request rq) {
        if (q.behaviour.noBudgetToDispatch) {
            q.insert.bypass(ctx, rq, false, q.sites.directLater);
        } else {
            q.insert.request(ctx, rq, false);
        }
    }

    private boolean isHeld(Request rq) {
        return rq.mqHctx.has(HardwareQueue.STOPPED) || q.isQuiesced();
    }

    private void insertHeld(Context ctx, Request rq) {
        q.insert.request(ctx, rq, false);
        if (q.behaviour.insertWhenStoppedRuns) {
            rq.mqHctx.run(ctx, false);
        }
    }

    private boolean getBudgetAndTag(Context ctx, Request rq) {
        if (!q.driver.getBudget(ctx, q)) {
            rq.mqHctx.decide(ctx, q.sites.noBudget, rq.life, 0);
            return false;
        }
        if (!rq.mqHctx.driverTags.get(ctx, rq)) {
            q.driver.putBudget(ctx, q);
            rq.mqHctx.decide(ctx, q.sites.noDriverTag, rq.life, 0);
            return false;
        }
        return true;
    }

    private Driver.Status issue(Context ctx, Request rq, boolean last) {
        ctx.spend(q.costs.dispatch());
        HardwareQueue hctx = rq.mqHctx;
        Driver.Status status = q.driver.queueRq(ctx, rq, last);
        switch (status) {
            case OK, ERROR -> hctx.updateBusy(ctx, false);
            case RESOURCE, DEV_RESOURCE, ZONE_RESOURCE -> {
                hctx.updateBusy(ctx, true);
                q.requeueList.undoStart(ctx, rq);
            }
        }
        return status;
    }
}
