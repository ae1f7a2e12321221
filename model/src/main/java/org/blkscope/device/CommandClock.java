package org.blkscope.device;

/**
 * When the commands of a device end, by its plan. A device with a constant time for each command
 * ends them in the order in which it was given them, however the figures of the plan scatter.
 */
public final class CommandClock {
    private final CommandPlan plan;
    private int started;
    private long lastEndNs;

    public CommandClock(CommandPlan plan) {
        this.plan = plan;
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
    public long endNs(long nowNs, int command) {
        long end = nowNs + plan.ns(command);
        lastEndNs = plan.inOrder() ? Math.max(end, lastEndNs) : end;
        return lastEndNs;
    }
}
