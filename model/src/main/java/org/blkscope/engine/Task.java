package org.blkscope.engine;

import java.util.Arrays;
import org.blkscope.recording.ContextKind;

/**
 * A thread of execution: a process of the workload, a kblockd worker, or {@code ksoftirqd}.
 *
 * <p>It stays on its CPU until {@link #migrate}. The rank decides who runs: real-time tasks by
 * priority, then workers, then all others in the order in which they became runnable.
 */
public class Task {
    /** Rank of an ordinary task. */
    public static final int NORMAL = 0;

    /** Rank of a high-priority worker (nice -20). */
    public static final int WORKER = 1;

    private static final int REAL_TIME = 100;

    private final String name;
    private final ContextKind kind;
    private final int nameNumber;
    private Frame[] stack = new Frame[8];
    private int depth;
    private int rank;
    private long switchCostNs;
    Cpu cpu;
    boolean runnable;
    boolean preemptible = true;
    private boolean daemon;
    long spinUntilNs = Long.MIN_VALUE;

    /** A kernel thread that sleeps when it has nothing to do: nobody waits for its end. */
    public void setDaemon() {
        daemon = true;
    }

    /** True for a kernel thread that sleeps when it has nothing to do. */
    public boolean isDaemon() {
        return daemon;
    }

    /**
     * @param name with its process number, {@code workload-152}
     * @param rank {@link #NORMAL} or {@link #WORKER}
     * @param switchCostNs time from being chosen to running
     */
    public Task(
            Engine engine, String name, ContextKind kind, int cpu, int rank, long switchCostNs) {
        this.name = name;
        this.kind = kind;
        this.rank = rank;
        this.switchCostNs = switchCostNs;
        this.cpu = engine.cpu(cpu);
        this.nameNumber = engine.recorder().recording().tasks().number(name);
        engine.born(this);
    }

    public final String name() {
        return name;
    }

    /** Number of its name in the recording. */
    public final int nameNumber() {
        return nameNumber;
    }

    public final ContextKind kind() {
        return kind;
    }

    public final int cpu() {
        return cpu.id();
    }

    /** True if it waits to be woken. */
    public final boolean isSleeping() {
        return !runnable;
    }

    /** Makes it a real-time task; 1 to 99, higher is more urgent; 0 makes it ordinary again. */
    public final void realTime(int priority) {
        rank = priority == 0 ? NORMAL : REAL_TIME + priority;
    }

    /** True for a real-time task, which workers do not preempt. */
    public final boolean isRealTime() {
        return rank >= REAL_TIME;
    }

    /** Wakes it; nothing happens if it is awake. */
    public final void wake() {
        if (!runnable) {
            runnable = true;
            cpu.enqueue(this);
        }
    }

    /** Sends it to another CPU; it goes on there as soon as that CPU chooses it. */
    public final void migrate(Engine engine, int toCpu) {
        if (toCpu != cpu.id()) {
            cpu.dequeue(this);
            cpu = engine.cpu(toCpu);
            if (runnable) {
                cpu.enqueue(this);
            }
        }
    }

    /** Puts a function on its stack. */
    public final void call(Frame frame) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, depth * 2);
        }
        stack[depth++] = frame;
    }

    /** True when all its functions have returned. */
    public final boolean isFinished() {
        return depth == 0;
    }

    final int rank() {
        return rank;
    }

    final long switchCostNs() {
        return switchCostNs;
    }

    final Frame top() {
        return stack[depth - 1];
    }

    final void pop(Frame frame) {
        int at = depth - 1;
        while (stack[at] != frame) {
            at--;
        }
        System.arraycopy(stack, at + 1, stack, at, depth - at - 1);
        depth--;
    }
}
