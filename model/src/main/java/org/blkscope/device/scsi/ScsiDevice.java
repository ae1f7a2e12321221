package org.blkscope.device.scsi;

import org.blkscope.device.CommandClock;
import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.DriverWork;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.kernel.profile.KernelProfile;
import org.jspecify.annotations.Nullable;

/*
 * The mid-layer for one device (blk-mq drivers, section 1).
 *
 * The budget of the device is asked for before a request is taken from its list, so a device that has as many commands
 * as it can take, or is blocked, leaves no requeue event behind. Host and low-level driver are asked when the driver has
 * the request already: their refusal is RESOURCE. All budgets and counts are returned at completion; then the queue is
 * run if anybody was refused a budget meanwhile, or, if other devices wait for the host, by a work item of its own.
 */
/** {@code struct scsi_device}. */
public final class ScsiDevice implements Driver {
    private static final long RETRY_NS = 3_000_000;
    private static final int EIO = -5;

    private final ScsiHost host;
    private final int depth;
    private final CommandClock clock;
    private final CostTable costs;
    private final boolean busyMeansDevice;
    private final boolean alwaysReruns;
    private final boolean neverReruns;
    private final boolean blocks;
    private int busy;
    private int blocked;
    private int restarts;
    private @Nullable DriverWork requeueWork;
    private @Nullable RequestQueue queue;
    private @Nullable ScsiLog scsiLog;

    /**
     * @param depth {@code queue_depth}: commands that the device takes at once
     * @param clock how long its commands take, and what goes wrong with them
     * @param profile of the kernel
     */
    public ScsiDevice(
            ScsiHost host, int depth, CommandClock clock, CostTable costs, KernelProfile profile) {
        busyMeansDevice = profile.is(Flag.SCSI_DEV_RESOURCE, "in-flight");
        alwaysReruns = profile.is(Flag.SCSI_COMPLETION_RERUN, "always");
        neverReruns = profile.is(Flag.SCSI_COMPLETION_RERUN, "never");
        blocks = profile.is(Flag.SCSI_BLOCKED_GATE, "yes");
        this.host = host;
        this.clock = clock;
        this.depth = depth;
        this.costs = costs;
    }

    /** {@code device_busy}: budgets that are given out. */
    public int busy() {
        return busy;
    }

    /** {@code device_blocked}. */
    public int blocked() {
        return blocked;
    }

    /** When its commands end. */
    CommandClock clock() {
        return clock;
    }

    @Override
    public String name() {
        return host.driver().name();
    }

    @Override
    public void initRequest(Request rq) {
        host.driver().initRequest(rq, this);
    }

    @Override
    public boolean hasQueueRqs() {
        return false;
    }

    @Override
    public boolean hasCommitRqs() {
        return host.driver().hasCommitRqs();
    }

    @Override
    public boolean isTagRoundRobin() {
        return host.driver().isTagRoundRobin();
    }

    /** {@code scsi_mq_get_budget()}. */
    @Override
    public boolean getBudget(Context ctx, RequestQueue q) {
        if (isReady()) {
            busy++;
            return true;
        }
        restarts++;
        log(q).noBudget(busy);
        if (busy == 0) {
            q.delayRunHwQueues(ctx, RETRY_NS);
        }
        return false;
    }

    /**
     * {@code scsi_dev_queue_ready()}: a blocked device takes nothing while commands are in flight;
     * else each attempt counts the block down.
     */
    private boolean isReady() {
        if (busy >= depth) {
            return false;
        }
        if (blocked == 0) {
            return true;
        }
        return busy == 0 && --blocked == 0;
    }

    @Override
    public void putBudget(Context ctx, RequestQueue q) {
        busy--;
    }

    /** {@code scsi_queue_rq()}. */
    @Override
    public Status queueRq(Context ctx, Request rq, boolean last) {
        if (!host.enter(this)) {
            log(rq.queue()).hostNotReady(rq, host.blocked());
            busy--;
            return refusal();
        }
        rq.setPrepared(true);
        rq.queue().startRequest(ctx, rq);
        ctx.spend(costs.queueRq());
        HostDriver.Answer answer = host.driver().queueCommand(ctx, this, rq, last);
        if (answer == HostDriver.Answer.OK) {
            return Status.OK;
        }
        log(rq.queue()).refused(rq, answer);
        setBlocked(answer);
        host.leave();
        busy--;
        return refusal();
    }

    /** Until 5.7 a completion of other commands of the device is trusted to run the queue. */
    private Status refusal() {
        return busyMeansDevice && busy > 0 ? Status.DEV_RESOURCE : Status.RESOURCE;
    }

    @Override
    public boolean checksEvents() {
        return true;
    }

    @Override
    public boolean hasBudgets() {
        return true;
    }

    private void setBlocked(HostDriver.Answer answer) {
        switch (answer) {
            case HOST_BUSY -> host.setBlocked();
            case DEVICE_BUSY -> blocked = blocks ? host.driver().maxDeviceBlocked() : 0;
            case TARGET_BUSY, OK -> {}
        }
    }

    /** {@code scsi_done()}: the low-level driver has done with a command. */
    public void done(Context ctx, Request rq, ScsiResult result) {
        rq.setDriverResult(result.ordinal());
        rq.queue().completion().completeRequest(ctx, rq);
    }

    /** {@code scsi_complete()}: what follows from the result. */
    @Override
    public void complete(Context ctx, Request rq) {
        switch (ScsiResult.of(rq.driverResult())) {
            case GOOD -> finish(ctx, rq, 0);
            case FAILED -> finish(ctx, rq, EIO);
            case BUSY, ABORTED -> retry(ctx, rq);
        }
    }

    /** {@code scsi_finish_command()}: every completion clears all blocks. */
    private void finish(Context ctx, Request rq, int error) {
        unbusy();
        host.clearBlocked();
        blocked = 0;
        RequestQueue q = rq.queue();
        if (error != 0) {
            q.completion().completeNothing(ctx, rq);
        }
        q.completion().endRequest(ctx, rq, error);
        runAfterCompletion(ctx, q);
    }

    /** {@code scsi_queue_insert()} with a device that is busy. */
    private void retry(Context ctx, Request rq) {
        blocked = host.driver().maxDeviceBlocked();
        unbusy();
        rq.queue().requeueList().requeue(ctx, rq, true);
    }

    /** {@code scsi_timeout()}: the command is aborted by a work item, then tried again. */
    @Override
    public TimeoutAnswer timeout(Context ctx, Request rq) {
        host.abort(ctx, rq, this);
        return TimeoutAnswer.DONE;
    }

    /** {@code scmd_eh_abort_handler()}: the low-level driver has forgotten the command. */
    void aborted(Context ctx, Request rq) {
        retry(ctx, rq);
    }

    private void unbusy() {
        host.leave();
        busy--;
    }

    /** {@code scsi_run_queue_async()}. */
    private void runAfterCompletion(Context ctx, RequestQueue q) {
        if (host.hasStarved()) {
            work(q).schedule(ctx);
        } else if (alwaysReruns || (restarts > 0 && !neverReruns)) {
            restarts = 0;
            q.runHwQueues(ctx, true);
        }
    }

    private DriverWork work(RequestQueue q) {
        DriverWork work = requeueWork;
        if (work == null) {
            work = new DriverWork(q, "scsi_requeue_run_queue", new RunStarved(host, q));
            requeueWork = work;
        }
        return work;
    }

    /** The queue of this device. */
    RequestQueue queue() {
        RequestQueue q = queue;
        if (q == null) {
            throw new IllegalStateException("a device without a queue");
        }
        return q;
    }

    /** Gives it its queue, which is made after it. */
    public void attach(RequestQueue q) {
        queue = q;
        work(q);
    }

    private ScsiLog log(RequestQueue q) {
        ScsiLog log = scsiLog;
        if (log == null) {
            log = new ScsiLog(q);
            scsiLog = log;
        }
        return log;
    }
}
