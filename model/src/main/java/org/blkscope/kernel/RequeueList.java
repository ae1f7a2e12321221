package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

/**
 * {@code q->requeue_list}, {@code q->flush_list} and the work item that inserts what is on them
 * again (REQ-3, REQ-4 as since 6.5).
 */
public final class RequeueList {
    private final RequestQueue q;
    final RequestList requests = new RequestList();
    final RequestList flushes = new RequestList();
    final WorkItem work;

    private final RequestList taken = new RequestList();

    RequeueList(RequestQueue q) {
        this.q = q;
        work = new WorkItem(q.kblockd, new Work(), q.places.requeueWork, q.sites.requeueWork);
    }

    /** What the requeue work has in hand. */
    RequestList taken() {
        return taken;
    }

    /**
     * {@code blk_mq_requeue_request()}: a started request comes back, to be inserted again later.
     */
    public void requeue(Context ctx, Request rq, boolean kick) {
        undoStart(ctx, rq);
        Elevator elevator = q.elevator;
        if (elevator != null && rq.has(Request.USE_SCHED)) {
            elevator.requeued(ctx, rq);
        }
        rq.unlink();
        add(rq, !q.behaviour.requeueAtTail, q.sites.requeue);
        if (kick) {
            kick(ctx);
        }
    }

    /** REQ-3; until 6.4 what is added at the head is marked to be inserted at the head. */
    private void add(Request rq, boolean atHead, int site) {
        if (atHead) {
            requests.addFirst(rq);
        } else {
            requests.addLast(rq);
        }
        if (!q.behaviour.requeueAtTail) {
            rq.rqFlags |= Request.SOFTBARRIER;
        }
        int flags = atHead ? EventFlags.AT_HEAD : 0;
        q.recorder.move(EventKind.REQUEUE, site, rq.life, q.places.requeue, flags);
    }

    /** {@code __blk_mq_requeue_request()} (REQ-1). */
    void undoStart(Context ctx, Request rq) {
        rq.mqHctx.driverTags.put(ctx, rq);
        q.trace.requeue(ctx, rq);
        if (rq.state != Request.State.IDLE) {
            q.started--;
            rq.state = Request.State.IDLE;
            rq.rqFlags &= ~Request.TIMED_OUT;
        }
    }

    /** A data step of a flush sequence goes to the head. */
    void addData(Context ctx, Request rq) {
        rq.unlink();
        add(rq, true, q.sites.flushData);
        kick(ctx);
    }

    /** The flush command waits on a list of its own; until 6.4 at the tail of the common one. */
    void addFlush(Context ctx, Request rq) {
        int place = q.behaviour.requeueAtTail ? q.places.flushList : q.places.requeue;
        int flags = 0;
        if (q.behaviour.requeueAtTail) {
            flushes.addLast(rq);
        } else if (q.behaviour.preparedAsAsked) {
            rq.rqFlags |= Request.SOFTBARRIER;
            requests.addFirst(rq);
            flags = EventFlags.AT_HEAD;
        } else {
            requests.addLast(rq);
        }
        q.recorder.appear(EventKind.ALLOCATE, q.sites.flushKick, rq.life, place, flags);
        kick(ctx);
    }

    /** {@code blk_mq_kick_requeue_list()} (REQ-6). */
    public void kick(Context ctx) {
        work.queue(ctx, ctx.cpu());
    }

    /** {@code blk_mq_delay_kick_requeue_list()}. */
    public void delayKick(Context ctx, long delayNs) {
        work.queueAfter(ctx, ctx.cpu(), delayNs);
    }

    /** {@code blk_mq_requeue_work()}: a request a step, then all hardware queues are run here. */
    private final class Work extends Frame {
        private boolean begun;

        @Override
        protected Next step(Context ctx) {
            if (!begun) {
                begun = true;
                take();
            }
            Request rq = next();
            if (rq != null) {
                insert(ctx, rq);
                return Next.AGAIN;
            }
            begun = false;
            q.runHwQueues(ctx, false);
            return Next.DONE;
        }

        /** Both lists at once; what comes later is for the next run. */
        private void take() {
            for (Request rq = requests.first(); rq != null; rq = requests.first()) {
                take(rq);
            }
            for (Request rq = flushes.first(); rq != null; rq = flushes.first()) {
                take(rq);
            }
        }

        private void take(Request rq) {
            rq.unlink();
            taken.addLast(rq);
            q.recorder.move(
                    EventKind.COLLECT, q.sites.requeueTake, rq.life, q.places.requeueHand, 0);
        }

        /** Until 6.4 first those that go to a head, then the rest; since 6.5 in order. */
        private @Nullable Request next() {
            Request first = taken.first();
            if (q.behaviour.requeueAtTail) {
                return first;
            }
            int early = Request.SOFTBARRIER | Request.DONTPREP;
            for (Request rq = first; rq != null; rq = rq.next) {
                if ((rq.rqFlags & early) != 0) {
                    return rq;
                }
            }
            return first;
        }

        private void insert(Context ctx, Request rq) {
            boolean head =
                    q.behaviour.requeueAtTail ? !rq.isFlushCommand : rq.has(Request.SOFTBARRIER);
            rq.rqFlags &= ~Request.SOFTBARRIER;
            if (rq.has(Request.DONTPREP) && !q.behaviour.preparedToHead) {
                ctx.spend(q.costs.insert());
                boolean first = q.behaviour.preparedAsAsked && head;
                q.insert.bypass(ctx, rq, first, q.sites.requeueInsert);
            } else {
                q.insert.request(ctx, rq, head);
            }
        }
    }
}
