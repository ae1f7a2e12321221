package org.blkscope.kernel.sched;

/**
 * Tunables of bfq, named as in the {@code iosched} folder of sysfs; times in milliseconds.
 *
 * @param sliceIdle how long the device is kept free for the next request of the same process
 * @param fifoExpireSync after this a request that somebody waits for is overdue
 * @param fifoExpireAsync after this any other request is overdue
 * @param backSeekMax how far back the head may go for the next request, in KiB
 * @param backSeekPenalty how much more a way back counts
 * @param maxBudget sectors of one turn, 0 for the default
 * @param timeoutSync how long one turn may last
 */
public record BfqTunables(
        int sliceIdle,
        int fifoExpireSync,
        int fifoExpireAsync,
        int backSeekMax,
        int backSeekPenalty,
        int maxBudget,
        int timeoutSync) {
    /** What the kernel starts with. */
    public static final BfqTunables DEFAULTS = new BfqTunables(8, 125, 250, 16384, 2, 0, 125);

    private static final int DEFAULT_BUDGET = 16 * 1024;

    /** Sectors of one turn. */
    int budget() {
        return maxBudget == 0 ? DEFAULT_BUDGET : maxBudget;
    }
}
