package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.blkscope.engine.Context;
import org.blkscope.kernel.BioMerge.Position;
import org.blkscope.kernel.BioMerge.Result;
import org.jspecify.annotations.Nullable;

/*
 * What elevators that sort share (MRG-6): the request that grew last is tried first and its answer counts; then a table
 * of requests by their end finds a back merge; then the elevator itself looks for a front merge. A request that has grown
 * may touch its neighbour, which then joins it.
 */
/** {@code elv_merge()} and its companions, for one elevator. */
public final class ElevatorMerge {
    /** What the elevator knows about its own order. */
    public interface Order {
        /** {@code request_merge()}: the waiting request that begins where the bio ends. */
        @Nullable Request behind(Bio bio);

        /** {@code former_request()}: the neighbour in front. */
        @Nullable Request former(Request rq);

        /** {@code next_request()}: the neighbour behind. */
        @Nullable Request latter(Request rq);

        /** {@code request_merged()}: the request has grown at its front. */
        void grownAtFront(Request rq);

        /** {@code requests_merged()}: {@code next} has joined {@code rq}. */
        void joined(Request rq, Request next);
    }

    private static final int NO_MERGES = 2;

    private final RequestQueue q;
    private final Order order;
    private final TreeMap<Long, List<Request>> byEnd = new TreeMap<>();
    private @Nullable Request lastMerge;

    public ElevatorMerge(RequestQueue q, Order order) {
        this.q = q;
        this.order = order;
    }

    /** A request has been inserted. */
    public void added(Request rq) {
        if (!rq.isMergeable()) {
            return;
        }
        hash(rq);
        if (lastMerge == null) {
            lastMerge = rq;
        }
    }

    /** A request leaves the elevator. */
    public void removed(Request rq) {
        unhash(rq);
        if (lastMerge == rq) {
            lastMerge = null;
        }
    }

    /** {@code blk_mq_sched_try_merge()}. */
    public boolean tryMerge(Context ctx, Bio bio) {
        if (q.limits.noMerges() == NO_MERGES || !bio.isMergeable()) {
            return false;
        }
        Request rq = find(bio);
        if (rq == null) {
            return false;
        }
        Position position = BioMerge.position(rq, bio);
        unhash(rq);
        Result result = BioMerge.attempt(ctx, rq, bio, q.sites.elevatorMerge);
        if (result != Result.MERGED) {
            hash(rq);
            if (lastMerge == rq) {
                lastMerge = null;
            }
            return false;
        }
        grown(ctx, rq, position);
        return true;
    }

    private void grown(Context ctx, Request rq, Position position) {
        boolean back = position == Position.BACK;
        if (!back) {
            order.grownAtFront(rq);
        }
        hash(rq);
        lastMerge = rq;
        Request neighbour = back ? order.latter(rq) : order.former(rq);
        if (neighbour != null) {
            Request first = back ? rq : neighbour;
            Request second = back ? neighbour : rq;
            join(ctx, first, second);
        }
    }

    /**
     * {@code blk_mq_sched_try_insert_merge()}: a new request joins one that waits; the last of them
     * may join another one.
     *
     * @return true if it is gone
     */
    public boolean tryInsertMerge(Context ctx, Request rq) {
        if (q.limits.noMerges() == NO_MERGES) {
            return false;
        }
        Request last = lastMerge;
        if (last != null && join(ctx, last, rq)) {
            return true;
        }
        if (q.limits.noMerges() > 0) {
            return false;
        }
        boolean gone = false;
        Request added = rq;
        for (Request front = endingAt(added.sector()); front != null; ) {
            if (!join(ctx, front, added)) {
                return gone;
            }
            gone = true;
            added = front;
            front = endingAt(added.sector());
        }
        return gone;
    }

    /** {@code attempt_merge()}: the second request joins the first and is freed. */
    private boolean join(Context ctx, Request rq, Request next) {
        if (!mayJoin(rq, next)) {
            return false;
        }
        unhash(rq);
        unhash(next);
        q.trace.requestMerge(ctx, next);
        BioMerge.join(rq, next);
        order.joined(rq, next);
        removed(next);
        hash(rq);
        lastMerge = rq;
        q.completion.freeMerged(ctx, next, rq);
        return true;
    }

    private boolean mayJoin(Request rq, Request next) {
        return rq.isMergeable()
                && next.isMergeable()
                && rq.op == next.op
                && rq.priority == next.priority
                && rq.endSector() == next.sector
                && BioMerge.fits(rq, next);
    }

    private @Nullable Request find(Bio bio) {
        Request last = lastMerge;
        if (last != null
                && BioMerge.mergeOk(last, bio)
                && BioMerge.position(last, bio) != Position.NONE) {
            return last;
        }
        if (q.limits.noMerges() > 0) {
            return null;
        }
        Request front = endingAt(bio.sector);
        if (front != null && BioMerge.mergeOk(front, bio)) {
            return front;
        }
        Request behind = order.behind(bio);
        return behind != null && BioMerge.mergeOk(behind, bio) ? behind : null;
    }

    private @Nullable Request endingAt(long sector) {
        List<Request> requests = byEnd.get(sector);
        return requests == null ? null : requests.get(requests.size() - 1);
    }

    private void hash(Request rq) {
        if (rq.isMergeable()) {
            byEnd.computeIfAbsent(rq.endSector(), end -> new ArrayList<>()).add(rq);
        }
    }

    private void unhash(Request rq) {
        List<Request> requests = byEnd.get(rq.endSector());
        if (requests != null && requests.remove(rq) && requests.isEmpty()) {
            byEnd.remove(rq.endSector());
        }
    }
}
