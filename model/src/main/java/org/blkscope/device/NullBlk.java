package org.blkscope.device;

import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.DriverLog;
import org.blkscope.kernel.Request;
import org.jspecify.annotations.Nullable;

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

    private static final int ETIMEDOUT = -110;
    private static final int EIO = -5;

    private final IrqMode irqMode;
    private final CommandClock clock;
    private final boolean blocking;
    private final @Nullable NullZones zones;
    private final CostTable costs;

    /**
     * @param clock {@code completion_nsec}, used in timer mode, and what goes wrong
     * @param blocking {@code queue_rq} may sleep
     * @param zones null for a device without zones
     */
    public NullBlk(
            IrqMode irqMode,
            CommandClock clock,
            boolean blocking,
            @Nullable NullZones zones,
            CostTable costs) {
        this.zones = zones;
        this.irqMode = irqMode;
        this.clock = clock;
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
        int command = clock.next();
        CommandPlan.Fault fault = clock.plan().fault(command);
        if (fault != CommandPlan.Fault.NONE) {
            return wrong(ctx, rq, fault);
        }
        NullZones cut = zones;
        rq.setDriverResult(cut == null || cut.process(rq) ? 0 : EIO);
        switch (irqMode) {
            case NONE -> rq.queue().completion().endRequest(ctx, rq, rq.driverResult());
            case SOFTIRQ -> rq.queue().completion().completeRequest(ctx, rq);
            case TIMER -> arm(ctx, rq, command);
        }
        return Status.OK;
    }

    /** The faults of the driver ({@code requeue}, {@code timeout}), and others. */
    private static Status wrong(Context ctx, Request rq, CommandPlan.Fault fault) {
        new DriverLog(rq.queue()).fault(rq);
        return switch (fault) {
            case RESOURCE, HOST_BUSY, TARGET_BUSY, BUSY_STATUS, NONE -> Status.RESOURCE;
            case DEV_RESOURCE, DEVICE_BUSY -> Status.DEV_RESOURCE;
            case FAILED -> Status.ERROR;
            case LOST -> Status.OK;
            case REQUEUE -> {
                rq.queue().requeueList().requeue(ctx, rq, true);
                yield Status.OK;
            }
        };
    }

    /** {@code null_timeout_rq()}: a lost request ends with an error. */
    @Override
    public TimeoutAnswer timeout(Context ctx, Request rq) {
        rq.setDriverResult(ETIMEDOUT);
        rq.queue().completion().completeRequest(ctx, rq);
        return TimeoutAnswer.DONE;
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
        rq.queue().completion().endRequest(ctx, rq, rq.driverResult());
    }

    @Override
    public String name() {
        return "null_blk";
    }

    private void arm(Context ctx, Request rq, int command) {
        Timer timer = rq.driverTimer();
        if (timer != null) {
            clock.begin(ctx, rq, timer, ctx.cpu(), command);
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
            rq.queue().completion().endRequest(ctx, rq, rq.driverResult());
        }
    }
}
