package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.jspecify.annotations.Nullable;

/**
 * {@code struct blk_mq_tags}: tags, the requests that belong to them, and those who wait for one.
 * Driver tags and scheduler tags have the same shape.
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

    private final boolean shallowTotal;
    private int minShallow = Integer.MAX_VALUE;

    /** What a tag map is made of. */
    record Shape(int depth, int cpus, boolean roundRobin, Rules rules) {}

    /**
     * How maps of tags work in a kernel.
     *
     * @param shallowTotal a shallow depth is a total, not so many bits of each word (SBM-6)
     * @param deferredClear freed tags are not to be had before their word is full (SBM-2)
     * @param lowestFirst a word is searched from its lowest bit, not from the hint (SBM-3)
     * @param counterEach each wait queue counts freed tags for itself (TAG-5)
     * @param wakeCarry wake-ups that one queue does not use go to the next (TAG-5)
     */
    record Rules(
            boolean shallowTotal,
            boolean deferredClear,
            boolean lowestFirst,
            boolean counterEach,
            boolean wakeCarry) {}

    Tags(Shape shape, int place) {
        bitmap = new Sbitmap(shape.depth(), shape.cpus(), shape.roundRobin(), shape.rules());
        waiters = new WaitQueues(shape.depth(), shape.rules());
        shallowTotal = shape.rules().shallowTotal();
        staticRqs = new Request[shape.depth()];
        rqs = new Request[shape.depth()];
        this.place = place;
    }

    /** A tag for a CPU, -1 if none is to be had. */
    int get(int cpu) {
        return bitmap.get(cpu);
    }

    /**
     * A tag for a request of a class that may use some only (SBM-6).
     *
     * @param shallow so many in all, or so many of each word
     */
    int getShallow(int cpu, int shallow) {
        return bitmap.getShallow(cpu, shallowTotal ? bitmap.spread(shallow) : word -> shallow);
    }

    /** {@code sbitmap_queue_min_shallow_depth()}: the least that a scheduler allows a class. */
    void setMinShallow(int least) {
        minShallow = least;
        rescale(bitmap.depth());
    }

    /** {@code blk_mq_tag_resize_shared_tags()}: fewer tags, or as many as before. */
    void resize(int depth) {
        bitmap.resize(depth);
        rescale(depth);
    }

    /** Recomputes the wake batch for the tags that one user may have (TAG-5). */
    void rescale(int depth) {
        int usable = Math.min(depth, minShallow);
        waiters.setUsable(
                shallowTotal ? usable : Math.min(depth, bitmap.usablePerWord(minShallow)));
    }

    /** Gives a tag back and wakes those who wait, if enough were freed. */
    void put(Context ctx, int tag, int hintCpu) {
        bitmap.put(tag, hintCpu);
        waiters.freed(ctx, 1);
    }
}
