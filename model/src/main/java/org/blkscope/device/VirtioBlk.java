package org.blkscope.device;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestQueue;

/*
 * virtio-blk (blk-mq drivers, section 6).
 *
 * Each hardware queue is a ring. A request takes as many entries of it as it needs; without indirect descriptors that is
 * one for each segment and two more, so the ring may be full while tags are free. Then the driver stops the hardware
 * queue; the interrupt of the next completion starts it again.
 */
/** The paravirtual disk. */
public final class VirtioBlk implements Driver {
    private final int ringSize;
    private final int entriesOfRequest;
    private final CommandClock clock;
    private final boolean reversed;
    private final CostTable costs;
    private final int[] used;

    /** Used buffers that the interrupt has found so far; the device uses them in order. */
    private final List<Used> ring = new ArrayList<>();

    private final List<Used> batch = new ArrayList<>();
    private boolean batching;
    private int positions;

    /**
     * @param queues rings
     * @param ringSize entries of each ring
     * @param entriesOfRequest entries that a request takes: 1 with indirect descriptors
     * @param reversed a plug goes into the ring in the opposite of list order
     */
    public VirtioBlk(
            int queues,
            int ringSize,
            int entriesOfRequest,
            boolean reversed,
            CommandClock clock,
            CostTable costs) {
        this.ringSize = ringSize;
        this.entriesOfRequest = entriesOfRequest;
        this.clock = clock;
        this.reversed = reversed;
        this.costs = costs;
        used = new int[queues];
    }

    @Override
    public String name() {
        return "virtio_blk";
    }

    @Override
    public void initRequest(Request rq) {
        rq.setDriverTimer(new Used(rq));
    }

    @Override
    public boolean hasQueueRqs() {
        return true;
    }

    @Override
    public boolean hasCommitRqs() {
        return true;
    }

    /** {@code virtio_queue_rq()}. */
    @Override
    public Status queueRq(Context ctx, Request rq, boolean last) {
        RequestQueue q = rq.queue();
        q.startRequest(ctx, rq);
        ctx.spend(costs.queueRq());
        if (used[rq.hctx()] + entriesOfRequest > ringSize) {
            q.stopHwQueue(ctx, rq.hctx());
            return Status.DEV_RESOURCE;
        }
        used[rq.hctx()] += entriesOfRequest;
        int command = clock.next();
        Timer timer = rq.driverTimer();
        boolean ends = clock.plan().fault(command) != CommandPlan.Fault.LOST;
        if (timer instanceof Used buffers && ends) {
            buffers.command = command;
            if (batching) {
                batch.add(buffers);
            } else {
                add(ctx, buffers);
            }
        }
        return Status.OK;
    }

    /** {@code virtio_queue_rqs()}: requests are prepared first, then all go into the ring. */
    @Override
    public void beginBatch(Context ctx) {
        batching = true;
    }

    @Override
    public void endBatch(Context ctx) {
        batching = false;
        if (reversed) {
            Collections.reverse(batch);
        }
        for (Used buffers : batch) {
            add(ctx, buffers);
        }
        batch.clear();
    }

    private void add(Context ctx, Used buffers) {
        buffers.position = ++positions;
        int cpu = buffers.rq.queue().firstCpu(buffers.rq.hctx());
        clock.begin(ctx, buffers.rq, buffers, cpu, buffers.command);
    }

    /** {@code virtblk_request_done()}. */
    @Override
    public void complete(Context ctx, Request rq) {
        rq.queue().completion().endRequest(ctx, rq, 0);
    }

    /** {@code virtblk_done()}: all that are done complete, then stopped queues start again. */
    private void interrupt(Context ctx, Used first) {
        ring.add(first);
        if (ctx.anyExpired(this::isOwn)) {
            return;
        }
        List<Used> all = new ArrayList<>(ring);
        ring.clear();
        all.sort(Comparator.comparingInt(done -> done.position));
        for (Used done : all) {
            used[done.rq.hctx()] -= entriesOfRequest;
            done.rq.queue().completion().completeRequest(ctx, done.rq);
        }
        first.rq.queue().startStoppedHwQueues(ctx, true);
    }

    private boolean isOwn(Timer timer) {
        return timer instanceof Used done && done.disk() == this;
    }

    /** The device has used the buffers of a request. */
    private final class Used extends Timer {
        private final Request rq;
        private int command;
        private int position;

        Used(Request rq) {
            this.rq = rq;
        }

        VirtioBlk disk() {
            return VirtioBlk.this;
        }

        @Override
        protected void expire(Context ctx) {
            interrupt(ctx, this);
        }
    }
}
