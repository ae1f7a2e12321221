package org.blkscope.engine;

/**
 * A high-resolution timer of one CPU: when it expires, its handler runs in an interrupt on that
 * CPU.
 *
 * <p>One interrupt handles all timers that have expired by the time it runs, one after the other,
 * each in a turn.
 */
public abstract class Timer extends Due {
    private final boolean background;
    private int cpu;

    protected Timer() {
        this(false);
    }

    /**
     * @param background true if nobody waits for it: a machine may end before it expires
     */
    protected Timer(boolean background) {
        super(TIMER);
        this.background = background;
    }

    final boolean isBackground() {
        return background;
    }

    /** What happens, in interrupt context. */
    protected abstract void expire(Context ctx);

    /** CPU on which it expires. */
    public final int cpu() {
        return cpu;
    }

    final void arm(int onCpu) {
        cpu = onCpu;
    }

    @Override
    final void fire(Engine engine) {
        engine.cpu(cpu).expired(this);
    }
}
