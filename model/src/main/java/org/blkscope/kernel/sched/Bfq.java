package org.blkscope.kernel.sched;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.engine.Context;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Bio;
import org.blkscope.kernel.Elevator;
import org.blkscope.kernel.ElevatorMerge;
import org.blkscope.kernel.ElevatorQueue;
import org.blkscope.kernel.HardwareQueue;
import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestList;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/*
 * bfq, a subset (blk-mq schedulers, section 4).
 *
 * Each process has a queue of its own for what it waits for. One queue at a time is served, in sector order, until it has
 * had its budget, its time is over, or it has nothing more; on a disk that turns the device is then kept free for a while,
 * since the next request of the same process will be near. Left out: weight raising, merging of queues of cooperating
 * processes, burst handling, request injection, learning of the peak rate, cgroups.
 */
/** The bfq scheduler of one queue. */
public final class Bfq implements Elevator, ElevatorMerge.Order {
    private static final int ASYNC_CHARGE = 3;
    private static final long MILLI = 1_000_000;

    private final ElevatorQueue queue;
    private final BfqTunables tunables;
    private final ElevatorMerge merge;
    private final BfqService service;
    private final RequestList headList = new RequestList();
    private final Expiry idleTimer = new Expiry();
    private final boolean shallowTotal;
    private final int headPlace;
    private final int serveSite;
    private final int selectSite;
    private final int idleSite;
    private @Nullable BfqQueue inService;
    private long turnEndNs;
    private long position;
    private boolean idling;
    private int nrRequests;
    private int bitsPerWord;

    public Bfq(ElevatorQueue queue, BfqTunables tunables) {
        this.queue = queue;
        this.tunables = tunables;
        merge = new ElevatorMerge(queue.queue(), this);
        service = new BfqService(tunables.budget());
        shallowTotal = queue.is(Flag.SHALLOW_DEPTH, "total");
        headPlace = queue.addPlace("dispatch");
        serveSite = queue.addSite("bfq_dispatch_rq_from_bfqq", Rule.BFQ_SERVE);
        selectSite = queue.addSite("bfq_select_queue", Rule.BFQ_SELECT);
        idleSite = queue.addSite("bfq_select_queue", Rule.BFQ_IDLE);
    }

    @Override
    public String name() {
        return "bfq";
    }

    @Override
    public boolean isSingleQueue() {
        return true;
    }

    /** {@code bfq_limit_depth()}: half for what nobody waits for, three quarters for writes. */
    @Override
    public int shallowDepth(Bio bio) {
        if (bio.isSync() && !bio.op().isWrite()) {
            return 0;
        }
        int all = shallowTotal ? nrRequests : bitsPerWord;
        return Math.max(1, bio.isSync() ? all * 3 / 4 : all / 2);
    }

    @Override
    public int minShallowDepth(int tags) {
        bitsPerWord = ElevatorQueue.bitsPerWord(tags);
        return 1;
    }

    @Override
    public void depthUpdated(int requests) {
        nrRequests = requests;
    }

    @Override
    public boolean mergeBio(Context ctx, Bio bio) {
        return merge.tryMerge(ctx, bio);
    }

    /** {@code bfq_insert_request()}. */
    @Override
    public void insert(Context ctx, Request rq, boolean atHead) {
        if (merge.tryInsertMerge(ctx, rq)) {
            return;
        }
        queue.traceInsert(ctx, rq);
        rq.unlink();
        if (atHead || rq.op().isPassthrough()) {
            if (atHead) {
                headList.addFirst(rq);
            } else {
                headList.addLast(rq);
            }
            queue.moved(rq, headPlace, atHead);
            return;
        }
        BfqQueue own = queueOf(rq);
        boolean begins = own.isEmpty();
        long expire = own.isSync() ? tunables.fifoExpireSync() : tunables.fifoExpireAsync();
        rq.setFifoTime(queue.jiffies() + queue.jiffies(expire));
        own.add(rq);
        queue.moved(rq, own.place, false);
        merge.added(rq);
        if (begins && own != inService) {
            service.activate(own);
        }
        if (own == inService) {
            idling = false;
        }
    }

    /** {@code bfq_init_rq()}: the queue is kept in the request, which may lose its bios. */
    private BfqQueue queueOf(Request rq) {
        if (rq.schedulerMark() > 0) {
            return service.all().get(rq.schedulerMark() - 1);
        }
        KernelTask owner = rq.isSync() ? rq.submitter() : null;
        BfqQueue own =
                service.of(
                        owner,
                        rq.priority(),
                        number -> queue.addPlace((owner == null ? "async" : "sync") + number));
        rq.setSchedulerMark(service.all().indexOf(own) + 1);
        return own;
    }

    @Override
    public boolean hasWork(HardwareQueue hctx) {
        return !headList.isEmpty() || service.isBusy();
    }

    /** {@code bfq_dispatch_request()}. */
    @Override
    public @Nullable Request dispatch(Context ctx, HardwareQueue hctx) {
        Request rq = headList.first();
        if (rq != null) {
            rq.setHandedOut();
            return rq;
        }
        BfqQueue turn = select(ctx);
        return turn == null ? null : serve(turn);
    }

    /** {@code bfq_select_queue()}: the queue in service goes on, or gives way. */
    private @Nullable BfqQueue select(Context ctx) {
        BfqQueue now = inService;
        if (now != null && !isOver(now)) {
            if (!now.isEmpty()) {
                return now;
            }
            if (idles(ctx, now)) {
                return null;
            }
        }
        if (now != null) {
            service.expire(now);
        }
        BfqQueue next = service.next();
        inService = next;
        idling = false;
        if (next != null) {
            turnEndNs = queue.nowNs() + tunables.timeoutSync() * MILLI;
            queue.decide(selectSite, next.place, -1, next.fifo.size());
        }
        return next;
    }

    private boolean isOver(BfqQueue turn) {
        return turn.served >= tunables.budget() || queue.nowNs() > turnEndNs;
    }

    /** The device is kept free for the next request of the process, where that saves a seek. */
    private boolean idles(Context ctx, BfqQueue turn) {
        if (!turn.isSync() || !queue.isRotational() || tunables.sliceIdle() == 0) {
            return false;
        }
        if (!idling) {
            idling = true;
            queue.armAfter(ctx, idleTimer, tunables.sliceIdle() * MILLI);
            queue.decide(idleSite, turn.place, -1, tunables.sliceIdle());
        }
        return true;
    }

    private @Nullable Request serve(BfqQueue turn) {
        Request rq = choose(turn);
        if (rq == null) {
            return null;
        }
        position = rq.sector() + rq.sectors();
        turn.remove(rq);
        merge.removed(rq);
        service.serve(turn, rq, turn.isSync() ? rq.sectors() : rq.sectors() * ASYNC_CHARGE);
        queue.decide(serveSite, turn.place, rq.life(), turn.served);
        rq.setHandedOut();
        return rq;
    }

    /**
     * An overdue request at the beginning of a turn, else the nearest one ({@code bfq_choose_req}).
     */
    private @Nullable Request choose(BfqQueue turn) {
        Request first = turn.fifo.first();
        if (first != null && turn.served == 0 && first.fifoTime() <= queue.jiffies()) {
            return first;
        }
        Request ahead = turn.sorted.from(position);
        Request behind = turn.sorted.below(position);
        if (ahead == null || behind == null) {
            return ahead == null ? turn.sorted.from(0) : ahead;
        }
        long back = (position - behind.sector()) * tunables.backSeekPenalty();
        boolean near = position - behind.sector() <= tunables.backSeekMax() * 2L;
        return near && back < ahead.sector() - position ? behind : ahead;
    }

    @Override
    public void finish(Context ctx, Request rq) {}

    @Override
    public @Nullable Request behind(Bio bio) {
        for (BfqQueue own : service.all()) {
            Request rq = own.sorted.at(bio.endSector());
            if (rq != null && own.owner == (bio.isSync() ? bio.task() : null)) {
                return rq;
            }
        }
        return null;
    }

    @Override
    public @Nullable Request former(Request rq) {
        return queueOf(rq).sorted.before(rq);
    }

    @Override
    public @Nullable Request latter(Request rq) {
        return queueOf(rq).sorted.after(rq);
    }

    @Override
    public void grownAtFront(Request rq) {
        SectorOrder order = queueOf(rq).sorted;
        order.remove(rq);
        order.add(rq);
    }

    @Override
    public void joined(Request rq, Request next) {
        queueOf(next).remove(next);
    }

    @Override
    public Map<Integer, List<Request>> lists() {
        Map<Integer, List<Request>> lists = new TreeMap<>();
        for (BfqQueue own : service.all()) {
            if (!own.isEmpty()) {
                lists.put(own.place, own.fifo.all());
            }
        }
        if (!headList.isEmpty()) {
            lists.put(headPlace, headList.all());
        }
        return lists;
    }

    /** {@code bfq_idle_slice_timer()}: nothing came, so others may go on. */
    private final class Expiry extends Timer {
        @Override
        protected void expire(Context ctx) {
            BfqQueue waitedFor = inService;
            if (idling && waitedFor != null && waitedFor.isEmpty()) {
                service.expire(waitedFor);
                inService = null;
                idling = false;
                queue.run(ctx);
            }
        }
    }
}
