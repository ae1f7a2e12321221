package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.blkscope.engine.Task;
import org.blkscope.recording.Op;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/*
 * What can be checked only by walking the state of a queue: between two turns, in tests after each of them, in ordinary
 * runs now and then.
 *
 * Not here because the code cannot break them: a request is on one list at most, since lists are linked through it
 * (INV-1); one work item and one wait entry per hardware queue (INV-18); one budget per request (INV-16) is the
 * business of the driver. INV-9, INV-10, INV-19, INV-23 and INV-26 speak of histories: the comparison with real kernels
 * and the search for stalls at the end of a run cover them.
 */
/** Invariants of the state of queues. */
public final class Invariants {
    private static final int BUSY_MOST = 9;

    private final RequestQueue q;
    private int allocated;

    private Invariants(RequestQueue q) {
        this.q = q;
    }

    /**
     * Looks at queues and at the tasks that may hold their requests; valid between two turns.
     *
     * @throws BrokenInvariant if something does not hold; it has been recorded
     */
    public static void check(List<RequestQueue> queues, List<Task> tasks) {
        for (RequestQueue q : queues) {
            new Invariants(q).all();
        }
        for (Task task : tasks) {
            if (task instanceof KernelTask kernelTask && kernelTask.plug() != null) {
                plug(queues.get(0), kernelTask, kernelTask.plug());
            }
        }
    }

    private void all() {
        List<Tags> seen = new ArrayList<>();
        for (HardwareQueue hctx : q.hctxs) {
            queue(hctx);
            if (isNew(seen, hctx.tags)) {
                map(hctx.tags);
                users(hctx.tags);
            }
            Tags sched = hctx.schedTags;
            if (sched != null && isNew(seen, sched)) {
                map(sched);
            }
            active(hctx);
        }
        for (SoftwareQueue ctx : q.ctxs) {
            software(ctx);
        }
        for (Request rq = q.requeueList.requests.first(); rq != null; rq = rq.next) {
            waits(rq, "requeue_list");
        }
        require(allocated == q.allocated, Rule.INV_13, null, q.allocated + " in the counter");
    }

    private static boolean isNew(List<Tags> seen, Tags map) {
        return !seen.contains(map) && seen.add(map);
    }

    /** The tags of a map against those that requests own, of all queues that use it. */
    private void map(Tags map) {
        BitSet owned = new BitSet();
        for (RequestQueue user : q.tagSet.users()) {
            for (HardwareQueue hctx : user.hctxs) {
                owned(user, hctx, map, owned);
            }
        }
        for (int tag = 0; tag < map.bitmap.depth(); tag++) {
            require(map.bitmap.isBusy(tag) == owned.get(tag), Rule.INV_2, null, "tag " + tag);
        }
    }

    private void owned(RequestQueue user, HardwareQueue hctx, Tags map, BitSet owned) {
        for (Request rq : hctx.submitterTags().staticRqs) {
            if (rq.q == user && rq.mqHctx == hctx) {
                own(rq, map, owned);
            }
        }
        Request flush = hctx.fq.command();
        if (flush != null && hctx.schedTags != null && hctx.tags == map) {
            own(flush, map, owned);
        }
    }

    private static void own(Request rq, Tags map, BitSet owned) {
        HardwareQueue hctx = rq.mqHctx;
        if (rq.tag != Request.NO_TAG && hctx.tags == map) {
            owned.set(rq.tag);
        }
        if (rq.internalTag != Request.NO_TAG && hctx.schedTags == map && !rq.isFlushCommand) {
            owned.set(rq.internalTag);
        }
    }

    private void queue(HardwareQueue hctx) {
        for (Request rq : hctx.submitterTags().staticRqs) {
            if (rq.q == q && rq.mqHctx == hctx && isAllocated(rq)) {
                allocated++;
                request(hctx, rq);
            }
        }
        for (Request rq = hctx.dispatch.first(); rq != null; rq = rq.next) {
            require(rq.mqHctx == hctx, Rule.INV_8, rq, "hctx" + hctx.index + "/dispatch");
        }
        boolean inRange = hctx.dispatchBusy >= 0 && hctx.dispatchBusy <= BUSY_MOST;
        require(inRange, Rule.INV_17, null, "hctx" + hctx.index);
    }

    private static boolean isAllocated(Request rq) {
        return rq.tag != Request.NO_TAG || rq.internalTag != Request.NO_TAG;
    }

    private void request(HardwareQueue hctx, Request rq) {
        int made = rq.internalTag != Request.NO_TAG ? rq.internalTag : rq.tag;
        require(rq.index == made, Rule.INV_4, rq, "tag " + made);
        boolean started = rq.state != Request.State.IDLE && !rq.has(Request.FLUSH_SEQ);
        if (started) {
            boolean known = rq.tag != Request.NO_TAG && hctx.tags.rqs[rq.tag] == rq;
            require(known, Rule.INV_5, rq, rq.state.name());
        }
        boolean fits =
                rq.segments <= q.limits.maxSegments()
                        && ((rq.op != Op.READ && rq.op != Op.WRITE)
                                || rq.sectors <= q.limits.maxSectors());
        require(fits, Rule.INV_22, rq, rq.sectors + " sectors");
    }

    private void software(SoftwareQueue ctx) {
        boolean marked = ctx.hctx.isPending(ctx) || ctx.rqList.isEmpty();
        require(marked, Rule.INV_7, ctx.rqList.first(), "cpu" + ctx.cpu);
        for (Request rq = ctx.rqList.first(); rq != null; rq = rq.next) {
            require(rq.mqCtx == ctx, Rule.INV_8, rq, "cpu" + ctx.cpu + "/ctx");
            waits(rq, "cpu" + ctx.cpu + "/ctx");
        }
    }

    private void waits(Request rq, String where) {
        boolean hasNone = rq.internalTag == Request.NO_TAG || rq.tag == Request.NO_TAG;
        require(hasNone, Rule.INV_6, rq, where);
        require(rq.state == Request.State.IDLE, Rule.INV_24, rq, where);
    }

    /** FAIR-4, for queues that share tags. */
    private void active(HardwareQueue hctx) {
        int count = 0;
        for (Request rq : hctx.submitterTags().staticRqs) {
            if (rq.q == q && rq.mqHctx == hctx && isAllocated(rq) && rq.has(Request.ACTIVE)) {
                count++;
            }
        }
        Request flush = hctx.fq.command();
        if (flush != null && flush.has(Request.ACTIVE) && flush.internalTag != Request.NO_TAG) {
            count++;
        }
        boolean right = count == hctx.nrActive && count <= hctx.tags.bitmap.depth();
        require(right, Rule.INV_14, null, "hctx" + hctx.index + ", counted " + count);
    }

    /** FAIR-2: who is marked active. */
    private void users(Tags map) {
        if (!q.tagSet.isShared()) {
            return;
        }
        int users = 0;
        for (RequestQueue user : q.tagSet.users()) {
            if (q.tagSet.isHostWide()) {
                users += user.tagActive ? 1 : 0;
                continue;
            }
            for (HardwareQueue hctx : user.hctxs) {
                users += hctx.tags == map && hctx.has(HardwareQueue.TAG_ACTIVE) ? 1 : 0;
            }
        }
        require(users == map.activeQueues, Rule.INV_15, null, users + " marked");
    }

    private static void plug(RequestQueue any, KernelTask task, Plug plug) {
        boolean one = true;
        Request first = plug.mqList.first();
        for (Request rq = first; rq != null; rq = rq.next) {
            one &= first != null && rq.q == first.q;
        }
        boolean counted = plug.rqCount == plug.mqList.size() || plug.rqCount == 0;
        if (!counted || !(one || plug.multipleQueues)) {
            int life = first == null ? -1 : first.life;
            throw EventInvariants.report(any.recorder, Rule.INV_21, life, task.name());
        }
    }

    private void require(boolean holds, Rule rule, @Nullable Request rq, String where) {
        if (!holds) {
            throw EventInvariants.report(
                    q.recorder, rule, rq == null ? -1 : rq.life, q.name() + " " + where);
        }
    }
}
