package org.blkscope.device.scsi;

import org.blkscope.device.CommandPlan;
import org.blkscope.engine.Context;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Request;

/**
 * A host whose commands take a given time each and do not disturb each other: scsi_debug, or a
 * virtio-scsi host with its device behind it.
 */
public final class TimedHost implements HostDriver {
    private final String name;
    private final boolean commits;
    private final boolean onInterruptCpu;

    /**
     * @param commits whether it has {@code commit_rqs()}
     * @param onInterruptCpu commands end in the interrupt of CPU 0, not on the CPU that started
     *     them
     */
    public TimedHost(String name, boolean commits, boolean onInterruptCpu) {
        this.name = name;
        this.commits = commits;
        this.onInterruptCpu = onInterruptCpu;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean hasCommitRqs() {
        return commits;
    }

    @Override
    public void initRequest(Request rq, ScsiDevice device) {
        rq.setDriverTimer(new Response(rq, device));
    }

    @Override
    public Answer queueCommand(Context ctx, ScsiDevice device, Request rq, boolean last) {
        int number = device.clock().next();
        CommandPlan.Fault fault = device.clock().plan().fault(number);
        Timer timer = rq.driverTimer();
        if (rq.op().isPassthrough()) {
            device.done(ctx, rq, ScsiResult.GOOD);
            return Answer.OK;
        }
        switch (fault) {
            case HOST_BUSY, RESOURCE -> {
                return Answer.HOST_BUSY;
            }
            case DEVICE_BUSY, DEV_RESOURCE -> {
                return Answer.DEVICE_BUSY;
            }
            case TARGET_BUSY -> {
                return Answer.TARGET_BUSY;
            }
            case BUSY_STATUS, REQUEUE -> device.done(ctx, rq, ScsiResult.BUSY);
            case LOST -> {}
            case FAILED, NONE -> {
                if (timer instanceof Response response) {
                    response.result =
                            fault == CommandPlan.Fault.FAILED ? ScsiResult.FAILED : ScsiResult.GOOD;
                    int cpu = onInterruptCpu ? 0 : ctx.cpu();
                    device.clock().begin(ctx, rq, timer, cpu, number);
                }
            }
        }
        return Answer.OK;
    }

    /** The response to one command, after its time. */
    private static final class Response extends Timer {
        private final Request rq;
        private final ScsiDevice device;
        private ScsiResult result = ScsiResult.GOOD;

        Response(Request rq, ScsiDevice device) {
            this.rq = rq;
            this.device = device;
        }

        @Override
        protected void expire(Context ctx) {
            device.done(ctx, rq, result);
        }
    }
}
