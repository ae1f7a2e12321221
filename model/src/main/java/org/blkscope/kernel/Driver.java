package org.blkscope.kernel;

import org.blkscope.engine.Context;

/** {@code struct blk_mq_ops}: what a driver does for the block layer. */
public interface Driver {
    /** What {@code queue_rq} answers. */
    enum Status {
        OK,
        /** Busy for a reason that no completion may cure. */
        RESOURCE,
        /** Busy; a completion of this device will run the queue again. */
        DEV_RESOURCE,
        /** The zone of the request is busy; other requests may go on (until 6.9). */
        ZONE_RESOURCE,
        /** The request fails. */
        ERROR
    }

    /** What {@code timeout()} answers (TMO-4). */
    enum TimeoutAnswer {
        /** The driver sees to the request: it completes or requeues it, now or later. */
        DONE,
        /** The request gets a new deadline. */
        RESET_TIMER
    }

    /** {@code init_request()}: called once for each request of the tag set. */
    void initRequest(Request rq);

    /**
     * {@code queue_rq()}: take a request. The driver starts it ({@link RequestQueue#startRequest})
     * when it accepts it.
     *
     * @param last false if more requests follow in this run
     */
    Status queueRq(Context ctx, Request rq, boolean last);

    /** True if it takes a whole plug at once ({@code queue_rqs}). */
    boolean hasQueueRqs();

    /**
     * {@code queue_rqs()} begins: the requests up to {@link #endBatch} go to the device together.
     */
    default void beginBatch(Context ctx) {}

    /** All requests of the batch are prepared. */
    default void endBatch(Context ctx) {}

    /** {@code complete()}: end a request after {@link Completion#completeRequest}. */
    void complete(Context ctx, Request rq);

    /**
     * {@code get_budget()}: asked before a request is taken from a scheduler or a software queue.
     *
     * @return false if the device takes no request now; the driver then sees to it that the queue
     *     is run again
     */
    default boolean getBudget(Context ctx, RequestQueue q) {
        return true;
    }

    /** True if it has {@code get_budget()}. */
    default boolean hasBudgets() {
        return false;
    }

    /** {@code put_budget()}: a budget that was got is not used. */
    default void putBudget(Context ctx, RequestQueue q) {}

    /** True if it has {@code commit_rqs()}. */
    default boolean hasCommitRqs() {
        return false;
    }

    /** {@code commit_rqs()}: more was promised by {@code last = false}, but nothing follows. */
    default void commitRqs(Context ctx, RequestQueue q, int hctx) {}

    /** {@code BLK_MQ_F_BLOCKING}: {@code queue_rq} may sleep. */
    default boolean isBlocking() {
        return false;
    }

    /** {@code BLK_MQ_F_TAG_RR}: tags are taken round robin. */
    default boolean isTagRoundRobin() {
        return false;
    }

    /** {@code timeout()}: a started request was not done in time. */
    default TimeoutAnswer timeout(Context ctx, Request rq) {
        return TimeoutAnswer.RESET_TIMER;
    }

    /** {@code check_events()}: true if a command asks the device whether its medium has changed. */
    default boolean checksEvents() {
        return false;
    }

    /** The error of a request for which {@code queue_rq} has answered {@link Status#ERROR}. */
    default int errorOf(Request rq) {
        return -5;
    }

    /** What is behind the queue, such as {@code null_blk}. */
    String name();
}
