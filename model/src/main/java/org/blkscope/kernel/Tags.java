package org.blkscope.kernel;

import org.jspecify.annotations.Nullable;

/**
 * {@code struct blk_mq_tags}: tags, the requests that belong to them, and those who wait for one.
 */
final class Tags {
    final Sbitmap bitmap;
    final WaitQueues waiters;

    /** {@code static_rqs[]}: one request for each tag. */
    final Request[] staticRqs;

    /** {@code rqs[]}: who owns a tag now; old entries stay. */
    final @Nullable Request[] rqs;

    /** Queues that use them at present (FAIR-2). */
    int activeQueues;

    /** Place in the recording. */
    final int place;

    Tags(int depth, int cpus, int place) {
        bitmap = new Sbitmap(depth, cpus);
        waiters = new WaitQueues(depth);
        staticRqs = new Request[depth];
        rqs = new Request[depth];
        this.place = place;
    }

    /** Gives a tag back and wakes those who wait, if enough were freed. */
    void put(int tag, int hintCpu) {
        bitmap.put(tag, hintCpu);
        waiters.freed(1);
    }
}
