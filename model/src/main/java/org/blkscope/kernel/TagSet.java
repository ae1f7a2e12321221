package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code struct blk_mq_tag_set}: the tags of a device, or of several that share them. */
public final class TagSet {
    private final Shape shape;
    private final @Nullable Tags[] tags;
    private final List<RequestQueue> users = new ArrayList<>();

    /**
     * What a tag set is made of.
     *
     * @param hctxs hardware queues
     * @param depth tags of each hardware queue, or of all together
     * @param cpus of the machine
     * @param hostWide all hardware queues use one map ({@code BLK_MQ_F_TAG_HCTX_SHARED})
     * @param starts for each hardware queue what its map remembers; may be empty
     */
    public record Shape(int hctxs, int depth, int cpus, boolean hostWide, List<Start> starts) {
        public Shape {
            starts = List.copyOf(starts);
        }
    }

    /**
     * What a tag map remembers from earlier use.
     *
     * @param hints where the next search begins, per CPU
     * @param cleared tags freed but not yet usable: those that end at the hint of CPU 0
     */
    public record Start(List<Integer> hints, int cleared) {
        public Start {
            hints = List.copyOf(hints);
        }
    }

    public TagSet(Shape shape) {
        this.shape = shape;
        tags = new Tags[shape.hctxs()];
    }

    /** Tags of each hardware queue. */
    public int depth() {
        return shape.depth();
    }

    /** True if all hardware queues use one map. */
    boolean isHostWide() {
        return shape.hostWide();
    }

    /** True if several queues use them (FAIR-1). */
    boolean isShared() {
        return users.size() > 1;
    }

    /** The queues that use the set, in order of their making. */
    List<RequestQueue> users() {
        return users;
    }

    Tags tags(RequestQueue q, int hctx, int place) {
        int at = shape.hostWide() ? 0 : hctx;
        Tags map = tags[at];
        if (map == null) {
            map =
                    new Tags(
                            new Tags.Shape(
                                    shape.depth(),
                                    shape.cpus(),
                                    q.driver.isTagRoundRobin(),
                                    q.behaviour.tags()),
                            place);
            if (at < shape.starts().size()) {
                map.bitmap.begin(shape.starts().get(at));
            }
            tags[at] = map;
        }
        return map;
    }

    /** A queue begins to use the set; the first one brings the requests into being. */
    void attach(RequestQueue q) {
        users.add(q);
        for (HardwareQueue hctx : q.hctxs) {
            Request[] requests = hctx.tags.staticRqs;
            for (int i = 0; i < requests.length; i++) {
                if (requests[i] == null) {
                    requests[i] = new Request(i, hctx.ctxs.get(0));
                    q.driver.initRequest(requests[i]);
                }
            }
        }
    }
}
