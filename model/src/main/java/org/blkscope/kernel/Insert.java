package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Op;

/** Where a request goes that is not issued directly (INS). */
final class Insert {
    private final RequestQueue q;

    Insert(RequestQueue q) {
        this.q = q;
    }

    /**
     * {@code blk_mq_insert_request()}, until 6.4 {@code blk_mq_sched_insert_request()}, without the
     * run: the dispatch list for what bypasses schedulers, else the scheduler or the software
     * queue.
     */
    void request(Context ctx, Request rq, boolean atHead) {
        ctx.spend(q.costs.insert());
        if (rq.op.isPassthrough() && !q.behaviour.passthroughLikeOthers) {
            bypass(ctx, rq, atHead || q.behaviour.bypassHead, q.sites.insertBypass);
        } else if (bypasses(rq)) {
            bypass(ctx, rq, !q.behaviour.bypassAsAsked || atHead, q.sites.insertBypass);
        } else {
            normally(ctx, rq, atHead);
        }
    }

    /** INS-5: every member of a flush sequence; INS-6: only the flush command itself. */
    private boolean bypasses(Request rq) {
        return q.behaviour.bypassFlushOpOnly ? rq.op == Op.FLUSH : rq.has(Request.FLUSH_SEQ);
    }

    /** {@code blk_mq_request_bypass_insert()}; no insert event (INS-9). */
    void bypass(Context ctx, Request rq, boolean atHead, int site) {
        rq.unlink();
        HardwareQueue hctx = rq.mqHctx;
        if (atHead) {
            hctx.dispatch.addFirst(rq);
        } else {
            hctx.dispatch.addLast(rq);
        }
        q.recorder.move(
                EventKind.DISPATCH_INSERT,
                site,
                rq.life,
                q.places.dispatch[hctx.index],
                atHead ? EventFlags.AT_HEAD : 0);
    }

    private void normally(Context ctx, Request rq, boolean atHead) {
        Elevator elevator = q.elevator;
        if (elevator != null) {
            elevator.insert(ctx, rq, atHead);
            return;
        }
        q.trace.insert(ctx, rq);
        rq.unlink();
        if (atHead) {
            rq.mqCtx.rqList.addFirst(rq);
        } else {
            rq.mqCtx.rqList.addLast(rq);
        }
        rq.mqHctx.markPending(rq.mqCtx);
        q.recorder.move(
                EventKind.CTX_INSERT,
                q.sites.insert,
                rq.life,
                rq.mqCtx.place,
                atHead ? EventFlags.AT_HEAD : 0);
    }
}
