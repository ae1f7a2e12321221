package org.blkscope.device.scsi;

import java.util.ArrayDeque;
import org.blkscope.engine.Context;
import org.blkscope.engine.Engine;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Task;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Request;
import org.blkscope.recording.ContextKind;
import org.jspecify.annotations.Nullable;

/**
 * {@code scmd->abort_work}: aborts commands that were late, each some milliseconds after that was
 * found, in a worker that is not the block layer's.
 */
final class AbortWork {
    /** {@code HZ / 100}. */
    private static final long DELAY_NS = 10_000_000;

    private record Late(Request rq, ScsiDevice device) {}

    private final ArrayDeque<Late> due = new ArrayDeque<>();
    private @Nullable Task worker;

    /** A command is late; it is aborted after a delay. */
    void schedule(Context ctx, Request rq, ScsiDevice device) {
        Engine engine = ctx.engine();
        long ticks = Math.max(1, DELAY_NS / engine.tickNs());
        engine.arm(
                new Timer() {
                    @Override
                    protected void expire(Context now) {
                        due.addLast(new Late(rq, device));
                        worker(now).wake();
                    }
                },
                ctx.cpu(),
                engine.tickAfter(ticks * engine.tickNs()));
    }

    private Task worker(Context ctx) {
        Task task = worker;
        if (task == null) {
            task =
                    new Task(
                            ctx.engine(),
                            "kworker/u4:0-12",
                            ContextKind.WORKER,
                            ctx.cpu(),
                            Task.NORMAL,
                            0);
            task.call(new Abort());
            worker = task;
        }
        return task;
    }

    private final class Abort extends Frame {
        @Override
        protected Next step(Context ctx) {
            Late late = due.pollFirst();
            if (late == null) {
                return Next.SLEEP;
            }
            late.device().aborted(ctx, late.rq());
            return Next.AGAIN;
        }
    }
}
