package org.blkscope.kernel.sched;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.Request;
import org.jspecify.annotations.Nullable;

/*
 * Which queue is served next (blk-mq schedulers, section 4): fair queueing by virtual time. The system's virtual time
 * advances with each sector served. A queue that becomes busy starts now; of those that have started the one that would
 * have its budget first is served. So shares follow weights, and nobody waits for longer than others' budgets.
 */
/** The queues of bfq in the order of their virtual finish times. */
final class BfqService {
    private static final int WEIGHT_SUM_SHIFT = 22;
    private static final int WEIGHT = 40;

    private final List<BfqQueue> queues = new ArrayList<>();
    private final int budget;
    private long virtualTime;

    /** Makes the place of a new queue. */
    interface Places {
        int make(int number);
    }

    BfqService(int budget) {
        this.budget = budget;
    }

    /** The queue of a request, made when it is first needed. */
    BfqQueue of(@Nullable KernelTask owner, int priority, Places places) {
        for (BfqQueue queue : queues) {
            if (queue.owner == owner && (owner != null || queue.priority == priority)) {
                return queue;
            }
        }
        BfqQueue made = new BfqQueue(owner, priority, places.make(queues.size()));
        queues.add(made);
        return made;
    }

    List<BfqQueue> all() {
        return queues;
    }

    /** It has something to do again. */
    void activate(BfqQueue queue) {
        queue.start = Math.max(queue.finish, virtualTime);
        queue.finish = queue.start + queue.delta(budget);
    }

    /** Its turn is over: it is charged for what it had, and begins anew if it has more. */
    void expire(BfqQueue queue) {
        queue.finish = queue.start + queue.delta(Math.max(1, queue.served));
        queue.served = 0;
        if (!queue.isEmpty()) {
            activate(queue);
        }
    }

    /** A request of the queue in service goes to the driver. */
    void serve(BfqQueue queue, Request rq, int charge) {
        queue.served += charge;
        virtualTime += ((long) charge << WEIGHT_SUM_SHIFT) / WEIGHT;
    }

    /** The next queue to serve; null if none has a request. */
    @Nullable BfqQueue next() {
        BfqQueue found = null;
        long earliest = Long.MAX_VALUE;
        for (BfqQueue queue : queues) {
            if (!queue.isEmpty()) {
                earliest = Math.min(earliest, queue.start);
            }
        }
        long now = Math.max(virtualTime, earliest);
        for (BfqQueue queue : queues) {
            boolean eligible = !queue.isEmpty() && queue.start <= now;
            if (eligible && (found == null || queue.finish < found.finish)) {
                found = queue;
            }
        }
        if (found != null) {
            virtualTime = now;
        }
        return found;
    }

    /** True if any queue has a request. */
    boolean isBusy() {
        return queues.stream().anyMatch(queue -> !queue.isEmpty());
    }
}
