package org.blkscope.kernel.sched;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.engine.Context;
import org.blkscope.kernel.Bio;
import org.blkscope.kernel.Elevator;
import org.blkscope.kernel.ElevatorMerge;
import org.blkscope.kernel.ElevatorQueue;
import org.blkscope.kernel.HardwareQueue;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestList;
import org.blkscope.kernel.profile.Flag;
import org.jspecify.annotations.Nullable;

/*
 * mq-deadline (blk-mq schedulers, section 2).
 *
 * Requests are kept by priority class and direction, each twice: by arrival and by sector. They are taken in batches: a
 * run in sector order of one direction. When the batch is over, or nothing is next, the direction is chosen anew: reads,
 * unless writes were passed over too often. Then the batch goes on where the last one of that direction ended, unless the
 * oldest request is overdue.
 *
 * The pick has side effects even when it hands out nothing (counters, direction), and it is made for each class in turn;
 * this shows in the order of classes when requests of several of them wait.
 */
/** The mq-deadline scheduler of one queue. */
public final class MqDeadline implements Elevator, ElevatorMerge.Order {
    private static final int CLASSES = 3;
    private static final int RT = 0;
    private static final int BE = 1;
    private static final int IDLE = 2;

    private final ElevatorQueue queue;
    private final DeadlineTunables tunables;
    private final DeadlineRecord record;
    private final ElevatorMerge merge;
    private final DeadlineClass[] classes = new DeadlineClass[CLASSES];
    private final RequestList headList = new RequestList();
    private final ZoneLocks locks;
    private final boolean oneHeadList;
    private final boolean shallowTotal;
    private final boolean classless;
    private final boolean ages;
    private final String asyncRule;
    private final long[] expire;
    private int lastDirection;
    private int batching;
    private int starved;
    private int asyncDepth;

    public MqDeadline(ElevatorQueue queue, DeadlineTunables tunables, DeadlineStart start) {
        this.queue = queue;
        this.tunables = tunables;
        oneHeadList = !queue.is(Flag.DL_HEAD_LIST, "per-class");
        classless = queue.is(Flag.DL_CLASSES, "one");
        ages = queue.is(Flag.DL_AGING, "yes");
        asyncRule = queue.flag(Flag.DL_ASYNC_DEPTH);
        shallowTotal = queue.is(Flag.SHALLOW_DEPTH, "total");
        boolean byPosition = queue.is(Flag.DL_NEXT_IN_ORDER, "position");
        locks = new ZoneLocks(queue.zones());
        record = new DeadlineRecord(queue, oneHeadList);
        merge = new ElevatorMerge(queue.queue(), this);
        for (int i = 0; i < CLASSES; i++) {
            classes[i] = new DeadlineClass(record.places(i), byPosition, locks);
        }
        expire =
                new long[] {
                    queue.jiffies(tunables.readExpire()), queue.jiffies(tunables.writeExpire())
                };
        lastDirection = start.lastWrite() ? DeadlineClass.WRITE : DeadlineClass.READ;
        batching = start.batching();
        starved = start.starved();
        classes[BE].latestPos[DeadlineClass.READ] = start.readPosition();
        classes[BE].latestPos[DeadlineClass.WRITE] = start.writePosition();
        record.counters(batching, starved, lastDirection);
    }

    @Override
    public String name() {
        return "mq-deadline";
    }

    @Override
    public boolean isSingleQueue() {
        return true;
    }

    @Override
    public int minShallowDepth(int tags) {
        return isLimiting() ? 1 : Integer.MAX_VALUE;
    }

    private boolean isLimiting() {
        return !asyncRule.equals("none");
    }

    /** {@code dd_limit_depth()} (2.8). */
    @Override
    public int shallowDepth(Bio bio) {
        if (!bio.op().isWrite() || !isLimiting()) {
            return 0;
        }
        if (shallowTotal) {
            return asyncDepth;
        }
        int requests = queue.nrRequests();
        return (asyncDepth * queue.bitsPerWord() + requests - 1) / requests;
    }

    @Override
    public void depthUpdated(int nrRequests) {
        boolean part = asyncRule.equals("three-quarters");
        int most = part ? Math.max(1, 3 * nrRequests / 4) : nrRequests;
        asyncDepth = tunables.asyncDepth() > 0 ? tunables.asyncDepth() : most;
    }

    @Override
    public boolean mergeBio(Context ctx, Bio bio) {
        return merge.tryMerge(ctx, bio);
    }

    /** {@code dd_insert_request()} (2.3). */
    @Override
    public void insert(Context ctx, Request rq, boolean atHead) {
        DeadlineClass prio = classOf(rq);
        locks.unlock(rq);
        if (rq.schedulerMark() == 0) {
            prio.countInsert();
            rq.setSchedulerMark(1);
        }
        if (merge.tryInsertMerge(ctx, rq)) {
            return;
        }
        int direction = DeadlineClass.direction(rq);
        queue.traceInsert(ctx, rq);
        rq.unlink();
        if (atHead || rq.op().isPassthrough()) {
            rq.setFifoTime(queue.jiffies());
            RequestList heads = oneHeadList ? headList : prio.dispatch;
            if (atHead) {
                heads.addFirst(rq);
            } else {
                heads.addLast(rq);
            }
            queue.moved(rq, record.headPlace(indexOf(rq)), atHead);
        } else {
            rq.setFifoTime(queue.jiffies() + expire[direction]);
            prio.add(rq);
            queue.moved(rq, prio.places[direction], false);
            merge.added(rq);
        }
    }

    @Override
    public boolean hasWork(HardwareQueue hctx) {
        for (DeadlineClass prio : classes) {
            if (!prio.fifo[DeadlineClass.READ].isEmpty()
                    || !prio.fifo[DeadlineClass.WRITE].isEmpty()
                    || !prio.dispatch.isEmpty()) {
                return true;
            }
        }
        return !headList.isEmpty();
    }

    /** {@code dd_dispatch_request()} (2.4). */
    @Override
    public @Nullable Request dispatch(Context ctx, HardwareQueue hctx) {
        Request rq = headList.first();
        if (rq != null) {
            DeadlineClass prio = classOf(rq);
            prio.latestPos[DeadlineClass.direction(rq)] = rq.sector();
            record.head(rq);
            return handOut(rq);
        }
        rq = aged();
        for (int i = RT; rq == null && i < CLASSES; i++) {
            rq = pick(classes[i], queue.jiffies());
            if (rq == null && classes[i].queued() > 0) {
                record.waits(classes[i]);
                break;
            }
        }
        record.counters(batching, starved, lastDirection);
        return rq;
    }

    /** {@code dd_dispatch_prio_aged_requests()}: only if two classes have something queued. */
    private @Nullable Request aged() {
        int busy = 0;
        for (DeadlineClass prio : classes) {
            busy += prio.queued() > 0 ? 1 : 0;
        }
        if (busy < 2 || !ages) {
            return null;
        }
        long latest = queue.jiffies() - queue.jiffies(tunables.prioAgingExpire());
        for (int i = BE; i <= IDLE; i++) {
            Request rq = pick(classes[i], latest);
            if (rq != null) {
                record.aged(rq);
                return rq;
            }
        }
        return null;
    }

    /** {@code __dd_dispatch_request()}, steps a to e. */
    private @Nullable Request pick(DeadlineClass prio, long latest) {
        Request first = prio.dispatch.first();
        if (first != null) {
            if (isStartedAfter(first, latest)) {
                return null;
            }
            record.head(first);
            return handOut(first);
        }
        Request rq = batching < tunables.fifoBatch() ? prio.next(lastDirection) : null;
        if (rq == null) {
            int direction = choose(prio);
            if (direction < 0) {
                return null;
            }
            rq = begin(prio, direction);
            if (rq == null) {
                return null;
            }
        }
        if (isStartedAfter(rq, latest)) {
            return null;
        }
        batching++;
        record.batch(rq, batching);
        prio.take(rq);
        merge.removed(rq);
        return handOut(rq);
    }

    /** Step c: the direction of the next batch; -1 if nothing waits. */
    private int choose(DeadlineClass prio) {
        boolean writes = !prio.fifo[DeadlineClass.WRITE].isEmpty();
        boolean mayWrite = prio.oldest(DeadlineClass.WRITE) != null;
        if (!prio.fifo[DeadlineClass.READ].isEmpty()) {
            int before = starved;
            starved += mayWrite ? 1 : 0;
            if (!mayWrite || before < tunables.writesStarved()) {
                record.reads(prio, before);
                return DeadlineClass.READ;
            }
            record.starved(prio, before);
        } else if (!writes) {
            return -1;
        } else {
            record.writes(prio);
        }
        starved = 0;
        return DeadlineClass.WRITE;
    }

    /** Step d: the oldest if it is overdue or nothing follows the last batch. */
    private @Nullable Request begin(DeadlineClass prio, int direction) {
        Request next = prio.next(direction);
        Request first = prio.fifo[direction].first();
        Request oldest = prio.oldest(direction);
        if (first != null && first != oldest) {
            record.locked(first);
        }
        boolean overdue = first != null && first.fifoTime() <= queue.jiffies();
        Request rq = overdue || next == null ? oldest : next;
        if (rq == null) {
            return null;
        }
        record.begins(rq, rq == next && !overdue);
        lastDirection = direction;
        batching = 0;
        return rq;
    }

    private boolean isStartedAfter(Request rq, long latest) {
        return rq.fifoTime() - expire[DeadlineClass.direction(rq)] > latest;
    }

    private Request handOut(Request rq) {
        locks.lock(rq);
        rq.setHandedOut();
        return rq;
    }

    /** {@code dd_finish_request()}. */
    @Override
    public void finish(Context ctx, Request rq) {
        DeadlineClass prio = classOf(rq);
        if (rq.schedulerMark() != 0) {
            prio.countEnd();
        }
        if (locks.unlock(rq) && !prio.fifo[DeadlineClass.WRITE].isEmpty()) {
            rq.hardwareQueue().markRestart();
        }
    }

    @Override
    public @Nullable Request behind(Bio bio) {
        if (!tunables.frontMerges()) {
            return null;
        }
        int direction = bio.op().isWrite() ? DeadlineClass.WRITE : DeadlineClass.READ;
        return classes[index(bio.priorityClass())].sorted[direction].at(bio.endSector());
    }

    @Override
    public @Nullable Request former(Request rq) {
        return classOf(rq).sorted[DeadlineClass.direction(rq)].before(rq);
    }

    @Override
    public @Nullable Request latter(Request rq) {
        return classOf(rq).sorted[DeadlineClass.direction(rq)].after(rq);
    }

    @Override
    public void grownAtFront(Request rq) {
        SectorOrder order = classOf(rq).sorted[DeadlineClass.direction(rq)];
        order.remove(rq);
        order.add(rq);
    }

    /** {@code dd_merged_requests()}: the older place in the fifo counts. */
    @Override
    public void joined(Request rq, Request next) {
        DeadlineClass prio = classOf(next);
        int direction = DeadlineClass.direction(rq);
        RequestList fifo = prio.fifo[direction];
        if (isOn(fifo, rq) && isOn(fifo, next) && next.fifoTime() < rq.fifoTime()) {
            moveBehind(fifo, rq, next, prio.places[direction]);
            rq.setFifoTime(next.fifoTime());
        }
        prio.remove(next);
    }

    private static boolean isOn(RequestList fifo, Request wanted) {
        for (Request rq = fifo.first(); rq != null; rq = rq.following()) {
            if (rq == wanted) {
                return true;
            }
        }
        return false;
    }

    /** A recording knows moves to the ends of lists only: all that come behind move to the tail. */
    private void moveBehind(RequestList fifo, Request rq, Request anchor, int place) {
        List<Request> after = new ArrayList<>();
        after.add(rq);
        for (Request r = anchor.following(); r != null; r = r.following()) {
            if (r != rq) {
                after.add(r);
            }
        }
        for (Request r : after) {
            r.unlink();
            fifo.addLast(r);
            queue.moved(r, place, false);
        }
    }

    @Override
    public Map<Integer, List<Request>> lists() {
        Map<Integer, List<Request>> lists = new TreeMap<>();
        for (int i = 0; i < CLASSES; i++) {
            DeadlineClass prio = classes[i];
            put(lists, prio.places[DeadlineClass.READ], prio.fifo[DeadlineClass.READ]);
            put(lists, prio.places[DeadlineClass.WRITE], prio.fifo[DeadlineClass.WRITE]);
            if (i == 0 || !oneHeadList) {
                put(lists, record.headPlace(i), oneHeadList ? headList : prio.dispatch);
            }
        }
        return lists;
    }

    private static void put(Map<Integer, List<Request>> lists, int place, RequestList list) {
        List<Request> all = new ArrayList<>();
        for (Request rq = list.first(); rq != null; rq = rq.following()) {
            all.add(rq);
        }
        if (!all.isEmpty()) {
            lists.put(place, all);
        }
    }

    private DeadlineClass classOf(Request rq) {
        return classes[indexOf(rq)];
    }

    private int indexOf(Request rq) {
        return index(rq.priorityClass());
    }

    /** Class none counts as best effort; until 5.13 there is one class for all. */
    private int index(int priorityClass) {
        return classless || priorityClass == 0 ? BE : priorityClass - 1;
    }
}
