package org.blkscope.kernel;

import java.util.List;
import java.util.Map;
import org.blkscope.engine.Context;
import org.jspecify.annotations.Nullable;

/** {@code struct elevator_mq_ops}: what an I/O scheduler does for the block layer. */
public interface Elevator {
    /** Its name as sysfs shows it. */
    String name();

    /** True if one queue serves all CPUs ({@code ELEVATOR_F_MQ_...}, RUN-6). */
    boolean isSingleQueue();

    /**
     * {@code limit_depth()}.
     *
     * @return tags that a bio of this kind may use, see {@link Tags#getShallow}; 0 for all
     */
    int shallowDepth(Bio bio);

    /**
     * The least that {@link #shallowDepth} may answer; wake-ups come in batches of that (TAG-5).
     *
     * @param tags that the map has
     */
    int minShallowDepth(int tags);

    /** {@code depth_updated()}: attached, or nr_requests has changed. */
    void depthUpdated(int nrRequests);

    /**
     * {@code bio_merge()}: merges the bio into a waiting request if one is next to it.
     *
     * @return true if the bio was merged
     */
    boolean mergeBio(Context ctx, Bio bio);

    /** {@code insert_requests()} for one request. */
    void insert(Context ctx, Request rq, boolean atHead);

    /** {@code has_work()}. */
    boolean hasWork(HardwareQueue hctx);

    /** {@code dispatch_request()}: the next request for the driver; null if there is none now. */
    @Nullable Request dispatch(Context ctx, HardwareQueue hctx);

    /** {@code finish_request()}: the request has ended, or was merged into another one. */
    void finish(Context ctx, Request rq);

    /** {@code requeue_request()}: the driver gives it back through the requeue list. */
    default void requeued(Context ctx, Request rq) {}

    /** {@code completed_request()}: the driver has done with it. */
    default void completed(Context ctx, Request rq) {}

    /** Lists of waiting requests by place, for the test that a recording folds to the same. */
    Map<Integer, List<Request>> lists();
}
