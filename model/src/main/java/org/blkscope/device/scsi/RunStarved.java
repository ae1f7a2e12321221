package org.blkscope.device.scsi;

import java.util.ArrayDeque;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.kernel.RequestQueue;
import org.jspecify.annotations.Nullable;

/**
 * {@code scsi_requeue_run_queue()}: the devices that wait for the host, in order, until it is
 * blocked again; then the own queue.
 */
final class RunStarved extends Frame {
    private final ScsiHost host;
    private final RequestQueue own;
    private @Nullable ArrayDeque<ScsiDevice> taken;
    private boolean last;

    RunStarved(ScsiHost host, RequestQueue own) {
        this.host = host;
        this.own = own;
    }

    @Override
    protected Next step(Context ctx) {
        if (last) {
            last = false;
            return Next.DONE;
        }
        ArrayDeque<ScsiDevice> waiting = taken;
        if (waiting == null) {
            waiting = host.takeStarved();
            taken = waiting;
        }
        ScsiDevice device = host.nextStarved(ctx, waiting);
        if (device != null) {
            device.queue().runHwQueues(ctx, false);
            return Next.AGAIN;
        }
        host.putBack(waiting);
        taken = null;
        last = true;
        own.runHwQueues(ctx, false);
        return Next.AGAIN;
    }
}
