package org.blkscope.workload;

import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Task;
import org.blkscope.kernel.ExecuteRequest;
import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.Plug;
import org.blkscope.kernel.PlugFlush;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;

/** The system calls of a process, as frames. */
final class SystemCalls {
    private final UserProcess process;

    SystemCalls(UserProcess process) {
        this.process = process;
    }

    /**
     * One operation that is queued for a common submission.
     *
     * @param priority I/O priority at the time of queueing, as {@link KernelTask#ioPriority}
     */
    record Queued(
            RequestQueue queue, QueuedOp op, long sector, int sectors, int flags, int priority) {}

    /** {@code pread}, {@code pwrite}, an ioctl or {@code fsync}: submit and wait. */
    final class Synchronous extends Frame {
        private final RequestQueue queue;
        private final Op op;
        private final int flags;
        private final long sector;
        private final long sectors;
        private final boolean plugged;
        private final boolean flushAfter;
        private final Operation operation = new Operation(process, false);
        private final Operation flush = new Operation(process, false);
        private int stage;

        /**
         * @param plugged a plug is open while the task waits (WRK-7)
         * @param flushAfter an empty flush follows (WRK-5)
         */
        Synchronous(
                RequestQueue queue,
                Op op,
                int flags,
                long sector,
                long sectors,
                boolean plugged,
                boolean flushAfter) {
            this.queue = queue;
            this.op = op;
            boolean marked = op != Op.READ || queue.marksSyncReads();
            this.flags = marked ? flags : flags & ~OpFlags.SYNC;
            this.sector = sector;
            this.sectors = sectors;
            this.plugged = plugged || (op == Op.WRITE && sectors > 0 && queue.hasWritePlug());
            this.flushAfter = flushAfter;
        }

        @Override
        protected Next step(Context ctx) {
            KernelTask task = process.task();
            switch (stage++) {
                case 0 -> {
                    ctx.spend(process.costs().syscall());
                    if (plugged) {
                        task.startPlug(1);
                    }
                    ctx.call(
                            new UserProcess.Send(
                                    queue, op, flags, sector, sectors, operation, task));
                }
                case 1 -> ctx.call(process.new WaitFor(operation));
                case 2 -> {
                    if (plugged) {
                        task.endPlug();
                    }
                    if (!flushAfter || operation.error() != 0) {
                        return Next.DONE;
                    }
                    int flags = OpFlags.PREFLUSH | OpFlags.SYNC;
                    ctx.call(new UserProcess.Send(queue, Op.WRITE, flags, 0, 0, flush, task));
                }
                case 3 -> ctx.call(process.new WaitFor(flush));
                default -> {
                    return Next.DONE;
                }
            }
            return Next.AGAIN;
        }
    }

    /**
     * {@code io_submit} (WRK-1) and {@code io_uring_enter} (WRK-2): one call for many operations.
     */
    final class Submit extends Frame {
        private final List<Queued> operations;
        private final boolean ring;
        private int at = -1;

        Submit(List<Queued> operations, boolean ring) {
            this.operations = List.copyOf(operations);
            this.ring = ring;
        }

        @Override
        protected Next step(Context ctx) {
            KernelTask task = process.task();
            if (at < 0) {
                at = 0;
                ctx.spend(process.costs().syscall());
                if (isPlugged()) {
                    task.startPlug(ring ? operations.size() : 1);
                }
                return Next.AGAIN;
            }
            if (at < operations.size()) {
                send(ctx, operations.get(at++));
                return Next.AGAIN;
            }
            Plug plug = task.plug();
            if (plug != null && plug.isFilled()) {
                ctx.call(PlugFlush.finish(plug));
                return Next.AGAIN;
            }
            task.endPlug();
            return Next.DONE;
        }

        /** WRK-1, WRK-2; until 4.20 every array of operations has a plug. */
        private boolean isPlugged() {
            return operations.stream()
                    .anyMatch(queued -> operations.size() > queued.queue().plugThreshold(ring));
        }

        private void send(Context ctx, Queued queued) {
            process.count();
            Operation operation = new Operation(process, true);
            if (queued.op().hasRange()) {
                Op op = queued.op() == QueuedOp.WRITE ? Op.WRITE : Op.READ;
                int flags = ring ? queued.flags() | OpFlags.NOWAIT : queued.flags();
                Frame send =
                        new UserProcess.Send(
                                queued.queue(),
                                op,
                                flags,
                                queued.sector(),
                                queued.sectors(),
                                operation,
                                process.task(),
                                queued.priority());
                if (ring && (queued.flags() & OpFlags.NOWAIT) == 0) {
                    ctx.call(new Retry(queued, op, operation));
                }
                if (hasOwnPlug(queued.queue(), op) && process.task().startPlug(1)) {
                    ctx.call(new WritePlug());
                }
                ctx.call(send);
            } else {
                worker(ctx, queued, operation);
            }
        }
    }

    /** WRK-4; until 5.15 reads have one too. */
    private static boolean hasOwnPlug(RequestQueue queue, Op op) {
        return queue.hasDirectIoPlug() || (op == Op.WRITE && queue.hasWritePlug());
    }

    /** The end of a plug that a queued write has opened for itself (WRK-4). */
    private final class WritePlug extends Frame {
        private boolean flushed;

        @Override
        protected Next step(Context ctx) {
            Plug plug = process.task().plug();
            if (!flushed && plug != null && plug.isFilled()) {
                flushed = true;
                ctx.call(PlugFlush.finish(plug));
                return Next.AGAIN;
            }
            process.task().endPlug();
            return Next.DONE;
        }
    }

    /** A queued sync runs in a worker of its own (WRK-6). */
    private void worker(Context ctx, Queued queued, Operation operation) {
        KernelTask worker = helper("kworker/" + ctx.cpu() + ":1", ctx.cpu());
        int flags = OpFlags.PREFLUSH | OpFlags.SYNC;
        worker.call(new UserProcess.Send(queued.queue(), Op.WRITE, flags, 0, 0, operation, worker));
        worker.wake();
    }

    /**
     * An operation that would have had to wait is done again by a thread of the ring, which may
     * (WRK-2).
     */
    private final class Retry extends Frame {
        private final Queued queued;
        private final Op op;
        private final Operation operation;

        Retry(Queued queued, Op op, Operation operation) {
            this.queued = queued;
            this.op = op;
            this.operation = operation;
        }

        @Override
        protected Next step(Context ctx) {
            if (process.mustRetry(operation)) {
                process.reap(1);
                process.count();
                KernelTask thread = helper("iou-wrk", ctx.cpu());
                thread.call(
                        new UserProcess.Send(
                                queued.queue(),
                                op,
                                queued.flags(),
                                queued.sector(),
                                queued.sectors(),
                                operation,
                                thread,
                                queued.priority()));
                thread.wake();
            }
            return Next.DONE;
        }
    }

    /** {@code disk_events_workfn()}: a worker asks the disk whether its medium has changed. */
    void checkEvents(Context ctx, RequestQueue queue) {
        KernelTask worker = helper("kworker/" + ctx.cpu() + ":0", ctx.cpu());
        worker.call(new ExecuteRequest(worker, queue, 0));
        worker.wake();
    }

    private KernelTask helper(String comm, int cpu) {
        return new KernelTask(
                process.engine(),
                comm + "-" + process.pids().next(),
                process.task().submitter(),
                ContextKind.WORKER,
                cpu,
                Task.NORMAL,
                process.costs().workerWakeup());
    }

    /** {@code io_getevents}: waits for completions; 0 stands for all that are in flight. */
    final class Await extends Frame {
        private final int count;
        private int wanted = -1;

        Await(int count) {
            this.count = count;
        }

        @Override
        protected Next step(Context ctx) {
            int all = process.inFlight() + process.completed();
            if (wanted < 0) {
                ctx.spend(process.costs().syscall());
                wanted = count == 0 ? all : Math.min(count, all);
            }
            if (process.completed() < wanted) {
                return process.flushOrSleep(ctx);
            }
            process.reap(wanted);
            return Next.DONE;
        }
    }
}
