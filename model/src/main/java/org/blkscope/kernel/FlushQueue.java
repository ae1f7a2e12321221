package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.jspecify.annotations.Nullable;

/*
 * The flush machinery of one hardware queue (blk-mq flush, sections 1 to 3).
 *
 * A request with PREFLUSH or FUA may need up to three steps: flush, data, flush. Requests that wait for a flush collect
 * on the pending list; when no flush is in flight and no data step is either, the list is closed, becomes the running
 * list, and one flush command is issued for all of it. Requests that arrive meanwhile collect on the other list. So the
 * longer a flush lasts, the more callers the next one serves.
 *
 * Without a scheduler the flush command borrows the driver tag of the first caller, which cannot be in flight itself.
 */
/** {@code struct blk_flush_queue}. */
final class FlushQueue {
    static final int PREFLUSH = 1;
    static final int DATA = 1 << 1;
    static final int POSTFLUSH = 1 << 2;
    static final int ALL = PREFLUSH | DATA | POSTFLUSH;

    private static final long PENDING_TIMEOUT_NS = 5_000_000_000L;

    private final HardwareQueue hctx;
    private final RequestList pending = new RequestList();
    private final RequestList running = new RequestList();

    /** {@code flush_pending_idx != flush_running_idx}: a flush command is in flight. */
    private boolean inFlight;

    private int dataInFlight;
    private long pendingSinceNs;
    private @Nullable Request flushRq;

    FlushQueue(HardwareQueue hctx) {
        this.hctx = hctx;
    }

    /** The flush command, once there was one. */
    @Nullable Request command() {
        return flushRq;
    }

    /** Requests that wait for a flush that is not issued yet. */
    RequestList pending() {
        return pending;
    }

    /** Requests that the flush in flight serves; empty if there is none. */
    RequestList running() {
        return running;
    }

    /**
     * {@code blk_insert_flush()}.
     *
     * @return false if the request goes on like any other
     */
    boolean insert(Context ctx, Request rq) {
        RequestQueue q = hctx.q;
        int steps = policy(rq);
        rq.cmdFlags &= ~OpFlags.PREFLUSH;
        if (!q.limits.fua()) {
            rq.cmdFlags &= ~OpFlags.FUA;
        }
        rq.cmdFlags |= OpFlags.SYNC;
        if (steps == 0) {
            hctx.decide(ctx, q.sites.flushNone, 0);
            q.completion.endRequest(ctx, rq, 0);
            return true;
        }
        if (steps == DATA) {
            return plainData(ctx, rq);
        }
        rq.rqFlags |= Request.FLUSH_SEQ;
        rq.flushSteps = ALL & ~steps;
        if (q.behaviour.flushMayDecline && steps == (DATA | POSTFLUSH)) {
            dataInFlight++;
            return false;
        }
        advance(ctx, rq, 0, 0);
        return true;
    }

    /** A write that needs no flush: since 6.5 like any other, before past the scheduler. */
    private boolean plainData(Context ctx, Request rq) {
        RequestQueue q = hctx.q;
        if (q.behaviour.flushMayDecline) {
            return false;
        }
        hctx.decide(ctx, q.sites.flushBypass, rq.life, 0);
        q.insert.bypass(ctx, rq, false, q.sites.flushBypass);
        if (q.behaviour.flushDataRuns) {
            hctx.run(ctx, false);
        }
        return true;
    }

    /** {@code blk_flush_policy()}: the steps that the device makes necessary (section 2). */
    private int policy(Request rq) {
        QueueLimits limits = hctx.q.limits;
        int steps = rq.sectors > 0 ? DATA : 0;
        if (limits.writeCache()) {
            if ((rq.cmdFlags & OpFlags.PREFLUSH) != 0) {
                steps |= PREFLUSH;
            }
            if (!limits.fua() && (rq.cmdFlags & OpFlags.FUA) != 0) {
                steps |= POSTFLUSH;
            }
        }
        return steps;
    }

    /** {@code end_io} of a flush command or of a data step. */
    void ended(Context ctx, Request rq, int error) {
        if (rq.isFlushCommand) {
            flushEnded(ctx, rq, error);
        } else {
            dataInFlight--;
            hctx.driverTags.put(ctx, rq);
            advance(ctx, rq, DATA, error);
            hctx.restart(ctx);
        }
    }

    /**
     * {@code blk_flush_complete_seq()}: marks steps as done and begins the next one, then tries to
     * issue a flush.
     */
    private void advance(Context ctx, Request rq, int doneSteps, int error) {
        RequestQueue q = hctx.q;
        rq.flushSteps |= doneSteps;
        int next = error != 0 ? 0 : Integer.lowestOneBit(ALL & ~rq.flushSteps);
        switch (next) {
            case PREFLUSH, POSTFLUSH -> wait(ctx, rq);
            case DATA -> {
                dataInFlight++;
                q.requeueList.addData(ctx, rq);
            }
            default -> finish(ctx, rq, error);
        }
        kick(ctx);
    }

    private void wait(Context ctx, Request rq) {
        RequestQueue q = hctx.q;
        if (pending.isEmpty()) {
            pendingSinceNs = ctx.nowNs();
        }
        rq.unlink();
        pending.addLast(rq);
        q.recorder.move(
                EventKind.FLUSH_STEP,
                q.sites.flushPending,
                rq.life,
                q.places.flushPending[hctx.index],
                0);
    }

    private void finish(Context ctx, Request rq, int error) {
        RequestQueue q = hctx.q;
        rq.unlink();
        rq.rqFlags &= ~Request.FLUSH_SEQ;
        q.recorder.move(EventKind.COMPLETE, q.sites.flushEnd, rq.life, q.places.completing, 0);
        int sectors = rq.sectors;
        rq.sectors = 0;
        q.completion.endRequest(ctx, rq, error);
        rq.sectors = sectors;
    }

    /** {@code blk_kick_flush()}: conditions C1 to C3. */
    private void kick(Context ctx) {
        RequestQueue q = hctx.q;
        Request first = pending.first();
        if (inFlight || first == null) {
            return;
        }
        if (dataInFlight > 0 && mayHold() && ctx.nowNs() < pendingSinceNs + PENDING_TIMEOUT_NS) {
            hctx.decide(ctx, q.sites.flushHold, dataInFlight);
            return;
        }
        hctx.decide(ctx, q.sites.flushKick, pending.size());
        inFlight = true;
        for (Request rq = first; rq != null; rq = pending.first()) {
            rq.unlink();
            running.addLast(rq);
            int place = q.places.flushRunning[hctx.index];
            q.recorder.move(EventKind.FLUSH_STEP, q.sites.flushKick, rq.life, place, 0);
        }
        issue(ctx, first);
    }

    /** C2: until 4.20 a queue with a scheduler holds no flush back. */
    private boolean mayHold() {
        return switch (hctx.q.behaviour.flushHold) {
            case "without-scheduler" -> hctx.q.elevator == null;
            case "with-scheduler" -> hctx.q.elevator != null;
            default -> true;
        };
    }

    private void issue(Context ctx, Request first) {
        RequestQueue q = hctx.q;
        Request rq = command(first);
        rq.mqCtx = first.mqCtx;
        rq.mqHctx = first.mqHctx;
        boolean borrows = first.internalTag == Request.NO_TAG;
        // A borrowed tag is marked as counted, since its owner counts it.
        rq.rqFlags = borrows ? Request.FLUSH_SEQ | Request.ACTIVE : Request.FLUSH_SEQ;
        rq.tag = borrows ? first.tag : Request.NO_TAG;
        rq.internalTag = first.internalTag;
        rq.state = Request.State.IDLE;
        int name = q.recorder.recording().tasks().number(q.name() + "/fq" + hctx.index);
        rq.life =
                q.recorder.request(
                        org.blkscope.recording.LifeKind.FLUSH,
                        q.device(),
                        Op.FLUSH,
                        rq.cmdFlags,
                        -1,
                        0,
                        name);
        q.requeueList.addFlush(ctx, rq);
    }

    /** The one flush command of this queue, made when it is first needed. */
    private Request command(Request first) {
        Request rq = flushRq;
        if (rq == null) {
            rq = new Request(0, first.mqCtx);
            rq.isFlushCommand = true;
            rq.op = Op.FLUSH;
            rq.cmdFlags = OpFlags.PREFLUSH;
            rq.sector = -1;
            hctx.q.driver.initRequest(rq);
            flushRq = rq;
        }
        return rq;
    }

    /** {@code flush_end_io()}: the callers of the running list take their next step. */
    private void flushEnded(Context ctx, Request flush, int error) {
        RequestQueue q = hctx.q;
        hctx.driverTags.put(ctx, flush);
        flush.internalTag = Request.NO_TAG;
        q.recorder.leave(EventKind.FREE, q.sites.flushEnd, flush.life, q.places.completing, 0, 0);
        flush.tag = Request.NO_TAG;
        if (flush.state != Request.State.IDLE) {
            q.started--;
        }
        flush.state = Request.State.IDLE;
        inFlight = false;
        for (int left = running.size(); left > 0; left--) {
            Request rq = running.first();
            if (rq != null) {
                advance(ctx, rq, Integer.lowestOneBit(ALL & ~rq.flushSteps), error);
            }
        }
    }
}
