package org.blkscope.workload;

import java.util.List;

/**
 * One command of a script: mostly one system call.
 *
 * <p>The family is closed; {@link Visitor} makes a forgotten command a compile error. A slot is the
 * number under which a process opened a file; lengths are in sectors of 512 bytes; CPUs count from
 * 0.
 */
public sealed interface Command {
    /** Calls the method of the visitor that is meant for this command. */
    <R> R accept(Visitor<R> visitor);

    /** {@code cpu N}: run on this CPU only, from now on. */
    record Pin(int cpu) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.pin(this);
        }
    }

    /** {@code open SLOT PATH FLAGS}. */
    record Open(int slot, String path, OpenFlags flags) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.open(this);
        }
    }

    /**
     * {@code read|write SLOT SECTOR NSECT [flags]}: one synchronous {@code preadv2} or {@code
     * pwritev2}.
     */
    record Transfer(boolean write, int slot, Sector sector, int sectors, IoFlags flags)
            implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.transfer(this);
        }
    }

    /**
     * {@code aio|u R|W|F|D SLOT SECTOR NSECT [flags]}: prepare one operation for the next {@link
     * Submit}. The two syncs have sector 0 and length 0.
     */
    record Queue(Api api, QueuedOp op, int slot, Sector sector, int sectors, IoFlags flags)
            implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.queue(this);
        }
    }

    /** {@code asub}, {@code usub}: one system call for all that is queued. */
    record Submit(Api api) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.submit(this);
        }
    }

    /**
     * {@code await [N]}, {@code uwait [N]}: wait for N completions; 0 means all that are
     * outstanding.
     */
    record Await(Api api, int count) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.await(this);
        }
    }

    /** {@code uinit}: set up the ring; no I/O. */
    record RingSetup() implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ringSetup(this);
        }
    }

    /** {@code fsync SLOT}, {@code fdatasync SLOT}. */
    record Fsync(int slot, boolean dataOnly) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.fsync(this);
        }
    }

    /** {@code discard SLOT SECTOR NSECT}: ioctl BLKDISCARD. */
    record Discard(int slot, Sector sector, long sectors) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.discard(this);
        }
    }

    /** {@code zeroout SLOT SECTOR NSECT}: ioctl BLKZEROOUT. */
    record ZeroOut(int slot, Sector sector, long sectors) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.zeroOut(this);
        }
    }

    /** {@code zreset|zopen|zclose|zfinish SLOT SECTOR NSECT}: zone management by ioctl. */
    record ZoneManage(ZoneAction action, int slot, Sector sector, long sectors) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.zoneManage(this);
        }
    }

    /**
     * {@code ioprio CLASS LEVEL}: class 1 real-time, 2 best effort, 3 idle; level 0 (first) to 7.
     */
    record IoPriority(int ioClass, int level) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.ioPriority(this);
        }
    }

    /** {@code loop N ... end}. */
    record Loop(int times, List<Command> body) implements Command {
        public Loop {
            body = List.copyOf(body);
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.loop(this);
        }
    }

    /** {@code barrier}: go on when all processes of the job have come here. */
    record Barrier() implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.barrier(this);
        }
    }

    /** {@code sleep US}: sleep for so many microseconds. */
    record Sleep(long us) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.sleep(this);
        }
    }

    /**
     * {@code snap NAME US [CPU]}: somebody on that CPU looks at debugfs after so many microseconds;
     * -1 is any CPU.
     */
    record Snap(String name, long us, int cpu) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.snap(this);
        }
    }

    /** {@code mark TEXT}: leave a mark in the trace. */
    record Mark(String text) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.mark(this);
        }
    }

    /** {@code seed N}: start the random sectors of this process anew. */
    record Seed(long seed) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.seed(this);
        }
    }

    /** {@code rt PRIO}: real-time scheduling (SCHED_FIFO) with this priority, 1 to 99. */
    record RealTime(int priority) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.realTime(this);
        }
    }

    /** {@code hog CPU US PRIO}: a real-time child spins on that CPU for so many microseconds. */
    record Hog(int cpu, long us, int priority) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.hog(this);
        }
    }

    /**
     * {@code pt SLOT BYTES}: a passthrough command of the driver that reads, and waits for its end
     * ({@code blk_execute_rq}).
     */
    record Passthrough(int slot, int bytes) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.passthrough(this);
        }
    }

    /** {@code sh COMMAND}: a shell command, kept as it is. */
    record Shell(String text) implements Command {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.shell(this);
        }
    }

    /** One method per command. */
    interface Visitor<R> {
        R pin(Pin command);

        R open(Open command);

        R transfer(Transfer command);

        R queue(Queue command);

        R submit(Submit command);

        R await(Await command);

        R ringSetup(RingSetup command);

        R fsync(Fsync command);

        R discard(Discard command);

        R zeroOut(ZeroOut command);

        R zoneManage(ZoneManage command);

        R ioPriority(IoPriority command);

        R loop(Loop command);

        R barrier(Barrier command);

        R sleep(Sleep command);

        R snap(Snap command);

        R mark(Mark command);

        R seed(Seed command);

        R realTime(RealTime command);

        R hog(Hog command);

        R passthrough(Passthrough command);

        R shell(Shell command);
    }
}
