package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;

/**
 * A work item of a driver on kblockd, such as the item that runs a SCSI device's queues: it takes
 * its turn among the block layer's own items (RUN-4).
 */
public final class DriverWork {
    private final WorkItem item;

    /**
     * @param q the queue that the item is shown with
     * @param name of the item, unique in its queue
     * @param body what the item does; called anew for each run, so it must be back at its beginning
     *     when it returns {@link Frame.Next#DONE}
     */
    public DriverWork(RequestQueue q, String name, Frame body) {
        int gauge = q.places.driverWork(name);
        item = new WorkItem(q.kblockd, body, gauge, q.sites.driverWork(name));
    }

    /** {@code kblockd_schedule_work()}: an item that is pending already stays where it is. */
    public void schedule(Context ctx) {
        if (!item.isPending()) {
            item.queue(ctx, ctx.cpu());
        }
    }

    /** The same after a delay, which ends at a tick of the clock (RUN-8). */
    public void scheduleAfter(Context ctx, long delayNs) {
        if (!item.isPending()) {
            item.queueAfter(ctx, ctx.cpu(), delayNs);
        }
    }

    /** True from the moment it is scheduled until a worker begins it. */
    public boolean isPending() {
        return item.isPending();
    }
}
