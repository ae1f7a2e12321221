package org.blkscope.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.blkscope.engine.Frame.Next;
import org.blkscope.recording.ContextKind;
import org.jspecify.annotations.Nullable;

/*
 * One CPU. Each time it fires it runs one turn and puts itself on the agenda again for the end of that turn, or idles.
 *
 * Who runs: expired timers, once the interrupt has been taken (its latency models how long that lasts); then softirqs
 * raised in interrupts; then the current task, which is left only if it sleeps or stands at a preemption point and
 * somebody of a higher rank is runnable. Choosing another task costs that task's switch time, during which interrupts
 * are still taken: so completions that are due together are all handled before a woken task runs.
 */
/** A CPU of the machine. */
public final class Cpu extends Due {
    private final Engine engine;
    private final int id;
    private final Context context;
    private final int idleName;
    private final ArrayDeque<Timer> expired = new ArrayDeque<>();
    private final ArrayDeque<Softirq> softirqs = new ArrayDeque<>();
    private final List<Task> runQueue = new ArrayList<>();
    private final Ksoftirqd ksoftirqd;
    private long interruptAtNs = Long.MAX_VALUE;
    private long busyUntilNs = Long.MIN_VALUE;
    private @Nullable Task current;

    Cpu(Engine engine, int id) {
        super(CPU);
        this.engine = engine;
        this.id = id;
        context = new Context(engine, this);
        idleName = engine.recorder().recording().tasks().number("<idle>-0");
        ksoftirqd = new Ksoftirqd();
    }

    public int id() {
        return id;
    }

    /** Delays what the CPU does next, for the time it takes to make a task on it. */
    void start(long switchCostNs) {
        ksoftirqd.bind(engine, id, switchCostNs);
    }

    boolean anyExpired(Predicate<Timer> such) {
        for (Timer timer : expired) {
            if (such.test(timer)) {
                return true;
            }
        }
        return false;
    }

    int interruptedName() {
        return current != null && current.runnable ? current.nameNumber() : idleName;
    }

    void expired(Timer timer) {
        if (expired.isEmpty()) {
            interruptAtNs = engine.nowNs() + engine.interruptLatencyNs();
        }
        expired.addLast(timer);
        wantTurn(interruptAtNs);
    }

    void raise(Softirq work, boolean inInterrupt) {
        if (inInterrupt) {
            softirqs.addLast(work);
            wantTurn(engine.nowNs());
        } else {
            ksoftirqd.add(work);
        }
    }

    /** A softirq sent by another CPU runs at the end of the interrupt that brings it. */
    void raiseRemote(Softirq work) {
        softirqs.addLast(work);
        wantTurn(engine.nowNs());
    }

    void enqueue(Task task) {
        runQueue.add(task);
        wantTurn(engine.nowNs());
    }

    void dequeue(Task task) {
        runQueue.remove(task);
        if (current == task) {
            current = null;
        }
    }

    boolean hasMoreUrgent(Task task) {
        return best(task.rank() + 1) != null;
    }

    @Override
    void fire(Engine firing) {
        long now = engine.nowNs();
        long cost = turn(now);
        busyUntilNs = now + cost;
        long next = nextTurnNs();
        if (next != Long.MAX_VALUE) {
            engine.schedule(this, Math.max(next, busyUntilNs));
        }
    }

    private void wantTurn(long timeNs) {
        long at = Math.max(timeNs, busyUntilNs);
        if (!engine.isRunning(this) && (!engine.isScheduled(this) || at < timeNs())) {
            engine.schedule(this, at);
        }
    }

    private long turn(long now) {
        if (!expired.isEmpty() && now >= interruptAtNs) {
            return interrupt();
        }
        Softirq work = softirqs.peekFirst();
        if (work != null) {
            return softirq(work);
        }
        Task next = choose();
        if (next == null) {
            current = null;
            return 0;
        }
        if (next != current) {
            boolean wasIdle = current == null;
            current = next;
            return wasIdle ? next.switchCostNs() : engine.contextSwitchNs(next);
        }
        return run(next, now);
    }

    private long interrupt() {
        Timer timer = expired.removeFirst();
        if (expired.isEmpty()) {
            interruptAtNs = Long.MAX_VALUE;
        }
        context.begin(ContextKind.HARDIRQ, null);
        timer.expire(context);
        return context.spentNs();
    }

    private long softirq(Softirq work) {
        context.begin(ContextKind.SOFTIRQ, null);
        if (!work.step(context)) {
            softirqs.remove(work);
        }
        return context.spentNs();
    }

    private long run(Task task, long now) {
        if (now < task.spinUntilNs) {
            return 0;
        }
        context.begin(task.kind(), task);
        Frame frame = task.top();
        Next next = frame.step(context);
        task.preemptible = next == Next.YIELD || next == Next.SPIN;
        if (next == Next.DONE) {
            task.pop(frame);
        }
        if (next == Next.SPIN) {
            task.spinUntilNs = context.spinUntilNs();
        }
        if (task.isFinished()) {
            engine.ended(task);
        }
        if (next == Next.SLEEP || task.isFinished()) {
            task.runnable = false;
            runQueue.remove(task);
            current = runQueue.isEmpty() ? null : task;
        }
        return context.spentNs();
    }

    private @Nullable Task choose() {
        Task running = current;
        if (running != null && running.runnable) {
            Task better = running.preemptible ? best(running.rank() + 1) : null;
            return better != null ? better : running;
        }
        return best(Integer.MIN_VALUE);
    }

    /** The first runnable task of the highest rank, if that is at least {@code rank}. */
    private @Nullable Task best(int rank) {
        Task best = null;
        for (int i = 0; i < runQueue.size(); i++) {
            Task task = runQueue.get(i);
            if (task.rank() >= rank && (best == null || task.rank() > best.rank())) {
                best = task;
            }
        }
        return best;
    }

    private long nextTurnNs() {
        long next = expired.isEmpty() ? Long.MAX_VALUE : interruptAtNs;
        if (!softirqs.isEmpty()) {
            return busyUntilNs;
        }
        Task chosen = choose();
        if (chosen == null) {
            return next;
        }
        boolean spins = chosen == current && chosen.spinUntilNs > busyUntilNs;
        return Math.min(next, spins ? chosen.spinUntilNs : busyUntilNs);
    }

    /** The thread that runs softirqs which a task has raised. */
    private static final class Ksoftirqd extends Frame {
        private final ArrayDeque<Softirq> pending = new ArrayDeque<>();
        private @Nullable Task thread;

        void bind(Engine engine, int cpu, long switchCostNs) {
            Task task =
                    new Task(
                            engine,
                            "ksoftirqd/" + cpu + "-" + (17 + 10 * cpu),
                            ContextKind.SOFTIRQ,
                            cpu,
                            Task.NORMAL,
                            switchCostNs);
            task.call(this);
            thread = task;
        }

        void add(Softirq work) {
            pending.addLast(work);
            if (thread != null) {
                thread.wake();
            }
        }

        @Override
        protected Next step(Context ctx) {
            Softirq work = pending.peekFirst();
            if (work == null) {
                return Next.SLEEP;
            }
            if (!work.step(ctx)) {
                pending.removeFirst();
            }
            return pending.isEmpty() ? Next.SLEEP : Next.AGAIN;
        }
    }
}
