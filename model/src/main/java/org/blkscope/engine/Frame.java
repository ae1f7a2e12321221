package org.blkscope.engine;

/**
 * A function that a task is in and that others may interrupt between its steps.
 *
 * <p>A step covers at most one request. A frame calls another one by {@link Context#call}: the
 * called frame runs to its end before the next step of the caller.
 */
public abstract class Frame {
    /** What a task does after a step. */
    public enum Next {
        /** One more step. */
        AGAIN,
        /** One more step; something more urgent may run before it. */
        YIELD,
        /** One more step when somebody wakes the task. */
        SLEEP,
        /**
         * One more step at the time given to {@link Context#spinUntil}; anything more urgent may
         * run meanwhile.
         */
        SPIN,
        /** The function returns. */
        DONE
    }

    /** Runs one step. */
    protected abstract Next step(Context ctx);
}
