package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/**
 * {@code __blk_mq_alloc_requests()}: a tag, and with it the request that was made for it (ALC).
 * With a scheduler the tag is one of the scheduler's; the driver's comes later.
 */
final class Allocation {
    private Allocation() {}

    /**
     * A request for a bio that is submitted on this CPU, or null if no tag is free; nothing else is
     * tried.
     */
    static @Nullable Request single(Context ctx, Bio bio) {
        HardwareQueue hctx = bio.q.hctxOfCpu(ctx.cpu());
        int tag = tag(ctx, hctx, bio);
        return tag < 0 ? null : begin(ctx, hctx, tag, bio, bio.q.places.submit[ctx.cpu()]);
    }

    private static int tag(Context ctx, HardwareQueue hctx, Bio bio) {
        Tags sched = hctx.schedTags;
        if (sched == null) {
            return hctx.driverTags.mayQueue() ? hctx.tags.get(ctx.cpu()) : -1;
        }
        int shallow = shallowDepth(bio);
        return shallow == 0 ? sched.get(ctx.cpu()) : sched.getShallow(ctx.cpu(), shallow);
    }

    /** ALC-4: flushes are not limited, by their flags or by their operation. */
    private static int shallowDepth(Bio bio) {
        Elevator elevator = bio.q.elevator;
        return elevator == null || isExempt(bio) ? 0 : elevator.shallowDepth(bio);
    }

    private static boolean isExempt(Bio bio) {
        boolean flush = bio.q.behaviour.flushByOp ? bio.op == Op.FLUSH : bio.isFlush();
        return flush || (bio.op.isPassthrough() && !bio.q.behaviour.limitsPassthrough);
    }

    /**
     * {@code __blk_mq_alloc_requests_batch()} (ALC-5): fills the plug's cache; false if no word of
     * tags serves.
     */
    static boolean batch(Context ctx, Bio bio, Plug plug) {
        HardwareQueue hctx = bio.q.hctxOfCpu(ctx.cpu());
        if (bio.q.tagSet.isShared() || bio.q.driver.isTagRoundRobin() || shallowDepth(bio) > 0) {
            return false;
        }
        Sbitmap.Batch bits = hctx.submitterTags().bitmap.getBatch(ctx.cpu(), plug.nrIos);
        if (bits.mask() == 0) {
            return false;
        }
        hctx.decide(ctx, bio.q.sites.batchAllocate, Long.bitCount(bits.mask()));
        for (long mask = bits.mask(); mask != 0; mask &= mask - 1) {
            int tag = bits.base() + Long.numberOfTrailingZeros(mask);
            Request rq = begin(ctx, hctx, tag, bio, bio.q.places.cached[ctx.cpu()]);
            rq.next = plug.cached;
            plug.cached = rq;
        }
        return true;
    }

    /**
     * {@code blk_mq_use_cached_rq()} (ALC-2): the next request that was allocated in advance, if it
     * suits.
     */
    static @Nullable Request cached(Context ctx, Bio bio, Plug plug) {
        Request rq = plug.cached;
        if (rq == null || rq.q != bio.q || bio.isFlush()) {
            return null;
        }
        plug.cached = rq.next;
        rq.next = null;
        bio.q.recorder.move(
                EventKind.ALLOCATE_CACHED,
                bio.q.sites.cachedAllocate,
                rq.life,
                bio.q.places.submit[ctx.cpu()],
                0);
        return rq;
    }

    /** {@code blk_mq_free_plug_rqs()}: what was allocated in advance and not used goes back. */
    static void freeCached(Context ctx, Plug plug) {
        Request rq = plug.cached;
        while (rq != null) {
            Request next = rq.next;
            rq.next = null;
            rq.q.completion.free(ctx, rq);
            rq = next;
        }
        plug.cached = null;
    }

    private static Request begin(Context ctx, HardwareQueue hctx, int tag, Bio bio, int place) {
        RequestQueue q = bio.q;
        Tags map = hctx.submitterTags();
        boolean scheduled = map != hctx.tags;
        Request rq = map.staticRqs[tag];
        rq.q = q;
        rq.mqCtx = q.ctxs[ctx.cpu()];
        rq.mqHctx = hctx;
        rq.schedulerMark = 0;
        rq.startTimeNs = ctx.nowNs();
        rq.waiter = null;
        rq.rqFlags = scheduled && !isExempt(bio) ? Request.USE_SCHED : 0;
        rq.life =
                q.recorder.request(
                        LifeKind.REQUEST,
                        q.device(),
                        bio.op,
                        bio.flags,
                        bio.sector,
                        bio.sectors,
                        bio.task.submitter().name());
        q.recorder.appear(EventKind.ALLOCATE, q.sites.allocate, rq.life, place, 0);
        rq.tag = scheduled ? Request.NO_TAG : tag;
        rq.internalTag = scheduled ? tag : Request.NO_TAG;
        if (!scheduled && q.behaviour.activeFromAllocation) {
            hctx.driverTags.count(rq);
        }
        int site = scheduled ? q.sites.getSchedTag : q.sites.getTag;
        q.recorder.hold(site, rq.life, map.place, tag, 0);
        q.allocated++;
        ctx.spend(q.costs.tagGet());
        return rq;
    }
}
