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
        /** The request fails. */
        ERROR
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

    /** {@code complete()}: end a request after {@link Completion#completeRequest}. */
    void complete(Context ctx, Request rq);

    /** What is behind the queue, such as {@code null_blk}. */
    String name();
}
