package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;

/**
 * {@code blk_mq_freeze_queue()} (FRZ-1): no new I/O gets in, the hardware queues are run once, and
 * the task sleeps until every request is freed. Then it does what needs a frozen queue, and lets
 * all go on.
 */
public final class FreezeWait extends Frame {
    private enum Stage {
        BEGIN,
        WAIT,
        END
    }

    private final RequestQueue q;
    private final KernelTask task;
    private final Runnable change;
    private Stage stage = Stage.BEGIN;

    /**
     * @param change what is done while the queue is frozen
     */
    public FreezeWait(RequestQueue q, KernelTask task, Runnable change) {
        this.q = q;
        this.task = task;
        this.change = change;
    }

    @Override
    protected Next step(Context ctx) {
        switch (stage) {
            case BEGIN -> {
                note(0);
                q.freezeDepth++;
                stage = Stage.WAIT;
                q.runHwQueues(ctx, false);
                return Next.AGAIN;
            }
            case WAIT -> {
                if (q.isInUse()) {
                    q.freezer = task;
                    return Next.SLEEP;
                }
                q.freezer = null;
                change.run();
                stage = Stage.END;
                return Next.AGAIN;
            }
            case END -> {
                q.freezeDepth--;
                note(1);
                q.wakeFrozen();
                return Next.DONE;
            }
        }
        throw new IllegalStateException("no stage " + stage);
    }

    private void note(int value) {
        q.recorder.note(
                EventKind.FREEZE, q.sites.freeze, q.places.riding, -1, value, EventFlags.TAKEN);
    }
}
