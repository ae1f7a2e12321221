package org.blkscope.kernel.sched;

import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestList;
import org.jspecify.annotations.Nullable;

/**
 * {@code struct bfq_queue}: the requests of one process that somebody waits for, or all others of
 * one priority, with the virtual times of its service.
 */
final class BfqQueue {
    private static final int SHIFT = 22;
    private static final int CLASS_BE = 2;
    private static final int LEVELS = 8;

    /** The process; null for what nobody waits for. */
    final @Nullable KernelTask owner;

    final int priority;
    final int place;
    final RequestList fifo = new RequestList();
    final SectorOrder sorted = new SectorOrder();

    /** Virtual time from which on it may be served, and at which it will have had its budget. */
    long start;

    long finish;

    /** Sectors that it had in this turn. */
    int served;

    BfqQueue(@Nullable KernelTask owner, int priority, int place) {
        this.owner = owner;
        this.priority = priority;
        this.place = place;
    }

    boolean isSync() {
        return owner != null;
    }

    boolean isEmpty() {
        return fifo.isEmpty();
    }

    /** {@code bfq_ioprio_to_weight()}: ten for each level above the lowest. */
    private int weight() {
        int level = priority & (LEVELS - 1);
        int prioClass = priority >>> 3;
        return 10 * (LEVELS - (prioClass == CLASS_BE || prioClass == 1 ? level : LEVELS - 1));
    }

    /** {@code bfq_delta()}: how far so many sectors move its virtual time. */
    long delta(int sectors) {
        return ((long) sectors << SHIFT) / weight();
    }

    void add(Request rq) {
        fifo.addLast(rq);
        sorted.add(rq);
    }

    void remove(Request rq) {
        sorted.remove(rq);
    }
}
