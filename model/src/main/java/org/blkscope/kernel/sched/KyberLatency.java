package org.blkscope.kernel.sched;

import java.util.Arrays;

/*
 * What kyber learns from latencies (blk-mq schedulers, 3.4).
 *
 * Each latency falls into one of eight buckets, a quarter of the domain's target wide; the first four are good. A
 * percentile is taken only of enough samples, or of those that a second brought, and using them up empties the buckets.
 */
/** Two histograms of one domain: total latency and latency of the device. */
final class KyberLatency {
    static final int BUCKETS = 8;
    static final int GOOD_BUCKETS = 4;
    private static final int SHIFT = 2;
    private static final int ENOUGH = 500;

    private final long target;
    private final long second;
    private final int[] total = new int[BUCKETS];
    private final int[] io = new int[BUCKETS];
    private long timeout;

    /**
     * @param target latency in nanoseconds
     * @param second ticks of a second
     */
    KyberLatency(long target, long second) {
        this.target = target;
        this.second = second;
    }

    /** {@code add_latency_sample()}. */
    void add(long totalNs, long ioNs) {
        total[bucket(totalNs)]++;
        io[bucket(ioNs)]++;
    }

    private int bucket(long ns) {
        if (ns <= 0) {
            return 0;
        }
        long width = Math.max(1, target >> SHIFT);
        return (int) Math.min((ns - 1) / width, BUCKETS - 1);
    }

    /** Bucket of the 90th percentile of the device's latency, -1 if there are too few samples. */
    int device90(long jiffies) {
        return percentile(io, 90, jiffies);
    }

    /** Bucket of the 99th percentile of the total latency, -1 if there are too few samples. */
    int total99(long jiffies) {
        return percentile(total, 99, jiffies);
    }

    /** {@code calculate_percentile()}; both histograms share the time-out. */
    private int percentile(int[] buckets, int percent, long jiffies) {
        int samples = Arrays.stream(buckets).sum();
        if (samples == 0) {
            return -1;
        }
        if (timeout == 0) {
            timeout = jiffies + second;
        }
        if (samples < ENOUGH && timeout > jiffies) {
            return -1;
        }
        timeout = 0;
        int left = (samples * percent + 99) / 100;
        int bucket = 0;
        while (bucket < BUCKETS - 1 && buckets[bucket] < left) {
            left -= buckets[bucket++];
        }
        Arrays.fill(buckets, 0);
        return bucket;
    }

    /** Tokens that a domain gets whose percentile fell into this bucket. */
    static int scaled(int depth, int bucket) {
        return (depth * (bucket + 1)) >> SHIFT;
    }
}
