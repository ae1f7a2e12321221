package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/**
 * {@code blk_execute_rq()}: a passthrough command of a driver (2.6). It takes a tag like any
 * request, goes to the head of the dispatch list past plug and scheduler, and the caller waits for
 * its end.
 */
public final class ExecuteRequest extends Frame {
    private enum Stage {
        ALLOCATE,
        RUN,
        WAIT
    }

    private final KernelTask task;
    private final Bio command;
    private final int bytes;
    private Stage stage = Stage.ALLOCATE;
    private @Nullable Request rq;

    /**
     * @param bytes that the command transfers
     */
    public ExecuteRequest(KernelTask task, RequestQueue q, int bytes) {
        this.task = task;
        this.bytes = bytes;
        command = new Bio(q, Op.DRV_IN, 0, -1, 0, task, (ctx, error) -> {}, 0);
    }

    @Override
    protected Next step(Context ctx) {
        switch (stage) {
            case ALLOCATE -> {
                Request got = Allocation.single(ctx, command);
                if (got == null) {
                    ctx.call(new TagWait(ctx, command, task, this::begin));
                } else {
                    begin(ctx, got);
                }
                stage = Stage.RUN;
                return Next.AGAIN;
            }
            case RUN -> {
                Request own = request();
                own.q.insert.request(ctx, own, true);
                stage = Stage.WAIT;
                own.mqHctx.run(ctx, false);
                return Next.AGAIN;
            }
            case WAIT -> {
                Request own = request();
                if (own.waiter != null) {
                    return Next.SLEEP;
                }
                own.q.completion.free(ctx, own);
                return Next.DONE;
            }
        }
        throw new IllegalStateException("no stage " + stage);
    }

    private void begin(Context ctx, Request got) {
        rq = got;
        got.op = Op.DRV_IN;
        got.cmdFlags = 0;
        got.sector = -1;
        got.sectors = 0;
        got.segments = 1;
        got.priority = 0;
        got.payloadBytes = bytes;
        got.bio = null;
        got.bioTail = null;
        got.waiter = task;
        got.q.trace.start(ctx, got);
    }

    private Request request() {
        Request own = rq;
        if (own == null) {
            throw new IllegalStateException("no request at this stage");
        }
        return own;
    }
}
