package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventKind;

/**
 * The wait in {@code blk_mq_get_tag()} (TAG-4): run the queue, try, queue up, try, flush the plug
 * and sleep, until there is a tag.
 */
final class TagWait extends Frame implements Waiter {
    private enum Stage {
        RUN,
        TRY,
        FLUSH,
        SLEEP,
        WOKEN
    }

    private final Bio bio;
    private final KernelTask task;
    private final Got got;
    private Stage stage = Stage.RUN;
    private HardwareQueue hctx;
    private int queue;

    /** Told of the request in the same step in which its tag is taken. */
    interface Got {
        void request(Context ctx, Request rq);
    }

    TagWait(Context ctx, Bio bio, KernelTask task, Got got) {
        this.got = got;
        bio.q.waitingForTag++;
        this.bio = bio;
        this.task = task;
        hctx = bio.q.hctxOfCpu(ctx.cpu());
    }

    @Override
    protected Next step(Context ctx) {
        switch (stage) {
            case RUN -> {
                stage = Stage.TRY;
                hctx.run(ctx, false);
                return Next.AGAIN;
            }
            case TRY -> {
                return tryOnce(ctx) ? Next.DONE : queueUp(ctx);
            }
            case FLUSH -> {
                stage = Stage.SLEEP;
                Plug plug = task.plug;
                if (plug != null) {
                    ctx.call(new PlugFlush(plug, true));
                }
                return Next.AGAIN;
            }
            case SLEEP -> {
                stage = Stage.WOKEN;
                return tags().waiters.waits(queue, this) ? Next.SLEEP : Next.AGAIN;
            }
            case WOKEN -> {
                finishWait();
                hctx = bio.q.hctxOfCpu(ctx.cpu());
                stage = Stage.RUN;
                return tryOnce(ctx) ? Next.DONE : Next.AGAIN;
            }
        }
        throw new IllegalStateException("no stage " + stage);
    }

    private boolean tryOnce(Context ctx) {
        Request rq = Allocation.single(ctx, bio);
        if (rq != null) {
            bio.q.waitingForTag--;
            got.request(ctx, rq);
        }
        return rq != null;
    }

    private Next queueUp(Context ctx) {
        queue = hctx.waitIndex;
        hctx.waitIndex = (queue + 1) % WaitQueues.QUEUES;
        tags().waiters.add(queue, this);
        if (bio.life >= 0) {
            bio.q.recorder.move(
                    EventKind.TAG_WAIT,
                    bio.q.sites.tagWait,
                    bio.life,
                    bio.q.places.tagWait[hctx.index],
                    0);
        }
        if (tryOnce(ctx)) {
            finishWait();
            return Next.DONE;
        }
        stage = Stage.FLUSH;
        return Next.AGAIN;
    }

    @Override
    public void wakeUp(Context ctx) {
        task.wake();
    }

    @Override
    public boolean isExclusive() {
        return true;
    }

    private Tags tags() {
        return hctx.submitterTags();
    }

    private void finishWait() {
        tags().waiters.remove(queue, this);
    }
}
