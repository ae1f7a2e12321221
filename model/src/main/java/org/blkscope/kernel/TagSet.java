package org.blkscope.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code struct blk_mq_tag_set}: the tags of a device, or of several that share them. */
public final class TagSet {
    private final int depth;
    private final int cpus;
    private final @Nullable Tags[] tags;
    private final List<int[]> startHints;
    private int users;

    /**
     * @param depth tags of each hardware queue
     * @param startHints for each hardware queue the allocation hint of each CPU at the start; may
     *     be empty
     */
    public TagSet(int hctxs, int depth, int cpus, List<int[]> startHints) {
        this.depth = depth;
        this.cpus = cpus;
        this.startHints = List.copyOf(startHints);
        tags = new Tags[hctxs];
    }

    /** Tags of each hardware queue. */
    public int depth() {
        return depth;
    }

    /** True if several queues use them (FAIR-1). */
    boolean isShared() {
        return users > 1;
    }

    Tags tags(int hctx, int place) {
        Tags map = tags[hctx];
        if (map == null) {
            map = new Tags(depth, cpus, place);
            if (hctx < startHints.size()) {
                int[] hints = startHints.get(hctx);
                for (int cpu = 0; cpu < Math.min(hints.length, cpus); cpu++) {
                    map.bitmap.setHint(cpu, hints[cpu]);
                }
            }
            tags[hctx] = map;
        }
        return map;
    }

    /** A queue begins to use the set; the first one brings the requests into being. */
    void attach(RequestQueue q) {
        users++;
        for (HardwareQueue hctx : q.hctxs) {
            Request[] requests = hctx.tags.staticRqs;
            for (int i = 0; users == 1 && i < requests.length; i++) {
                requests[i] = new Request(i, hctx.ctxs.get(0));
                q.driver.initRequest(requests[i]);
            }
        }
    }
}
