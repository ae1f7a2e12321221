package org.blkscope.engine;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.base.Rng;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Recorder;

/**
 * The clock of a machine: lets what is due happen, one turn after the other.
 *
 * <p>Deterministic: the same calls with the same seed give the same order on every machine.
 */
public final class Engine {
    private final Recorder recorder;
    private final Agenda agenda = new Agenda();
    private final List<Task> tasks = new ArrayList<>();
    private final Cpu[] cpus;
    private final long seed;
    private final long interruptLatencyNs;
    private long nowNs;
    private int background;
    private long contextSwitchNs = Long.MAX_VALUE;
    private final long tickNs;
    private final long tickPhaseNs;
    private @org.jspecify.annotations.Nullable Cpu hot;
    private @org.jspecify.annotations.Nullable Cpu running;

    /**
     * @param startNs first value of the clock
     * @param tickNs length of a tick of the clock (1/HZ)
     * @param softirqSwitchNs time from waking {@code ksoftirqd} to its running
     */
    public Engine(
            Recorder recorder,
            int cpus,
            long seed,
            long startNs,
            long tickNs,
            long interruptLatencyNs,
            long softirqSwitchNs) {
        this.recorder = recorder;
        this.seed = seed;
        this.interruptLatencyNs = interruptLatencyNs;
        this.nowNs = startNs;
        // What is recorded while the machine is built belongs to its first moment.
        recorder.turn(startNs, -1, ContextKind.UNKNOWN);
        this.tickNs = tickNs;
        this.tickPhaseNs = 0;
        this.cpus = new Cpu[cpus];
        for (int i = 0; i < cpus; i++) {
            this.cpus[i] = new Cpu(this, i);
        }
        for (Cpu cpu : this.cpus) {
            cpu.start(softirqSwitchNs);
        }
    }

    public Recorder recorder() {
        return recorder;
    }

    public long nowNs() {
        return nowNs;
    }

    public int cpus() {
        return cpus.length;
    }

    /** Time of the next turn; {@link Long#MAX_VALUE} if nothing is due. */
    public long nextNs() {
        Due first = agenda.first();
        long heap = first == null ? Long.MAX_VALUE : first.timeNs;
        return hot == null ? heap : Math.min(heap, hot.timeNs);
    }

    /**
     * Lets the next thing happen.
     *
     * @return false if nothing is due
     */
    public boolean turn() {
        Due next = take();
        if (next == null) {
            return false;
        }
        nowNs = next.timeNs;
        if (next instanceof Timer timer && timer.isBackground()) {
            background--;
        }
        running = next instanceof Cpu cpu ? cpu : null;
        next.fire(this);
        running = null;
        return true;
    }

    /** Arms a timer of a CPU; an armed one moves. */
    public void arm(Timer timer, int cpu, long atNs) {
        timer.arm(cpu);
        if (timer.isBackground() && !timer.isPending()) {
            background++;
        }
        agenda.put(timer, Math.max(atNs, nowNs), 0);
    }

    /** Takes a timer off; nothing happens if it is not armed. */
    public void cancel(Timer timer) {
        if (timer.isBackground() && timer.isPending()) {
            background--;
        }
        agenda.remove(timer);
    }

    /** True if anything is due besides timers that nobody waits for. */
    public boolean hasForeground() {
        return hot != null || agenda.size() > background;
    }

    /** Sends a softirq to another CPU by an interprocessor interrupt. */
    public void sendSoftirq(int toCpu, Softirq work) {
        cpus[toCpu].raiseRemote(work);
    }

    /**
     * When a delay of this length ends: it is counted in ticks and rounded up, so {@code n} ticks
     * end at the (n+1)-th tick from now (RUN-8).
     */
    public long tickAfter(long delayNs) {
        long ticks = Math.max(1, (delayNs + tickNs - 1) / tickNs);
        long current = Math.floorDiv(nowNs - tickPhaseNs, tickNs);
        return (current + ticks + 1) * tickNs + tickPhaseNs;
    }

    /** Tells what it costs to go from one task to another on a CPU that is not idle. */
    public void setContextSwitch(long ns) {
        contextSwitchNs = ns;
    }

    /** The same, but never more than waking the task on an idle CPU. */
    long contextSwitchNs(Task to) {
        return Math.min(contextSwitchNs, to.switchCostNs());
    }

    /** Length of a tick of the clock (1/HZ). */
    public long tickNs() {
        return tickNs;
    }

    /** Ticks of the clock since the machine was switched on ({@code jiffies}). */
    public long jiffies() {
        return Math.floorDiv(nowNs - tickPhaseNs, tickNs);
    }

    /** Ticks that a time takes, rounded up. */
    public long ticks(long ns) {
        return (ns + tickNs - 1) / tickNs;
    }

    /** When a tick comes. */
    public long tickTime(long jiffies) {
        return jiffies * tickNs + tickPhaseNs;
    }

    /** Tasks that are not finished, in order of birth. */
    public List<Task> tasks() {
        return List.copyOf(tasks);
    }

    void born(Task task) {
        tasks.add(task);
    }

    void ended(Task task) {
        tasks.remove(task);
    }

    Cpu cpu(int id) {
        return cpus[id];
    }

    long interruptLatencyNs() {
        return interruptLatencyNs;
    }

    boolean isRunning(Cpu cpu) {
        return running == cpu;
    }

    boolean isScheduled(Cpu cpu) {
        return cpu == hot || cpu.isPending();
    }

    /**
     * Lets a CPU have its next turn; the CPU that has just run stays off the heap while it is ahead
     * of all others.
     */
    void schedule(Cpu cpu, long atNs) {
        long tie = Rng.mix(seed ^ atNs * 31 ^ cpu.id());
        if (running == cpu && hot == null) {
            hot = cpu;
            cpu.timeNs = atNs;
            cpu.tie = tie;
            cpu.serial = Long.MAX_VALUE;
        } else {
            if (hot == cpu) {
                hot = null;
            }
            agenda.put(cpu, atNs, tie);
        }
    }

    private @org.jspecify.annotations.Nullable Due take() {
        Due first = agenda.first();
        Cpu ahead = hot;
        if (ahead != null) {
            hot = null;
            if (first == null || ahead.before(first)) {
                return ahead;
            }
            agenda.put(ahead, ahead.timeNs, ahead.tie);
            first = agenda.first();
        }
        if (first != null) {
            agenda.remove(first);
        }
        return first;
    }
}
