package org.blkscope.device;

import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.Request;

/**
 * The null block driver in its multi-queue mode: every request is accepted at once and is done
 * after a fixed time.
 *
 * <p>How it says so is the parameter {@code irqmode}: inside {@code queue_rq}, by the block layer's
 * softirq, or from the interrupt of a timer that each request has for itself.
 */
public final class NullBlk implements Driver {
    /** {@code irqmode}. */
    public enum IrqMode {
        /** Ends inside {@code queue_rq}. */
        NONE,
        /** Completes by softirq. */
        SOFTIRQ,
        /** Ends in the interrupt of a timer. */
        TIMER
    }

    private final IrqMode irqMode;
    private final long completionNs;
    private final boolean blocking;
    private final CostTable costs;

    /**
     * @param completionNs {@code completion_nsec}, used in timer mode
     * @param blocking {@code queue_rq} may sleep
     */
    public NullBlk(IrqMode irqMode, long completionNs, boolean blocking, CostTable costs) {
        this.irqMode = irqMode;
        this.completionNs = completionNs;
        this.blocking = blocking;
        this.costs = costs;
    }

    @Override
    public void initRequest(Request rq) {
        rq.setDriverTimer(new Completion(rq));
    }

    /** {@code null_queue_rq()}. */
    @Override
    public Status queueRq(Context ctx, Request rq, boolean last) {
        rq.queue().startRequest(ctx, rq);
        ctx.spend(costs.queueRq());
        switch (irqMode) {
            case NONE -> rq.queue().completion().endRequest(ctx, rq, 0);
            case SOFTIRQ -> rq.queue().completion().completeRequest(ctx, rq);
            case TIMER -> arm(ctx, rq);
        }
        return Status.OK;
    }

    @Override
    public boolean isBlocking() {
        return blocking;
    }

    @Override
    public boolean hasQueueRqs() {
        return true;
    }

    /** {@code null_complete_rq()}. */
    @Override
    public void complete(Context ctx, Request rq) {
        rq.queue().completion().endRequest(ctx, rq, 0);
    }

    @Override
    public String name() {
        return "null_blk";
    }

    private void arm(Context ctx, Request rq) {
        Timer timer = rq.driverTimer();
        if (timer != null) {
            ctx.engine().arm(timer, ctx.cpu(), ctx.nowNs() + completionNs);
        }
    }

    /** The timer of one request. */
    private final class Completion extends Timer {
        private final Request rq;

        Completion(Request rq) {
            this.rq = rq;
        }

        @Override
        protected void expire(Context ctx) {
            ctx.spend(costs.complete());
            rq.queue().completion().endRequest(ctx, rq, 0);
        }
    }
}
