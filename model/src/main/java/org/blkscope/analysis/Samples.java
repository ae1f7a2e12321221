package org.blkscope.analysis;

import java.util.Arrays;

/** Durations as they come in. */
final class Samples {
    private long[] values = new long[64];
    private int count;

    /**
     * Adds one; a negative one is left out, because it comes from clocks that disagree and means
     * nothing.
     */
    void add(long ns) {
        if (ns < 0) {
            return;
        }
        if (count == values.length) {
            values = Arrays.copyOf(values, count * 2);
        }
        values[count++] = ns;
    }

    Latencies summary() {
        if (count == 0) {
            return Latencies.NONE;
        }
        long[] sorted = Arrays.copyOf(values, count);
        Arrays.sort(sorted);
        return new Latencies(
                count,
                sorted[0],
                mean(sorted),
                rank(sorted, 50),
                rank(sorted, 99),
                sorted[count - 1]);
    }

    /** The smallest value that is at least as large as this share of all, in percent. */
    private static long rank(long[] sorted, int percent) {
        long rank = ((long) sorted.length * percent + 99) / 100;
        return sorted[(int) rank - 1];
    }

    private static long mean(long[] sorted) {
        long sum = 0;
        for (long value : sorted) {
            sum += value;
        }
        return (sum + sorted.length / 2) / sorted.length;
    }
}
