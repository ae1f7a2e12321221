package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.jspecify.annotations.Nullable;

/**
 * {@code __blk_mq_alloc_requests()} without a scheduler: a tag, and with it the request that was
 * made for it (ALC).
 */
final class Allocation {
    private static final int MIN_SHARE = 4;

    private Allocation() {}

    /**
     * A request for a bio that is submitted on this CPU, or null if no tag is free; nothing else is
     * tried.
     */
    static @Nullable Request single(Context ctx, Bio bio) {
        HardwareQueue hctx = bio.q.hctxOfCpu(ctx.cpu());
        if (!mayQueue(hctx)) {
            return null;
        }
        int tag = hctx.tags.bitmap.get(ctx.cpu());
        return tag < 0 ? null : begin(ctx, hctx, tag, bio, bio.q.places.submit[ctx.cpu()]);
    }

    /**
     * {@code __blk_mq_alloc_requests_batch()} (ALC-5): fills the plug's cache; false if no word of
     * tags serves.
     */
    static boolean batch(Context ctx, Bio bio, Plug plug) {
        HardwareQueue hctx = bio.q.hctxOfCpu(ctx.cpu());
        Sbitmap.Batch bits = hctx.tags.bitmap.getBatch(ctx.cpu(), plug.nrIos);
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
        Request rq = hctx.tags.staticRqs[tag];
        rq.q = q;
        rq.mqCtx = q.ctxs[ctx.cpu()];
        rq.mqHctx = hctx;
        rq.rqFlags = 0;
        hctx.nrActive++;
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
        rq.tag = tag;
        q.recorder.hold(q.sites.getTag, rq.life, hctx.tags.place, tag, 0);
        ctx.spend(q.costs.tagGet());
        return rq;
    }

    /**
     * {@code hctx_may_queue()} (FAIR-3): with a shared set each active user has a share, at least
     * 4.
     */
    private static boolean mayQueue(HardwareQueue hctx) {
        if (!hctx.q.tagSet.isShared()) {
            return true;
        }
        if (!hctx.has(HardwareQueue.TAG_ACTIVE)) {
            hctx.setState(HardwareQueue.TAG_ACTIVE, true, hctx.q.sites.getTag);
            hctx.tags.activeQueues++;
        }
        int depth = hctx.tags.bitmap.depth;
        int users = hctx.tags.activeQueues;
        return depth == 1 || hctx.nrActive < Math.max((depth + users - 1) / users, MIN_SHARE);
    }
}
