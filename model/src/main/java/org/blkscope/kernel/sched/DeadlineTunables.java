package org.blkscope.kernel.sched;

/**
 * Tunables of mq-deadline, named as in the {@code iosched} folder of sysfs; times in milliseconds.
 *
 * @param readExpire after this a read is overdue
 * @param writeExpire after this a write is overdue
 * @param fifoBatch requests taken in sector order before the choice is made anew
 * @param writesStarved how often reads may be preferred while writes wait
 * @param frontMerges whether front merges are looked for
 * @param prioAgingExpire after this a request of a lower class is taken
 * @param asyncDepth requests other than reads that may be queued; 0 for nr_requests
 */
public record DeadlineTunables(
        int readExpire,
        int writeExpire,
        int fifoBatch,
        int writesStarved,
        boolean frontMerges,
        int prioAgingExpire,
        int asyncDepth) {
    /** What the kernel starts with. */
    public static final DeadlineTunables DEFAULTS =
            new DeadlineTunables(500, 5000, 16, 2, true, 10_000, 0);
}
