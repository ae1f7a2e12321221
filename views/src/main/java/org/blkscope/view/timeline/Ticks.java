package org.blkscope.view.timeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.analysis.TimeSpan;

/** Round times on an axis. */
final class Ticks {
    private Ticks() {}

    /**
     * Distance of ticks in nanoseconds: 1, 2 or 5 times a power of ten, at most {@code most} ticks
     * in the span.
     */
    static long step(TimeSpan span, int most) {
        long power = 1;
        while (true) {
            for (long factor : new long[] {1, 2, 5}) {
                if (span.lengthNs() / (factor * power) < Math.max(1, most)) {
                    return factor * power;
                }
            }
            power *= 10;
        }
    }

    /** Times of the ticks in a span. */
    static List<Long> in(TimeSpan span, long stepNs) {
        List<Long> ticks = new ArrayList<>();
        long first = Math.floorDiv(span.fromNs() + stepNs - 1, stepNs) * stepNs;
        for (long t = first; t < span.toNs(); t += stepNs) {
            ticks.add(t);
        }
        return ticks;
    }
}
