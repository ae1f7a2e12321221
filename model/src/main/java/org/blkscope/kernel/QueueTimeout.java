package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Timer;
import org.jspecify.annotations.Nullable;

/*
 * Late requests (TMO-1 to TMO-6).
 *
 * A queue has one timer for all its requests. It is armed for the earliest deadline, but at most some seconds ahead and
 * rounded to whole seconds, so it fires every few seconds while there is I/O. Its work item looks at all started
 * requests: first only whether any is late, then, when running dispatches have ended, it hands the late ones to the
 * driver. When nothing is started at all, the queue gives up its share of a shared tag set.
 */
/** {@code q->timeout} and {@code q->timeout_work}. */
final class QueueTimeout {
    /** {@code BLK_MAX_TIMEOUT} in nanoseconds. */
    private static final long MOST_NS = 5_000_000_000L;

    private static final long HALF_SECOND_NS = 500_000_000;

    private final RequestQueue q;
    private final Expiry timer = new Expiry();
    private final WorkItem work;
    private final long roundTicks;
    private long timerTick;
    private long timeoutTicks;

    QueueTimeout(RequestQueue q) {
        this.q = q;
        work = new WorkItem(q.kblockd, new Work(), q.places.timeoutWork, q.sites.timeoutWork);
        long second = q.engine.ticks(1_000_000_000);
        roundTicks = Long.highestOneBit(Math.max(1, second - 1)) << 1;
        timeoutTicks = q.engine.ticks(30_000_000_000L);
    }

    /** {@code io_timeout}. */
    void setTimeout(long ns) {
        timeoutTicks = Math.max(1, q.engine.ticks(ns));
    }

    /** {@code blk_add_timer()} for a request that is started. */
    void add(Context ctx, Request rq) {
        long now = q.engine.jiffies();
        rq.rqFlags &= ~Request.TIMED_OUT;
        rq.deadline = now + timeoutTicks;
        arm(ctx, Math.min(round(rq.deadline), round(now + q.engine.ticks(MOST_NS))));
    }

    private long round(long tick) {
        return (tick + roundTicks - 1) / roundTicks * roundTicks;
    }

    /** An armed timer moves only if it would be half a second late. */
    private void arm(Context ctx, long tick) {
        boolean early = timer.isPending() && timerTick - tick < q.engine.ticks(HALF_SECOND_NS);
        if (!early) {
            set(ctx, tick);
        }
    }

    private void set(Context ctx, long tick) {
        timerTick = tick;
        q.engine.arm(timer, ctx.cpu(), q.engine.tickTime(tick));
    }

    /** The timer of the queue; a machine with nothing else to do need not wait for it. */
    private final class Expiry extends Timer {
        Expiry() {
            super(true);
        }

        @Override
        protected void expire(Context ctx) {
            if (!work.isPending()) {
                work.queue(ctx, ctx.cpu());
            }
        }
    }

    /** {@code blk_mq_timeout_work()}: a pass over all, then one late request a step. */
    private final class Work extends Frame {
        private boolean handles;
        private long startTick;

        @Override
        protected Next step(Context ctx) {
            if (!handles) {
                startTick = q.engine.jiffies();
                if (late() == null) {
                    return end(ctx);
                }
                handles = true;
                return Next.AGAIN;
            }
            Request rq = late();
            if (rq == null) {
                handles = false;
                return end(ctx);
            }
            handle(ctx, rq);
            return Next.AGAIN;
        }

        /** TMO-4. */
        private void handle(Context ctx, Request rq) {
            rq.rqFlags |= Request.TIMED_OUT;
            rq.mqHctx.decide(ctx, q.sites.timeout, rq.life, 0);
            if (q.driver.timeout(ctx, rq) == Driver.TimeoutAnswer.RESET_TIMER) {
                add(ctx, rq);
            }
        }

        private @Nullable Request late() {
            for (HardwareQueue hctx : q.hctxs) {
                for (Request rq : hctx.tags.rqs) {
                    if (isStarted(rq, hctx)
                            && rq.deadline <= startTick
                            && !rq.has(Request.TIMED_OUT)) {
                        return rq;
                    }
                }
            }
            return null;
        }

        /** TMO-6: the timer goes on for the next deadline, or the queue is idle. */
        private Next end(Context ctx) {
            long next = Long.MAX_VALUE;
            for (HardwareQueue hctx : q.hctxs) {
                for (Request rq : hctx.tags.rqs) {
                    if (isStarted(rq, hctx) && !rq.has(Request.TIMED_OUT)) {
                        next = Math.min(next, rq.deadline);
                    }
                }
            }
            if (next != Long.MAX_VALUE) {
                set(ctx, next);
                return Next.DONE;
            }
            for (HardwareQueue hctx : q.hctxs) {
                hctx.driverTags.idle(ctx);
            }
            return Next.DONE;
        }

        private boolean isStarted(@Nullable Request rq, HardwareQueue hctx) {
            return rq != null
                    && rq.q == q
                    && rq.mqHctx == hctx
                    && rq.tag != Request.NO_TAG
                    && hctx.tags.rqs[rq.tag] == rq
                    && rq.state == Request.State.IN_FLIGHT;
        }
    }
}
