package org.blkscope.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.base.Rng;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Task;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.ExecuteRequest;
import org.blkscope.kernel.FreezeWait;
import org.blkscope.kernel.KernelTask;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.workload.SystemCalls.Queued;

/** Runs the commands of one process of a script, a command a step. */
final class ScriptRun extends Frame implements Command.Visitor<Frame.Next> {
    private static final long MICRO = 1_000;
    private static final long MILLI = 1_000_000;
    private static final long SECOND = 1_000_000_000;

    private record OpenFile(RequestQueue queue, OpenFlags flags) {}

    private final UserProcess process;
    private final SystemCalls calls;
    private final ScriptCursor cursor;
    private final Map<String, RequestQueue> disks;
    private final Map<Integer, OpenFile> files = new TreeMap<>();
    private final List<Queued> queued = new ArrayList<>();
    private final Barrier barrier;
    private final DiskUsers users;
    private Rng random;

    @SuppressWarnings("NullAway.Init") // set by every step before a command looks at it
    private Context ctx;

    private int barriersPassed;

    /**
     * @param disks queues by disk name
     * @param own the disk that slot 0 stands for if the script opens nothing; may be empty
     */
    ScriptRun(
            UserProcess process,
            List<Command> commands,
            Map<String, RequestQueue> disks,
            List<RequestQueue> own,
            Barrier barrier,
            DiskUsers users,
            long seed) {
        this.users = users;
        this.process = process;
        this.disks = disks;
        this.barrier = barrier;
        calls = new SystemCalls(process);
        cursor = new ScriptCursor(commands);
        random = new Rng(seed);
        for (int slot = 0; slot < own.size(); slot++) {
            add(slot, new OpenFile(own.get(slot), OpenFlags.DIRECT));
        }
    }

    @Override
    protected Next step(Context context) {
        ctx = context;
        if (barriersPassed > barrier.opened()) {
            return Next.SLEEP;
        }
        Command command = cursor.next();
        return command == null ? exit() : command.accept(this);
    }

    /** The files of a process are closed when it ends. */
    private Next exit() {
        for (OpenFile file : files.values()) {
            if (users.closed(file.queue()) && file.queue().isCheckedAtClose()) {
                calls.checkEvents(ctx, file.queue());
            }
        }
        files.clear();
        return Next.DONE;
    }

    private void add(int slot, OpenFile file) {
        files.put(slot, file);
        users.opened(file.queue());
    }

    @Override
    public Next pin(Command.Pin command) {
        process.task().migrate(process.engine(), command.cpu());
        return Next.YIELD;
    }

    @Override
    public Next open(Command.Open command) {
        String name = command.path().substring(command.path().lastIndexOf('/') + 1);
        RequestQueue queue = disks.get(name);
        if (queue == null) {
            throw new IllegalArgumentException(
                    "script: open " + command.path() + ": no such device in the scenario");
        }
        add(command.slot(), new OpenFile(queue, command.flags()));
        return Next.YIELD;
    }

    @Override
    public Next transfer(Command.Transfer command) {
        OpenFile file = file(command.slot());
        int flags = UserProcess.flags(command.write(), true, command.flags(), file.flags());
        boolean durable = command.write() && UserProcess.isDurable(command.flags(), file.flags());
        Op op = command.write() ? Op.WRITE : Op.READ;
        return call(
                calls
                .new Synchronous(
                        file.queue(),
                        op,
                        flags,
                        at(command.sector(), command.sectors()),
                        command.sectors(),
                        false,
                        durable));
    }

    @Override
    public Next queue(Command.Queue command) {
        OpenFile file = file(command.slot());
        int flags =
                UserProcess.flags(
                        command.op() == QueuedOp.WRITE, false, command.flags(), file.flags());
        queued.add(
                new Queued(
                        file.queue(),
                        command.op(),
                        at(command.sector(), command.sectors()),
                        command.sectors(),
                        flags,
                        process.task().ioPriority()));
        return Next.YIELD;
    }

    @Override
    public Next submit(Command.Submit command) {
        Frame submit = calls.new Submit(queued, command.api() == Api.URING);
        queued.clear();
        return call(submit);
    }

    @Override
    public Next await(Command.Await command) {
        return call(calls.new Await(command.count()));
    }

    @Override
    public Next ringSetup(Command.RingSetup command) {
        return Next.YIELD;
    }

    @Override
    public Next fsync(Command.Fsync command) {
        int flags = OpFlags.PREFLUSH | OpFlags.SYNC;
        return call(
                calls
                .new Synchronous(
                        file(command.slot()).queue(), Op.WRITE, flags, 0, 0, false, false));
    }

    @Override
    public Next discard(Command.Discard command) {
        return plugged(command.slot(), Op.DISCARD, command.sector(), command.sectors());
    }

    @Override
    public Next zeroOut(Command.ZeroOut command) {
        RequestQueue queue = file(command.slot()).queue();
        Op op = queue.limits().maxWriteZeroesSectors() > 0 ? Op.WRITE_ZEROES : Op.WRITE;
        return plugged(command.slot(), op, command.sector(), command.sectors());
    }

    @Override
    public Next zoneManage(Command.ZoneManage command) {
        Op op =
                switch (command.action()) {
                    case RESET -> Op.ZONE_RESET;
                    case OPEN -> Op.ZONE_OPEN;
                    case CLOSE -> Op.ZONE_CLOSE;
                    case FINISH -> Op.ZONE_FINISH;
                };
        RequestQueue queue = file(command.slot()).queue();
        long sector = at(command.sector(), 1);
        return call(calls.new Synchronous(queue, op, OpFlags.SYNC, sector, 0, false, false));
    }

    @Override
    public Next ioPriority(Command.IoPriority command) {
        process.task().setIoPriority(command.ioClass(), command.level());
        return Next.YIELD;
    }

    @Override
    public Next loop(Command.Loop command) {
        throw new IllegalStateException("the cursor walks loops");
    }

    @Override
    public Next barrier(Command.Barrier command) {
        barriersPassed++;
        barrier.arrive(process.task());
        return barriersPassed > barrier.opened() ? Next.SLEEP : Next.YIELD;
    }

    @Override
    public Next sleep(Command.Sleep command) {
        long due = ctx.nowNs() + command.us() * MICRO;
        process.engine().arm(new WakeUp(process.task()), ctx.cpu(), due);
        return call(
                new Frame() {
                    @Override
                    protected Next step(Context now) {
                        return now.nowNs() < due ? Next.SLEEP : Next.DONE;
                    }
                });
    }

    @Override
    public Next snap(Command.Snap command) {
        int cpu = command.cpu() < 0 ? ctx.cpu() : command.cpu();
        Timer timer =
                new Timer() {
                    @Override
                    protected void expire(Context now) {
                        mark("snap " + command.name());
                    }
                };
        process.engine().arm(timer, cpu, ctx.nowNs() + command.us() * MICRO);
        return Next.YIELD;
    }

    @Override
    public Next mark(Command.Mark command) {
        mark(command.text());
        return Next.YIELD;
    }

    @Override
    public Next seed(Command.Seed command) {
        random = new Rng(command.seed());
        return Next.YIELD;
    }

    @Override
    public Next realTime(Command.RealTime command) {
        process.task().realTime(command.priority());
        return Next.YIELD;
    }

    @Override
    public Next hog(Command.Hog command) {
        KernelTask child =
                new KernelTask(
                        process.engine(),
                        "hog-" + process.pids().next(),
                        process.task().submitter(),
                        ContextKind.TASK,
                        command.cpu(),
                        Task.NORMAL,
                        0);
        child.realTime(command.priority());
        long end = ctx.nowNs() + command.us() * MICRO;
        child.call(
                new Frame() {
                    @Override
                    protected Next step(Context now) {
                        now.spinUntil(end);
                        return now.nowNs() < end ? Next.SPIN : Next.DONE;
                    }
                });
        child.wake();
        return Next.YIELD;
    }

    @Override
    public Next passthrough(Command.Passthrough command) {
        RequestQueue queue = file(command.slot()).queue();
        return call(new ExecuteRequest(process.task(), queue, command.bytes()));
    }

    @Override
    public Next shell(Command.Shell command) {
        Optional<List<SysfsWrite>> writes = SysfsWrite.parse(command.text());
        if (writes.isEmpty()) {
            throw new IllegalArgumentException(
                    "script: this shell command is not modelled: sh " + command.text());
        }
        List<SysfsWrite> all = writes.get();
        long shell = process.costs().shell();
        for (int i = all.size() - 1; i >= 0; i--) {
            write(all.get(i));
        }
        return shell > 0 ? sleep(new Command.Sleep(shell / MICRO)) : Next.YIELD;
    }

    private void write(SysfsWrite write) {
        RequestQueue queue = disks.get(write.device());
        if (queue == null) {
            return;
        }
        switch (write.attribute()) {
            case "queue/scheduler" -> frozen(queue, () -> queue.switchElevator(write.value()));
            case "queue/nr_requests" -> {
                int requests = Integer.parseInt(write.value());
                frozen(queue, () -> queue.setNrRequests(requests));
            }
            case "queue/io_timeout" -> queue.setIoTimeout(Long.parseLong(write.value()) * MILLI);
            case "device/timeout" -> queue.setIoTimeout(Long.parseLong(write.value()) * SECOND);
            default -> {}
        }
    }

    private void frozen(RequestQueue queue, Runnable change) {
        ctx.call(new FreezeWait(queue, process.task(), change));
    }

    private Next plugged(int slot, Op op, Sector sector, long sectors) {
        RequestQueue queue = file(slot).queue();
        int most = (int) Math.min(Integer.MAX_VALUE, sectors);
        return call(
                calls
                .new Synchronous(queue, op, OpFlags.SYNC, at(sector, most), sectors, true, false));
    }

    private Next call(Frame frame) {
        ctx.call(frame);
        return Next.YIELD;
    }

    private OpenFile file(int slot) {
        OpenFile file = files.get(slot);
        if (file == null) {
            throw new IllegalArgumentException(
                    "script: slot " + slot + " is used before it is opened");
        }
        return file;
    }

    private long at(Sector sector, int length) {
        if (sector instanceof Sector.Fixed fixed) {
            return fixed.sector();
        }
        if (sector instanceof Sector.Stepped stepped) {
            return stepped.base() + cursor.turn() * stepped.step();
        }
        long below = ((Sector.Random) sector).below();
        return random.below(Math.max(1, below / Math.max(1, length))) * Math.max(1, length);
    }

    private void mark(String text) {
        Recorder recorder = process.engine().recorder();
        Recording recording = recorder.recording();
        int site = recording.sites().number("tracing_mark_write", null);
        recorder.note(EventKind.MARK, site, 0, -1, recording.texts().number(text), 0);
    }

    private static final class WakeUp extends Timer {
        private final KernelTask task;

        WakeUp(KernelTask task) {
            this.task = task;
        }

        @Override
        protected void expire(Context ctx) {
            task.wake();
        }
    }
}
