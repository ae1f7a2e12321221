package org.blkscope.kernel;

import org.blkscope.engine.Context;

/*
 * How a request that is about to go to the driver gets its tag, if it has none yet (TAG-7, FAIR, TGW).
 *
 * With a scheduler the tag is taken here; without one it was taken at allocation. In a set that several queues share,
 * each active user has a share, and a hardware queue that gets no tag waits in the tag map's wait queues, like a task.
 * In a set of its own it sets SCHED_RESTART instead: its next free runs it.
 */
/** Driver tags of one hardware queue. */
final class DriverTags implements Waiter {
    private static final int MIN_SHARE = 4;

    private final HardwareQueue hctx;

    /** The wait queue in which {@code hctx->dispatch_wait} is; -1 if in none. */
    private int waitsIn = -1;

    DriverTags(HardwareQueue hctx) {
        this.hctx = hctx;
    }

    /** True while the hardware queue waits for a tag ({@code dispatch_wait} is queued). */
    boolean isWaiting() {
        return waitsIn >= 0;
    }

    /** {@code blk_mq_get_driver_tag()}. */
    boolean get(Context ctx, Request rq) {
        if (rq.tag == Request.NO_TAG && !take(ctx, rq)) {
            return false;
        }
        count(rq);
        return true;
    }

    private boolean take(Context ctx, Request rq) {
        if (!mayQueue()) {
            return false;
        }
        int tag = hctx.tags.get(ctx.cpu());
        if (tag < 0) {
            return false;
        }
        rq.tag = tag;
        KernelSites sites = hctx.q.sites;
        // Since 6.7 the function has another name.
        int site = hctx.q.behaviour.dispatchAnswersTrue ? sites.allocDriverTag : sites.getDriverTag;
        hctx.q.recorder.hold(site, rq.life, hctx.tags.place, tag, 0);
        ctx.spend(hctx.q.costs.tagGet());
        return true;
    }

    /** {@code blk_mq_put_driver_tag()}: only a request of a scheduler gives its tag back early. */
    void put(Context ctx, Request rq) {
        if (rq.tag != Request.NO_TAG && rq.internalTag != Request.NO_TAG) {
            release(ctx, rq, hctx.q.sites.putTag);
        }
    }

    /** The tag of a request that ends goes back. */
    void release(Context ctx, Request rq, int site) {
        int tag = rq.tag;
        rq.tag = Request.NO_TAG;
        hctx.q.recorder.drop(site, rq.life, hctx.tags.place, tag, 0);
        uncount(rq);
        hctx.tags.put(ctx, tag, rq.mqCtx.cpu);
    }

    /** {@code hctx_may_queue()} (FAIR-2, FAIR-3). */
    boolean mayQueue() {
        if (!hctx.q.tagSet.isShared()) {
            return true;
        }
        if (!isActive()) {
            activate();
        }
        int depth = hctx.tags.bitmap.depth();
        int users = hctx.tags.activeQueues;
        return depth == 1
                || active() < Math.max((depth + users - 1) / Math.max(1, users), MIN_SHARE);
    }

    /** {@code blk_mq_tag_busy()}. */
    private void activate() {
        if (hctx.q.tagSet.isHostWide()) {
            hctx.q.tagActive = true;
        }
        hctx.setState(HardwareQueue.TAG_ACTIVE, true, hctx.q.sites.tagBusy);
        hctx.tags.activeQueues++;
        rescale();
    }

    /** {@code blk_mq_tag_idle()} (FAIR-5): the share goes to the others, and all waiters try. */
    void idle(Context ctx) {
        if (!isActive()) {
            return;
        }
        hctx.q.tagActive = false;
        hctx.setState(HardwareQueue.TAG_ACTIVE, false, hctx.q.sites.tagIdle);
        hctx.tags.activeQueues--;
        rescale();
        hctx.tags.waiters.wakeAll(ctx);
    }

    private void rescale() {
        if (!hctx.q.behaviour.wakeBatchRescaled) {
            return;
        }
        int users = Math.max(1, hctx.tags.activeQueues);
        int depth = hctx.tags.bitmap.depth();
        hctx.tags.rescale((depth + users - 1) / users);
    }

    private boolean isActive() {
        return hctx.q.tagSet.isHostWide() ? hctx.q.tagActive : hctx.has(HardwareQueue.TAG_ACTIVE);
    }

    private int active() {
        return hctx.q.tagSet.isHostWide() ? hctx.q.nrActive : hctx.nrActive;
    }

    /** FAIR-4: from now on the request counts as active. */
    void count(Request rq) {
        if (!rq.has(Request.ACTIVE)) {
            rq.rqFlags |= Request.ACTIVE;
            hctx.nrActive++;
            hctx.q.nrActive++;
        }
    }

    /** It counts no longer. */
    void uncount(Request rq) {
        if (rq.has(Request.ACTIVE)) {
            rq.rqFlags &= ~Request.ACTIVE;
            hctx.nrActive--;
            hctx.q.nrActive--;
        }
    }

    /**
     * {@code blk_mq_mark_tag_wait()} (TGW-1, TGW-2): sees to it that the queue is run when a tag is
     * freed, and tries once more.
     */
    boolean markWait(Context ctx, Request rq) {
        if (!waitsForOthers()) {
            hctx.markRestart();
            return get(ctx, rq);
        }
        if (isWaiting()) {
            return false;
        }
        waitsIn = hctx.waitIndex;
        hctx.waitIndex = (waitsIn + 1) % WaitQueues.QUEUES;
        hctx.tags.waiters.add(waitsIn, this);
        if (!get(ctx, rq)) {
            return false;
        }
        leave();
        return true;
    }

    /** True if other queues may free the tag that is missing here. */
    boolean waitsForOthers() {
        boolean hostWide = hctx.q.tagSet.isHostWide() && hctx.q.behaviour.markWaitHostWide;
        return hctx.q.tagSet.isShared() || hostWide;
    }

    /** {@code blk_mq_dispatch_wake()} (TGW-3). */
    @Override
    public void wakeUp(Context ctx) {
        leave();
        hctx.decide(ctx, hctx.q.sites.tagWake, 1);
        hctx.run(ctx, true);
    }

    @Override
    public boolean isExclusive() {
        return false;
    }

    private void leave() {
        hctx.tags.waiters.remove(waitsIn, this);
        waitsIn = -1;
    }
}
