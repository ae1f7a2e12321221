package org.blkscope.kernel;

import org.jspecify.annotations.Nullable;

/** When a plug is flushed because of what it holds (PLG-2). */
final class PlugLimit {
    private static final int FLUSH_SECTORS = 256;
    private static final int NO_MERGES = 2;

    private PlugLimit() {}

    /** Requests that count: all of the plug, until 4.20 those of this queue. */
    static int count(Plug plug, RequestQueue q) {
        if (!q.behaviour.plugCountsOwn) {
            return plug.rqCount;
        }
        int count = 0;
        for (Request rq = plug.mqList.first(); rq != null; rq = rq.next) {
            count += rq.q == q ? 1 : 0;
        }
        return count;
    }

    /** True if the plug must be flushed before it takes one more: by count, or by size. */
    static boolean isFull(Plug plug, RequestQueue q) {
        boolean first = q.behaviour.fifoPlug == q.behaviour.plugSizeOfOldest;
        Request looked = first ? plug.mqList.first() : plug.mqList.last();
        int count = count(plug, q);
        if (looked == null || count == 0) {
            return false;
        }
        int limit = plug.multipleQueues ? q.behaviour.manyQueuesLimit : q.behaviour.plugLimit;
        boolean exempt = q.behaviour.plugSizeExempt && q.limits.noMerges() == NO_MERGES;
        return count >= limit || (!exempt && looked.sectors >= FLUSH_SECTORS);
    }

    /** The oldest request of this queue; null if there is none. */
    static @Nullable Request oldest(Plug plug, RequestQueue q) {
        for (Request rq = plug.mqList.first(); rq != null; rq = rq.next) {
            if (rq.q == q) {
                return rq;
            }
        }
        return null;
    }
}
