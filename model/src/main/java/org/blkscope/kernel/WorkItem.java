package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Timer;

/**
 * A delayed work item of kblockd, such as {@code hctx->run_work}: pending once or not at all.
 *
 * <p>It waits on its timer, or in the list of a worker. Queuing it again replaces its delay, and
 * takes it out of the list and puts it at the tail (RUN-4).
 */
final class WorkItem {
    private final Kblockd kblockd;
    private final Frame body;
    private final int gauge;
    private final int site;
    private final Expiry timer = new Expiry();
    private int queuedOn = -1;

    /** A worker is executing it. */
    private boolean running;

    /** It waits for its time, or for the interrupt that says that it has come. */
    private boolean delayed;

    WorkItem(Kblockd kblockd, Frame body, int gauge, int site) {
        this.kblockd = kblockd;
        this.body = body;
        this.gauge = gauge;
        this.site = site;
    }

    /** {@code kblockd_mod_delayed_work_on()} without delay. */
    void queue(Context ctx, int cpu) {
        unqueue(ctx);
        queuedOn = cpu;
        ctx.engine().recorder().set(site, gauge, 1 + cpu);
        kblockd.append(this, cpu);
    }

    /** The same with a delay, which ends at a tick (RUN-8). */
    void queueAfter(Context ctx, int cpu, long delayNs) {
        unqueue(ctx);
        delayed = true;
        ctx.engine().arm(timer, cpu, ctx.engine().tickAfter(delayNs));
        ctx.engine().recorder().set(site, gauge, -(1 + cpu));
    }

    /** {@code cancel_delayed_work()}: a pending item is taken back, a running one goes on. */
    void cancel(Context ctx) {
        if (isPending()) {
            unqueue(ctx);
            ctx.engine().recorder().set(site, gauge, 0);
        }
    }

    /** The worker has done with it. */
    void ended() {
        running = false;
    }

    /** True while a worker is executing it. */
    boolean isRunning() {
        return running;
    }

    boolean isPending() {
        return queuedOn >= 0 || delayed;
    }

    /** What its gauge shows: 0 idle, 1 + CPU in a worker's list, -(1 + CPU) on its timer. */
    int gaugeValue() {
        if (delayed) {
            return -(1 + timer.cpu());
        }
        return queuedOn + 1;
    }

    /** Called by the worker: from now on it is no longer pending. */
    Frame begin(Context ctx) {
        running = true;
        queuedOn = -1;
        ctx.engine().recorder().set(site, gauge, 0);
        return body;
    }

    private void unqueue(Context ctx) {
        if (queuedOn >= 0) {
            kblockd.take(this, queuedOn);
            queuedOn = -1;
        }
        delayed = false;
        ctx.engine().cancel(timer);
    }

    private final class Expiry extends Timer {
        @Override
        protected void expire(Context ctx) {
            if (delayed) {
                queue(ctx, cpu());
            }
        }
    }
}
