package org.blkscope.kernel.sched;

import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestList;
import org.jspecify.annotations.Nullable;

/** {@code struct dd_per_prio}: the requests of one priority class, reads and writes apart. */
final class DeadlineClass {
    static final int READ = 0;
    static final int WRITE = 1;

    /** By arrival. */
    final RequestList[] fifo = {new RequestList(), new RequestList()};

    /** Inserted at the head (6.1: one such list for each class). */
    final RequestList dispatch = new RequestList();

    final SectorOrder[] sorted = {new SectorOrder(), new SectorOrder()};

    /** {@code next_rq}: the successor of the last request taken (6.1). */
    final @Nullable Request[] nextRq = new Request[2];

    /** {@code latest_pos}: sector of the last request taken (6.12). */
    final long[] latestPos = new long[2];

    /** Places in the recording: reads, writes, head list (-1 if there is none). */
    final int[] places;

    private final boolean byPosition;
    private final ZoneLocks locks;
    private long inserted;
    private long completed;

    DeadlineClass(int[] places, boolean byPosition, ZoneLocks locks) {
        this.locks = locks;
        this.places = places;
        this.byPosition = byPosition;
    }

    static int direction(Request rq) {
        return rq.op().isWrite() ? WRITE : READ;
    }

    /** {@code dd_queued()}: inserted and not ended; requests in the driver count too. */
    int queued() {
        return (int) (inserted - completed);
    }

    void countInsert() {
        inserted++;
    }

    void countEnd() {
        completed++;
    }

    /** {@code deadline_next_request()}: what follows the last request taken in this direction. */
    @Nullable Request next(int direction) {
        Request rq = byPosition ? sorted[direction].from(latestPos[direction]) : nextRq[direction];
        while (rq != null && !locks.isFree(rq)) {
            rq = sorted[direction].after(rq);
        }
        return rq;
    }

    /** {@code deadline_fifo_request()}: the oldest one whose zone is not locked. */
    @Nullable Request oldest(int direction) {
        Request rq = fifo[direction].first();
        while (rq != null && !locks.isFree(rq)) {
            rq = rq.following();
        }
        return rq;
    }

    void add(Request rq) {
        int direction = direction(rq);
        sorted[direction].add(rq);
        fifo[direction].addLast(rq);
    }

    /** {@code deadline_remove_request()}: it joined another one. */
    void remove(Request rq) {
        int direction = direction(rq);
        if (nextRq[direction] == rq) {
            nextRq[direction] = sorted[direction].after(rq);
        }
        sorted[direction].remove(rq);
    }

    /** {@code deadline_move_request()}: it is taken; the position moves on. */
    void take(Request rq) {
        int direction = direction(rq);
        nextRq[direction] = sorted[direction].after(rq);
        latestPos[direction] = rq.sector();
        sorted[direction].remove(rq);
    }
}
