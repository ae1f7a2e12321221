package org.blkscope.engine;

import java.util.function.Predicate;
import org.blkscope.recording.ContextKind;
import org.jspecify.annotations.Nullable;

/**
 * In which context on which CPU a piece of kernel code runs, and what it costs.
 *
 * <p>There is one of them for each CPU; it is valid during a turn only.
 */
public final class Context {
    private final Engine engine;
    private final Cpu cpu;
    private ContextKind kind = ContextKind.IDLE;
    private @Nullable Task task;
    private long spentNs;
    private long spinUntilNs;

    Context(Engine engine, Cpu cpu) {
        this.engine = engine;
        this.cpu = cpu;
    }

    public Engine engine() {
        return engine;
    }

    public int cpu() {
        return cpu.id();
    }

    public ContextKind kind() {
        return kind;
    }

    /** Time of the turn. */
    public long nowNs() {
        return engine.nowNs();
    }

    /**
     * The task that runs.
     *
     * @throws IllegalStateException in an interrupt or softirq
     */
    public Task task() {
        if (task == null) {
            throw new IllegalStateException("no task in " + kind.label());
        }
        return task;
    }

    /** True in a task or worker: sleeping is allowed. */
    public boolean maySleep() {
        return task != null;
    }

    /**
     * Number of the name that tracepoints print: the running task, or the idle task under an
     * interrupt.
     */
    public int currentName() {
        return task != null ? task.nameNumber() : cpu.interruptedName();
    }

    /** Spends CPU time; the CPU's next turn is that much later. */
    public void spend(long ns) {
        spentNs += ns;
    }

    /**
     * Calls a function of the running task: it runs to its end before the next step of the caller.
     */
    public void call(Frame frame) {
        task().call(frame);
    }

    /** When a step that answers {@link Frame.Next#SPIN} is to be called again. */
    public void spinUntil(long timeNs) {
        spinUntilNs = timeNs;
    }

    /** True if something more urgent than the running task waits for this CPU. */
    public boolean shouldYield() {
        return task != null && cpu.hasMoreUrgent(task);
    }

    /**
     * Lets a softirq run on this CPU: at the end of the interrupt, or in {@code ksoftirqd} if
     * raised by a task.
     */
    public void raiseSoftirq(Softirq work) {
        cpu.raise(work, kind == ContextKind.HARDIRQ || kind == ContextKind.SOFTIRQ);
    }

    /** In an interrupt: true if it handles another such timer after this one. */
    public boolean anyExpired(Predicate<Timer> such) {
        return cpu.anyExpired(such);
    }

    void begin(ContextKind newKind, @Nullable Task newTask) {
        kind = newKind;
        task = newTask;
        spentNs = 0;
        spinUntilNs = Long.MIN_VALUE;
        engine.recorder().turn(engine.nowNs(), cpu.id(), newKind);
    }

    long spentNs() {
        return spentNs;
    }

    long spinUntilNs() {
        return spinUntilNs;
    }
}
