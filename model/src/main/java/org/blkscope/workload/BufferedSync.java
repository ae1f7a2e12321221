package org.blkscope.workload;

import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.Plug;
import org.blkscope.kernel.PlugFlush;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;

/**
 * {@code blkdev_fsync()}: writes back all dirty pages of the device under one plug, waits for all
 * that is being written back, also by others, and flushes (WRK-6).
 */
final class BufferedSync extends Frame {
    private enum Stage {
        BEGIN,
        WRITE,
        UNPLUG,
        WAIT,
        FLUSH,
        FLUSHED
    }

    private final UserProcess process;
    private final RequestQueue queue;
    private final PageCache cache;
    private final Operation flush;
    private List<PageCache.Extent> extents = List.of();
    private List<Operation> awaited = List.of();
    private int at;
    private Stage stage = Stage.BEGIN;

    BufferedSync(UserProcess process, RequestQueue queue, PageCache cache) {
        this.process = process;
        this.queue = queue;
        this.cache = cache;
        flush = new Operation(process, false);
    }

    @Override
    protected Next step(Context ctx) {
        return switch (stage) {
            case BEGIN -> begin(ctx);
            case WRITE -> write(ctx);
            case UNPLUG -> unplug(ctx);
            case WAIT -> await();
            case FLUSH -> flush(ctx);
            case FLUSHED -> flush.isDone() ? Next.DONE : Next.SLEEP;
        };
    }

    private Next begin(Context ctx) {
        ctx.spend(process.costs().syscall());
        extents = cache.take();
        process.task().startPlug(1);
        stage = Stage.WRITE;
        return Next.AGAIN;
    }

    private Next write(Context ctx) {
        if (at == extents.size()) {
            stage = Stage.UNPLUG;
            return Next.AGAIN;
        }
        PageCache.Extent extent = extents.get(at++);
        Operation operation = new Operation(process, false);
        cache.begun(operation);
        ctx.call(
                new UserProcess.Send(
                        queue,
                        Op.WRITE,
                        OpFlags.SYNC,
                        extent.sector(),
                        extent.sectors(),
                        operation,
                        process.task()));
        return Next.AGAIN;
    }

    private Next unplug(Context ctx) {
        KernelTask task = process.task();
        Plug plug = task.plug();
        if (plug != null && plug.isFilled()) {
            ctx.call(PlugFlush.finish(plug));
            return Next.AGAIN;
        }
        task.endPlug();
        awaited = cache.underWay();
        at = 0;
        stage = Stage.WAIT;
        return Next.AGAIN;
    }

    private Next await() {
        while (at < awaited.size()) {
            Operation next = awaited.get(at);
            if (!next.isDone()) {
                next.alsoWakes(process.task());
                return Next.SLEEP;
            }
            at++;
        }
        stage = Stage.FLUSH;
        return Next.AGAIN;
    }

    private Next flush(Context ctx) {
        stage = Stage.FLUSHED;
        int flags = OpFlags.PREFLUSH | OpFlags.SYNC;
        ctx.call(new UserProcess.Send(queue, Op.WRITE, flags, 0, 0, flush, process.task()));
        return Next.AGAIN;
    }
}
