package org.blkscope.kernel.sched;

/**
 * Tunables of kyber, named as in the {@code iosched} folder of sysfs.
 *
 * @param readLatNs target latency of reads in nanoseconds
 * @param writeLatNs target latency of writes in nanoseconds
 */
public record KyberTunables(long readLatNs, long writeLatNs) {
    /** What the kernel starts with. */
    public static final KyberTunables DEFAULTS = new KyberTunables(2_000_000, 10_000_000);

    private static final long DISCARD_LAT_NS = 5_000_000_000L;

    /** {@code latency_targets[]}. */
    long target(KyberDomain domain) {
        return switch (domain) {
            case READ -> readLatNs;
            case WRITE -> writeLatNs;
            default -> DISCARD_LAT_NS;
        };
    }
}
