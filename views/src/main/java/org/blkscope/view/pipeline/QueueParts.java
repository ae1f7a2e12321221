package org.blkscope.view.pipeline;

import java.util.EnumMap;
import java.util.Map;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to one hardware queue.
 *
 * @param hctx its number, -1 if the source tells no queues apart
 * @param hand requests between a list and the driver
 */
record QueueParts(
        int hctx,
        Bin dispatch,
        Bin hand,
        Bin tags,
        Bin waiters,
        Bin scheduler,
        Bin device,
        Bin completing,
        Map<GaugeKind, Gauge> gauges) {
    QueueParts {
        gauges = gauges.isEmpty() ? Map.of() : new EnumMap<>(gauges);
    }

    /** The gauge of a kind, or null if the queue has none. */
    @Nullable Gauge gauge(GaugeKind kind) {
        return gauges.get(kind);
    }

    /** Name for heads and labels. */
    String name() {
        return hctx < 0 ? "hctx" : "hctx" + hctx;
    }
}
