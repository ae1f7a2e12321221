package org.blkscope.analysis;

/**
 * A set of durations in nanoseconds, summed up. Percentiles are by nearest rank: a value that
 * occurred.
 *
 * @param count how many there are; if 0 the other values mean nothing and are 0
 * @param minNs shortest
 * @param avgNs mean, rounded to a whole nanosecond
 * @param p50Ns half of them are at most this long
 * @param p99Ns 99 of 100 are at most this long
 * @param maxNs longest
 */
public record Latencies(int count, long minNs, long avgNs, long p50Ns, long p99Ns, long maxNs) {
    /** None at all. */
    public static final Latencies NONE = new Latencies(0, 0, 0, 0, 0, 0);
}
