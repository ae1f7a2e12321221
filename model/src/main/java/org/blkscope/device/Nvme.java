package org.blkscope.device;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.CompletionBatch;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestQueue;
import org.jspecify.annotations.Nullable;

/*
 * NVMe over PCIe (blk-mq drivers, section 5).
 *
 * Each hardware queue is a pair of rings with an interrupt on its CPU. The tag is the only limit: the drive never answers
 * busy. A plug goes into the ring whole, with one ring of the doorbell. The interrupt takes all completions that are
 * there; those that need no other CPU and no scheduler end as one batch.
 */
/** An NVMe namespace. */
public final class Nvme implements Driver {
    private static final int EIO = -5;

    private final boolean reversed;
    private final CommandClock clock;
    private final @Nullable NullZones zones;
    private final CostTable costs;
    private final List<Entry> found = new ArrayList<>();
    private final List<Entry> plug = new ArrayList<>();
    private boolean batching;
    private int positions;

    /**
     * @param reversed a plug goes into the ring in the opposite of list order
     * @param clock when commands end
     * @param zones null for a drive without zones
     */
    public Nvme(boolean reversed, CommandClock clock, @Nullable NullZones zones, CostTable costs) {
        this.reversed = reversed;
        this.clock = clock;
        this.zones = zones;
        this.costs = costs;
    }

    @Override
    public String name() {
        return "nvme";
    }

    @Override
    public void initRequest(Request rq) {
        rq.setDriverTimer(new Entry(rq));
    }

    @Override
    public boolean hasQueueRqs() {
        return true;
    }

    @Override
    public boolean hasCommitRqs() {
        return true;
    }

    /** {@code nvme_queue_rq()}. */
    @Override
    public Status queueRq(Context ctx, Request rq, boolean last) {
        int command = clock.next();
        CommandPlan.Fault fault = clock.plan().fault(command);
        if (fault == CommandPlan.Fault.RESOURCE || fault == CommandPlan.Fault.DEV_RESOURCE) {
            return Status.RESOURCE;
        }
        rq.queue().startRequest(ctx, rq);
        ctx.spend(costs.queueRq());
        if (rq.driverTimer() instanceof Entry entry && fault != CommandPlan.Fault.LOST) {
            entry.command = command;
            entry.error = fault == CommandPlan.Fault.FAILED || !inZone(rq) ? EIO : 0;
            if (batching) {
                plug.add(entry);
            } else {
                submit(ctx, entry);
            }
        }
        return Status.OK;
    }

    private boolean inZone(Request rq) {
        NullZones cut = zones;
        return cut == null || cut.process(rq);
    }

    /** {@code nvme_queue_rqs()}: all are prepared, then copied into the ring. */
    @Override
    public void beginBatch(Context ctx) {
        batching = true;
    }

    @Override
    public void endBatch(Context ctx) {
        batching = false;
        if (reversed) {
            Collections.reverse(plug);
        }
        plug.forEach(entry -> submit(ctx, entry));
        plug.clear();
    }

    private void submit(Context ctx, Entry entry) {
        entry.position = ++positions;
        int cpu = entry.rq.queue().firstCpu(entry.rq.hctx());
        clock.begin(ctx, entry.rq, entry, cpu, entry.command);
    }

    /** {@code nvme_timeout()}: the command has been missed or is aborted; it gets more time. */
    @Override
    public TimeoutAnswer timeout(Context ctx, Request rq) {
        if (rq.driverTimer() instanceof Entry entry) {
            entry.error = EIO;
            rq.queue().completion().endRequest(ctx, rq, EIO);
        }
        return TimeoutAnswer.DONE;
    }

    @Override
    public void complete(Context ctx, Request rq) {
        int error = rq.driverTimer() instanceof Entry entry ? entry.error : 0;
        rq.queue().completion().endRequest(ctx, rq, error);
    }

    /** {@code nvme_irq()}: all completions of this queue that are there. */
    private void interrupt(Context ctx, Entry first) {
        found.add(first);
        if (ctx.anyExpired(timer -> isOf(timer, first.rq.hctx()))) {
            return;
        }
        List<Entry> own =
                found.stream()
                        .filter(entry -> entry.rq.hctx() == first.rq.hctx())
                        .sorted(Comparator.comparingInt(entry -> entry.position))
                        .toList();
        found.removeAll(own);
        RequestQueue q = first.rq.queue();
        CompletionBatch batch = new CompletionBatch(q);
        for (Entry entry : own) {
            if (!q.completion().completeElsewhere(ctx, entry.rq)
                    && !batch.add(entry.rq, entry.error)) {
                complete(ctx, entry.rq);
            }
        }
        batch.end(ctx);
    }

    private boolean isOf(Timer timer, int hctx) {
        return timer instanceof Entry entry && entry.drive() == this && entry.rq.hctx() == hctx;
    }

    /** An entry of the completion queue. */
    private final class Entry extends Timer {
        private final Request rq;
        private int command;
        private int position;
        private int error;

        Entry(Request rq) {
            this.rq = rq;
        }

        Nvme drive() {
            return Nvme.this;
        }

        @Override
        protected void expire(Context ctx) {
            interrupt(ctx, this);
        }
    }
}
