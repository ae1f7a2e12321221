package org.blkscope.workload;

import java.util.List;
import org.blkscope.base.Rng;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.blkscope.workload.SystemCalls.Queued;

/**
 * Runs one process of a fio job: keeps {@code iodepth} operations in flight, one submission each,
 * until its size or time is used up.
 */
final class FioRun extends Frame {
    private static final int PERCENT = 100;

    private final UserProcess process;
    private final SystemCalls calls;
    private final FioJob job;
    private final RequestQueue queue;
    private final Rng random;
    private final long blocks;
    private long startNs = Long.MIN_VALUE;
    private final long most;
    private final PageCache cache;
    private long started;
    private int writesSinceSync;

    FioRun(UserProcess process, FioJob job, RequestQueue queue, PageCache cache, long seed) {
        this.cache = cache;
        this.process = process;
        this.job = job;
        this.queue = queue;
        calls = new SystemCalls(process);
        random = new Rng(seed);
        blocks = Math.max(1, job.sizeSectors() / job.blockSectors());
        long all = job.ioSectors().orElse(job.sizeSectors());
        most = Math.max(1, all / job.blockSectors());
    }

    @Override
    protected Next step(Context ctx) {
        if (startNs == Long.MIN_VALUE) {
            startNs = ctx.nowNs();
        }
        if (job.fsync() > 0 && writesSinceSync >= job.fsync()) {
            writesSinceSync = 0;
            ctx.call(sync());
            return Next.YIELD;
        }
        if (isOver(ctx)) {
            if (process.inFlight() + process.completed() == 0) {
                return Next.DONE;
            }
            ctx.call(calls.new Await(0));
            return Next.YIELD;
        }
        if (process.inFlight() >= job.ioDepth()) {
            ctx.call(calls.new Await(1));
            return Next.YIELD;
        }
        reap();
        if (isBuffered() && isWrite()) {
            ctx.spend(process.costs().syscall());
            cache.write(nextSector(), job.blockSectors());
            started++;
            writesSinceSync++;
            return Next.YIELD;
        }
        ctx.call(next());
        return Next.YIELD;
    }

    private boolean isBuffered() {
        return !job.direct() && !job.pattern().reads();
    }

    private Frame sync() {
        int flags = OpFlags.PREFLUSH | OpFlags.SYNC;
        return isBuffered()
                ? new BufferedSync(process, queue, cache)
                : calls.new Synchronous(queue, Op.WRITE, flags, 0, 0, false, false);
    }

    private long nextSector() {
        long block = job.pattern().random() ? random.below(blocks) : started % blocks;
        return job.offsetSectors() + block * job.blockSectors();
    }

    private boolean isOver(Context ctx) {
        boolean late =
                job.runtimeNs().isPresent() && ctx.nowNs() - startNs >= job.runtimeNs().getAsLong();
        return late || (started >= most && (job.runtimeNs().isEmpty() || !job.pattern().random()));
    }

    private void reap() {
        if (process.completed() > 0) {
            process.reap(process.completed());
        }
    }

    private Frame next() {
        boolean write = isWrite();
        long sector = nextSector();
        started++;
        writesSinceSync += write ? 1 : 0;
        boolean waits = job.engine() == FioJob.Engine.SYNC;
        int flags = UserProcess.flags(write, waits, IoFlags.NONE, OpenFlags.DIRECT);
        if (waits) {
            Op op = write ? Op.WRITE : Op.READ;
            return calls
            .new Synchronous(queue, op, flags, sector, job.blockSectors(), false, false);
        }
        QueuedOp op = write ? QueuedOp.WRITE : QueuedOp.READ;
        Queued queued =
                new Queued(
                        queue, op, sector, job.blockSectors(), flags, process.task().ioPriority());
        return calls.new Submit(List.of(queued), job.engine() == FioJob.Engine.IO_URING);
    }

    private boolean isWrite() {
        if (job.pattern().reads() && job.pattern().writes()) {
            return random.below(PERCENT) >= job.readPercent();
        }
        return job.pattern().writes();
    }
}
