package org.blkscope.kernel;

import java.util.ArrayDeque;
import org.blkscope.engine.Context;
import org.blkscope.engine.Softirq;
import org.blkscope.engine.Timer;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

/**
 * How requests end (CMP, 9.1 and 9.2): where the driver's completion runs, and in which order a
 * request, its bios and its tag come to their end.
 */
public final class Completion {
    private final RequestQueue q;
    private final DoneList[] done;
    private final IpiList[] interrupts;

    Completion(RequestQueue q) {
        this.q = q;
        done = new DoneList[q.engine.cpus()];
        interrupts = new IpiList[done.length];
        for (int cpu = 0; cpu < done.length; cpu++) {
            done[cpu] = new DoneList();
            interrupts[cpu] = new IpiList(cpu);
        }
    }

    /**
     * {@code blk_mq_complete_request()}: decides on which CPU and in which context the driver
     * completes a request.
     */
    public void completeRequest(Context ctx, Request rq) {
        if (!completeElsewhere(ctx, rq)) {
            q.driver.complete(ctx, rq);
        }
    }

    /**
     * {@code blk_mq_complete_request_remote()}: hands a request on to another context, if that has
     * to complete it.
     *
     * @return false if the caller has to complete it here and now
     */
    public boolean completeElsewhere(Context ctx, Request rq) {
        rq.state = Request.State.COMPLETE;
        boolean remote = !isSingle(ctx, rq) && needsRemote(ctx, rq);
        if (remote) {
            arrive(rq, q.sites.completeRemote, rq.mqCtx.cpu);
            ctx.spend(q.costs.ipi());
            sendTo(ctx, rq);
            return true;
        }
        boolean softirq = q.hctxs.length == 1 && !q.behaviour.completesInline;
        if (!softirq || isSingle(ctx, rq)) {
            arrive(rq, q.sites.completeInline, ctx.cpu());
            return false;
        }
        arrive(rq, q.sites.completeSoftirq, ctx.cpu());
        if (done[ctx.cpu()].add(rq)) {
            ctx.raiseSoftirq(done[ctx.cpu()]);
        }
        return true;
    }

    private void sendTo(Context ctx, Request rq) {
        int cpu = rq.mqCtx.cpu;
        if (isRemoteInIpi()) {
            interrupts[cpu].send(ctx, rq);
        } else if (done[cpu].add(rq)) {
            q.engine.sendSoftirq(cpu, done[cpu]);
        }
    }

    /** A completion of no bytes, which SCSI does before it fails a command (9.2 step 1). */
    public void completeNothing(Context ctx, Request rq) {
        int sectors = rq.sectors;
        rq.sectors = 0;
        q.trace.complete(ctx, rq, 0);
        rq.sectors = sectors;
    }

    /**
     * {@code blk_mq_end_request()}: the request ends, then its bios, then it is freed, unless the
     * flush machinery keeps it.
     *
     * @param error 0 or a negative error number
     */
    public void endRequest(Context ctx, Request rq, int error) {
        rq.unlink();
        if (rq.state == Request.State.IN_FLIGHT) {
            rq.state = Request.State.COMPLETE;
            arrive(rq, q.sites.end, ctx.cpu());
        }
        q.trace.complete(ctx, rq, error);
        if (error != 0 && !rq.op.isPassthrough()) {
            q.trace.error(ctx, rq, error);
        }
        if (!rq.has(Request.FLUSH_SEQ)) {
            endBios(ctx, rq, error);
        }
        KernelTask waiter = rq.waiter;
        if (waiter != null) {
            rq.waiter = null;
            waiter.wake();
            return;
        }
        completed(ctx, rq);
        q.trace.ioDone(ctx, rq, error);
        ctx.spend(q.costs.endRequest());
        if (!q.behaviour.finishAtFree) {
            finish(ctx, rq);
        }
        ZoneWritePlugs zones = q.zonePlugs;
        if (zones != null && rq.has(Request.ZONE_PLUGGING)) {
            rq.rqFlags &= ~Request.ZONE_PLUGGING;
            zones.finished(ctx, rq.sector);
        }
        if (rq.has(Request.FLUSH_SEQ)) {
            rq.mqHctx.fq.ended(ctx, rq, error);
        } else {
            free(ctx, rq);
        }
    }

    /** {@code blk_mq_sched_completed_request()} (9.2 step 4). */
    private void completed(Context ctx, Request rq) {
        Elevator elevator = q.elevator;
        if (elevator != null && rq.has(Request.USE_SCHED)) {
            elevator.completed(ctx, rq);
        }
    }

    /** A request of a batch ends; its tag goes back later. */
    void endInBatch(Context ctx, Request rq) {
        rq.unlink();
        q.trace.complete(ctx, rq, 0);
        endBios(ctx, rq, 0);
        completed(ctx, rq);
        q.trace.ioDone(ctx, rq, 0);
        ctx.spend(q.costs.endRequest());
        ZoneWritePlugs zones = q.zonePlugs;
        if (zones != null && rq.has(Request.ZONE_PLUGGING)) {
            rq.rqFlags &= ~Request.ZONE_PLUGGING;
            zones.finished(ctx, rq.sector);
        }
    }

    /** {@code blk_mq_flush_tag_batch()}: no restart is looked for. */
    void freeOfBatch(Context ctx, Request rq) {
        free(ctx, rq, EventKind.FREE, 0, false);
    }

    /** The scheduler hears once that a request of it is over (9.2 step 5). */
    private void finish(Context ctx, Request rq) {
        Elevator elevator = q.elevator;
        if (elevator != null && rq.has(Request.USE_SCHED)) {
            rq.rqFlags &= ~Request.USE_SCHED;
            elevator.finish(ctx, rq);
        }
    }

    /**
     * {@code blk_mq_free_request()}: the tags go back, waiters are woken, then the restart bit is
     * tested (9.2 step 7).
     */
    void free(Context ctx, Request rq) {
        free(ctx, rq, EventKind.FREE, 0);
    }

    /** The same for a request that has joined another one. */
    void freeMerged(Context ctx, Request rq, Request into) {
        free(ctx, rq, EventKind.REQUEST_MERGE, into.life);
    }

    private void free(Context ctx, Request rq, EventKind kind, int value) {
        free(ctx, rq, kind, value, true);
    }

    private void free(Context ctx, Request rq, EventKind kind, int value, boolean restarts) {
        HardwareQueue hctx = rq.mqHctx;
        finish(ctx, rq);
        if (rq.state != Request.State.IDLE) {
            q.started--;
        }
        rq.state = Request.State.IDLE;
        rq.bio = null;
        rq.bioTail = null;
        ctx.spend(q.costs.tagPut());
        int driverTag = rq.tag;
        int schedTag = rq.internalTag;
        rq.tag = Request.NO_TAG;
        if (driverTag != Request.NO_TAG) {
            q.recorder.drop(q.sites.free, rq.life, hctx.tags.place, driverTag, 0);
            hctx.driverTags.uncount(rq);
        }
        rq.internalTag = Request.NO_TAG;
        Tags sched = hctx.schedTags;
        if (schedTag != Request.NO_TAG && sched != null) {
            q.recorder.drop(q.sites.free, rq.life, sched.place, schedTag, 0);
        }
        rq.unlink();
        q.recorder.leave(kind, q.sites.free, rq.life, q.places.completing, value, 0);
        q.allocated--;
        if (driverTag != Request.NO_TAG) {
            hctx.tags.put(ctx, driverTag, rq.mqCtx.cpu);
        }
        if (schedTag != Request.NO_TAG && sched != null) {
            sched.put(ctx, schedTag, rq.mqCtx.cpu);
        }
        if (restarts) {
            hctx.restart(ctx);
        }
        q.freed();
    }

    void endBios(Context ctx, Request rq, int error) {
        Bio bio = rq.bio;
        rq.bio = null;
        rq.bioTail = null;
        while (bio != null) {
            Bio next = bio.next;
            bio.next = null;
            endBio(ctx, bio, error);
            bio = next;
        }
    }

    /** {@code bio_endio()}: a part of a split ends its parent when it is the last one. */
    void endBio(Context ctx, Bio bio, int error) {
        Bio ending = bio;
        if (error != 0) {
            ending.error = error;
        }
        while (ending != null && --ending.remaining == 0) {
            if (ending.life >= 0) {
                q.recorder.leave(
                        EventKind.BIO_END,
                        q.sites.endBio,
                        ending.life,
                        q.places.riding,
                        ending.error,
                        0);
            }
            ending.end.ended(ctx, ending.error);
            @Nullable Bio parent = ending.parent;
            if (parent != null && ending.error != 0) {
                parent.error = ending.error;
            }
            ending = parent;
        }
    }

    /** CMP: a hardware queue of one CPU needs no softirq; since 6.6 only on that CPU itself. */
    private boolean isSingle(Context ctx, Request rq) {
        if (q.behaviour.completesSoftirq || q.behaviour.completesInline) {
            return false;
        }
        boolean here = !q.behaviour.singleCtxSameCpu || rq.mqCtx.cpu == ctx.cpu();
        return here && rq.mqHctx.ctxs.size() == 1;
    }

    private void arrive(Request rq, int site, int cpu) {
        q.recorder.move(EventKind.COMPLETE, site, rq.life, q.places.completing, 0, cpu);
    }

    /**
     * A completion is sent to the submitting CPU only if asked for (rq_affinity 2), as all CPUs
     * share a cache here.
     */
    private boolean needsRemote(Context ctx, Request rq) {
        return q.limits.rqAffinity() == 2 && rq.mqCtx.cpu != ctx.cpu();
    }

    /** Until 5.11 the interrupt itself completes, unless a single queue has its softirq do it. */
    private boolean isRemoteInIpi() {
        boolean single = q.hctxs.length == 1 && !q.behaviour.completesInline;
        return q.behaviour.remoteInIpi && !single;
    }

    /** Requests that one CPU completes in the interrupt that another one has sent. */
    private final class IpiList extends Timer {
        private final ArrayDeque<Request> requests = new ArrayDeque<>();
        private final int cpu;

        IpiList(int cpu) {
            this.cpu = cpu;
        }

        void send(Context ctx, Request rq) {
            requests.addLast(rq);
            if (!isPending()) {
                q.engine.arm(this, cpu, ctx.nowNs());
            }
        }

        @Override
        protected void expire(Context ctx) {
            for (Request rq = requests.pollFirst(); rq != null; rq = requests.pollFirst()) {
                ctx.spend(q.costs.complete());
                q.driver.complete(ctx, rq);
            }
        }
    }

    /** The requests that the softirq of one CPU has to complete, first come, first served. */
    private final class DoneList implements Softirq {
        private final ArrayDeque<Request> requests = new ArrayDeque<>();

        /** True if the softirq has to be raised for it. */
        boolean add(Request rq) {
            requests.addLast(rq);
            return requests.size() == 1;
        }

        @Override
        public boolean step(Context ctx) {
            Request rq = requests.peekFirst();
            if (rq == null) {
                return false;
            }
            ctx.spend(q.costs.complete());
            q.driver.complete(ctx, rq);
            requests.removeFirst();
            return !requests.isEmpty();
        }
    }
}
