package org.blkscope.device;

import org.blkscope.device.media.Access;
import org.blkscope.device.media.Medium;
import org.blkscope.engine.Context;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Request;
import org.jspecify.annotations.Nullable;

/**
 * When the commands of a device end, by its plan. A device with a constant time for each command
 * ends them in the order in which it was given them, however the figures of the plan scatter.
 */
public final class CommandClock {
    private final CommandPlan plan;
    private final @Nullable Medium medium;
    private int started;
    private long lastEndNs;

    /** Commands end as the plan says. */
    public CommandClock(CommandPlan plan) {
        this(plan, null);
    }

    /**
     * @param medium decides when commands end; null if the plan does
     */
    public CommandClock(CommandPlan plan, @Nullable Medium medium) {
        this.plan = plan;
        this.medium = medium;
    }

    /**
     * The device is given a command.
     *
     * @param timer expires when it ends
     * @param cpu on which it expires
     * @param number of the command, from {@link #next}
     */
    public void begin(Context ctx, Request rq, Timer timer, int cpu, int number) {
        Medium own = medium;
        if (own == null) {
            ctx.engine().arm(timer, cpu, endNs(ctx.nowNs(), number));
            return;
        }
        own.begin(ctx, new Access(rq.op(), rq.sector(), rq.sectors(), rq.isFua(), timer, cpu));
    }

    /** The number of the command that is started now; the first one is 1. */
    public int next() {
        return ++started;
    }

    /** What is known of the commands. */
    public CommandPlan plan() {
        return plan;
    }

    /** When a command ends that the device is given now. */
    private long endNs(long nowNs, int command) {
        long end = nowNs + plan.ns(command);
        lastEndNs = plan.inOrder() ? Math.max(end, lastEndNs) : end;
        return lastEndNs;
    }
}
