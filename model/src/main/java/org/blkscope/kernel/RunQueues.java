package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;

/** {@code blk_mq_run_hw_queues()} in the caller's context: one hardware queue a step (RUN-6). */
final class RunQueues extends Frame {
    private final RequestQueue q;
    private int next;

    RunQueues(RequestQueue q) {
        this.q = q;
    }

    @Override
    protected Next step(Context ctx) {
        if (next == q.hctxs.length) {
            next = 0;
            return Next.DONE;
        }
        HardwareQueue hctx = q.hctxs[next++];
        if (q.isRun(ctx, hctx)) {
            hctx.run(ctx, false);
        }
        return Next.AGAIN;
    }
}
