package org.blkscope.kernel;

import org.blkscope.engine.Context;

/** Somebody in a wait queue of a tag map: a task, or a hardware queue that could get no tag. */
interface Waiter {
    /** A tag may be free now; it has been taken off the queue. */
    void wakeUp(Context ctx);

    /**
     * True for a task: a wake-up for {@code n} waiters ends after {@code n} of these. A hardware
     * queue is woken in passing and not counted.
     */
    boolean isExclusive();
}
