package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventKind;
import org.jspecify.annotations.Nullable;

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
    private Stage stage = Stage.RUN;
    private HardwareQueue hctx;
    private int queue;
    private @Nullable Request result;

    TagWait(Context ctx, Bio bio, KernelTask task) {
        this.bio = bio;
        this.task = task;
        hctx = bio.q.hctxOfCpu(ctx.cpu());
    }

    /** The request, once the frame has returned. */
    Request result() {
        Request rq = result;
        if (rq == null) {
            throw new IllegalStateException("asked for a request before there is one");
        }
        return rq;
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
                result = Allocation.single(ctx, bio);
                if (result != null) {
                    return Next.DONE;
                }
                return queueUp(ctx);
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
                result = Allocation.single(ctx, bio);
                if (result != null) {
                    return Next.DONE;
                }
                stage = Stage.RUN;
                return Next.AGAIN;
            }
        }
        throw new IllegalStateException("no stage " + stage);
    }

    private Next queueUp(Context ctx) {
        queue = hctx.waitIndex;
        hctx.waitIndex = (queue + 1) % WaitQueues.QUEUES;
        tags().waiters.add(queue, this);
        bio.q.recorder.move(
                EventKind.TAG_WAIT,
                bio.q.sites.tagWait,
                bio.life,
                bio.q.places.tagWait[hctx.index],
                0);
        result = Allocation.single(ctx, bio);
        if (result != null) {
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
