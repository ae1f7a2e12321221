package org.blkscope.workload;

import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Task;
import org.blkscope.kernel.Bio;
import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.Plug;
import org.blkscope.kernel.PlugFlush;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.SubmitBio;
import org.blkscope.kernel.Submitter;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;

/** A process of user space: its task, and the system calls that scripts and fio jobs share. */
final class UserProcess {
    /** Most sectors of one bio: 256 pages. */
    private static final int MAX_BIO_SECTORS = 2048;

    private static final int EAGAIN = -11;

    private final Engine engine;
    private final CostTable costs;
    private final KernelTask task;
    private final Pids pids;
    private int inFlight;
    private int completed;

    UserProcess(
            Engine engine, CostTable costs, String comm, Submitter submitter, int cpu, Pids pids) {
        this.engine = engine;
        this.costs = costs;
        this.pids = pids;
        task =
                new KernelTask(
                        engine,
                        comm + "-" + pids.next(),
                        submitter,
                        ContextKind.TASK,
                        cpu,
                        Task.NORMAL,
                        costs.taskWakeup());
    }

    KernelTask task() {
        return task;
    }

    Engine engine() {
        return engine;
    }

    CostTable costs() {
        return costs;
    }

    Pids pids() {
        return pids;
    }

    /** Queued operations that are not done yet. */
    int inFlight() {
        return inFlight;
    }

    /** Queued operations that are done and not yet reaped. */
    int completed() {
        return completed;
    }

    /** Takes completions off; the caller has seen that there are enough. */
    void reap(int count) {
        completed -= count;
    }

    void done(Operation operation) {
        if (operation.isQueued()) {
            inFlight--;
            completed++;
        }
        task.wake();
    }

    /** A queued operation is on its way. */
    void count() {
        inFlight++;
    }

    /** WRK-3: flags of direct I/O. */
    static int flags(boolean write, boolean synchronous, IoFlags io, OpenFlags open) {
        int flags = write ? OpFlags.SYNC | OpFlags.IDLE : synchronous ? OpFlags.SYNC : 0;
        if (write && isDurable(io, open)) {
            flags |= OpFlags.FUA;
        }
        return io.nowait() ? flags | OpFlags.NOWAIT : flags;
    }

    /** The data must be on stable storage when the call returns. */
    static boolean isDurable(IoFlags io, OpenFlags open) {
        return io.dsync() || io.sync() || open.dsync() || open.sync();
    }

    /** Submits a range as bios of at most 256 pages, one after the other. */
    static final class Send extends Frame {
        private final RequestQueue queue;
        private final Op op;
        private final int flags;
        private final Operation operation;
        private final KernelTask who;
        private final int priority;
        private long sector;
        private long left;
        private boolean first = true;

        Send(
                RequestQueue queue,
                Op op,
                int flags,
                long sector,
                long sectors,
                Operation operation,
                KernelTask who) {
            this(queue, op, flags, sector, sectors, operation, who, who.ioPriority());
        }

        /**
         * @param priority I/O priority of the bios
         */
        Send(
                RequestQueue queue,
                Op op,
                int flags,
                long sector,
                long sectors,
                Operation operation,
                KernelTask who,
                int priority) {
            this.priority = priority;
            this.queue = queue;
            this.op = op;
            this.flags = flags;
            this.sector = sector;
            this.left = sectors;
            this.operation = operation;
            this.who = who;
        }

        @Override
        protected Next step(Context ctx) {
            if (first) {
                operation.begin((int) Math.max(1, (left + most() - 1) / most()));
            } else if (left == 0) {
                return Next.DONE;
            }
            first = false;
            int sectors = (int) Math.min(left, most());
            Bio bio = new Bio(queue, op, flags, sector, sectors, who, operation, priority);
            sector += sectors;
            left -= sectors;
            ctx.call(new SubmitBio(who, bio));
            return Next.AGAIN;
        }

        private long most() {
            return op == Op.READ || op == Op.WRITE ? MAX_BIO_SECTORS : Math.max(1, left);
        }
    }

    /** Sleeps until an operation is done; a sleeping task's plug is flushed first (PLG-1). */
    final class WaitFor extends Frame {
        private final Operation operation;

        WaitFor(Operation operation) {
            this.operation = operation;
        }

        @Override
        protected Next step(Context ctx) {
            if (operation.isDone()) {
                return Next.DONE;
            }
            return flushOrSleep(ctx);
        }
    }

    /** What a task does that cannot go on: its plug is flushed, then it sleeps. */
    Frame.Next flushOrSleep(Context ctx) {
        Plug plug = task.plug();
        if (plug != null && plug.isFilled()) {
            ctx.call(PlugFlush.beforeSleep(plug));
            return Frame.Next.AGAIN;
        }
        return Frame.Next.SLEEP;
    }

    boolean mustRetry(Operation operation) {
        return operation.isDone() && operation.error() == EAGAIN;
    }
}
