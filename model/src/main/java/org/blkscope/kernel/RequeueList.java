package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;

/**
 * {@code q->requeue_list}, {@code q->flush_list} and the work item that inserts what is on them
 * again (REQ-3, REQ-4 as since 6.5).
 */
public final class RequeueList {
    private final RequestQueue q;
    final RequestList requests = new RequestList();
    final RequestList flushes = new RequestList();
    final WorkItem work;

    RequeueList(RequestQueue q) {
        this.q = q;
        work = new WorkItem(q.kblockd, new Work(), q.places.requeueWork, q.sites.requeueWork);
    }

    /**
     * {@code blk_mq_requeue_request()}: a started request comes back, to be inserted again later.
     */
    public void requeue(Context ctx, Request rq, boolean kick) {
        undoStart(ctx, rq);
        requests.addLast(rq);
        q.recorder.move(EventKind.REQUEUE, q.sites.requeue, rq.life, q.places.requeue, 0);
        if (kick) {
            kick(ctx);
        }
    }

    /** {@code __blk_mq_requeue_request()} (REQ-1). */
    void undoStart(Context ctx, Request rq) {
        q.trace.requeue(ctx, rq);
        rq.state = Request.State.IDLE;
    }

    /** A data step of a flush sequence goes to the head. */
    void addData(Context ctx, Request rq) {
        rq.unlink();
        requests.addFirst(rq);
        q.recorder.move(
                EventKind.REQUEUE,
                q.sites.flushData,
                rq.life,
                q.places.requeue,
                EventFlags.AT_HEAD);
        kick(ctx);
    }

    /** The flush command waits on a list of its own. */
    void addFlush(Context ctx, Request rq) {
        flushes.addLast(rq);
        q.recorder.appear(EventKind.ALLOCATE, q.sites.flushKick, rq.life, q.places.flushList, 0);
        kick(ctx);
    }

    /** {@code blk_mq_kick_requeue_list()} (REQ-6). */
    void kick(Context ctx) {
        work.queue(ctx, ctx.cpu());
    }

    /** {@code blk_mq_requeue_work()}: a request a step, then all hardware queues are run here. */
    private final class Work extends Frame {
        private int runNext = -1;

        @Override
        protected Next step(Context ctx) {
            if (runNext < 0) {
                if (insertOne(ctx)) {
                    return Next.AGAIN;
                }
                runNext = 0;
            }
            if (runNext < q.hctxs.length) {
                q.hctxs[runNext++].run(ctx, false);
                return Next.AGAIN;
            }
            runNext = -1;
            return Next.DONE;
        }

        private boolean insertOne(Context ctx) {
            Request rq = requests.first();
            if (rq == null) {
                rq = flushes.first();
            }
            if (rq == null) {
                return false;
            }
            ctx.spend(q.costs.insert());
            if (rq.has(Request.DONTPREP)) {
                rq.unlink();
                rq.mqHctx.dispatch.addLast(rq);
                q.recorder.move(
                        EventKind.DISPATCH_INSERT,
                        q.sites.requeueInsert,
                        rq.life,
                        dispatchPlace(rq),
                        0);
            } else if (rq.isFlushCommand) {
                rq.unlink();
                rq.mqHctx.dispatch.addFirst(rq);
                int at = EventFlags.AT_HEAD;
                q.recorder.move(
                        EventKind.DISPATCH_INSERT,
                        q.sites.insertBypass,
                        rq.life,
                        dispatchPlace(rq),
                        at);
            } else {
                insertIntoCtx(ctx, rq);
            }
            return true;
        }

        private void insertIntoCtx(Context ctx, Request rq) {
            q.trace.insert(ctx, rq);
            rq.unlink();
            rq.mqCtx.rqList.addFirst(rq);
            rq.mqHctx.markPending(rq.mqCtx);
            q.recorder.move(
                    EventKind.CTX_INSERT,
                    q.sites.insert,
                    rq.life,
                    rq.mqCtx.place,
                    EventFlags.AT_HEAD);
        }

        private int dispatchPlace(Request rq) {
            return q.places.dispatch[rq.mqHctx.index];
        }
    }
}
