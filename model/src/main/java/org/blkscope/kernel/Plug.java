package org.blkscope.kernel;

import org.jspecify.annotations.Nullable;

/** {@code struct blk_plug}: requests that a task holds back to send them together. */
public final class Plug {
    static final int MAX_BATCH = 32;

    final RequestList mqList = new RequestList();

    /**
     * {@code rq_count}; 0 while the plug is being flushed, so that a flush within a flush finds
     * nothing.
     */
    int rqCount;

    boolean multipleQueues;
    boolean hasElevator;

    /** {@code nr_ios}: I/Os that the caller expects to submit; the first allocation uses it up. */
    int nrIos;

    /** {@code cached_rqs}: allocated in advance, the last one allocated first. */
    @Nullable Request cached;

    /** True if a flush would do anything. */
    public boolean isFilled() {
        return !mqList.isEmpty() || cached != null;
    }

    Plug(int nrIos) {
        this.nrIos = Math.max(1, nrIos);
    }
}
