package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.engine.Context;

/**
 * {@code struct io_comp_batch}: requests that end together (9.3). Their tags go back with one
 * wake-up, and nobody looks at SCHED_RESTART, so only requests without a scheduler are taken.
 */
public final class CompletionBatch {
    private final RequestQueue q;
    private final List<Request> requests = new ArrayList<>();

    public CompletionBatch(RequestQueue q) {
        this.q = q;
    }

    /**
     * {@code blk_mq_add_to_batch()}.
     *
     * @return false if the request must end alone
     */
    public boolean add(Request rq, int error) {
        boolean alone = rq.has(Request.FLUSH_SEQ) || rq.isFlushCommand || rq.waiter != null;
        if (!q.behaviour.batches || error != 0 || alone || rq.internalTag != Request.NO_TAG) {
            return false;
        }
        if (q.behaviour.batchReversed) {
            requests.add(0, rq);
        } else {
            requests.add(rq);
        }
        return true;
    }

    /** {@code blk_mq_end_request_batch()}: all end, then all tags go back. */
    public void end(Context ctx) {
        requests.forEach(rq -> q.completion.endInBatch(ctx, rq));
        requests.forEach(rq -> q.completion.freeOfBatch(ctx, rq));
        requests.clear();
    }
}
