package org.blkscope.view.timeline;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.analysis.TimeSpan;

/**
 * Names of times on an axis: one unit for a whole recording, digits in groups of three.
 *
 * @param unitNs nanoseconds of the unit
 * @param unit its symbol
 */
record TimeAxis(long unitNs, String unit) {
    /** Between groups of digits. */
    private static final String THIN_SPACE = "\u2009";

    /**
     * The axis for a recording of this length: microseconds up to 10 ms, milliseconds up to 10 s,
     * else seconds.
     */
    static TimeAxis of(long lengthNs) {
        if (lengthNs < 10_000_000L) {
            return new TimeAxis(1_000L, "us");
        }
        return lengthNs < 10_000_000_000L
                ? new TimeAxis(1_000_000L, "ms")
                : new TimeAxis(1_000_000_000L, "s");
    }

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
    static List<Long> ticks(TimeSpan span, long stepNs) {
        List<Long> ticks = new ArrayList<>();
        long first = Math.floorDiv(span.fromNs() + stepNs - 1, stepNs) * stepNs;
        for (long t = first; t < span.toNs(); t += stepNs) {
            ticks.add(t);
        }
        return ticks;
    }

    /** A time without its unit, exact to {@code resolutionNs}. */
    String label(long timeNs, long resolutionNs) {
        BigDecimal value = BigDecimal.valueOf(timeNs).divide(BigDecimal.valueOf(unitNs));
        return grouped(value.setScale(decimals(resolutionNs), RoundingMode.HALF_UP));
    }

    private int decimals(long resolutionNs) {
        int decimals = 0;
        for (long r = unitNs; r > Math.max(1, resolutionNs); r /= 10) {
            decimals++;
        }
        return decimals;
    }

    private static String grouped(BigDecimal value) {
        String plain = value.abs().toPlainString();
        int dot = plain.indexOf('.');
        StringBuilder text = new StringBuilder(plain);
        for (int i = (dot < 0 ? plain.length() : dot) - 3; i > 0; i -= 3) {
            text.insert(i, THIN_SPACE);
        }
        return value.signum() < 0 ? "-" + text : text.toString();
    }
}
