package org.blkscope.device.media;

/**
 * A disk that turns (8.1). Times in nanoseconds.
 *
 * @param sectors of the disk
 * @param seekMinNs to the next track, with settling
 * @param seekAvgNs mean over all pairs of places
 * @param rotationNs of one turn
 * @param outerBytesPerS rate at the first sector
 * @param innerPercent of that rate at the last sector
 * @param overheadNs of a command that moves the arm
 * @param ackNs of a write that the cache takes
 * @param ackSpreadPercent how far that time scatters to both sides
 * @param flushFixedNs of a flush besides what it writes back
 * @param cacheBytes of the write cache; 0 if it is off
 * @param reorders picks the nearest of its commands; else the oldest
 * @param streamWindow oldest commands that are looked at for the one that continues the last
 * @param serialFlush while a flush runs, no other command is taken (NCQ)
 */
public record DiskShape(
        long sectors,
        long seekMinNs,
        long seekAvgNs,
        long rotationNs,
        long outerBytesPerS,
        int innerPercent,
        long overheadNs,
        long ackNs,
        int ackSpreadPercent,
        long flushFixedNs,
        long cacheBytes,
        boolean reorders,
        int streamWindow,
        boolean serialFlush) {
    private static final long SECOND_NS = 1_000_000_000;

    /** The mean of the square root of a random distance is 8/15 of that of the whole stroke. */
    private static final int MEAN_ROOT_OF = 8;

    private static final int MEAN_ROOT_IN = 15;

    private static final int SCALE_BITS = 24;

    /** Time of a seek over so many sectors: the square root law. */
    long seekNs(long distance) {
        if (distance == 0) {
            return 0;
        }
        long fraction = (Math.min(distance, sectors - 1) << SCALE_BITS) / sectors;
        long root = Roots.of(fraction);
        long span = (seekAvgNs - seekMinNs) * MEAN_ROOT_IN / MEAN_ROOT_OF;
        return seekMinNs + ((span * root) >> (SCALE_BITS / 2));
    }

    /** Time to read or write so many bytes at a place. */
    long transferNs(long sector, long bytes) {
        long lost = outerBytesPerS / 100 * (100 - innerPercent);
        long rate =
                outerBytesPerS - (lost / sectors) * sector - ((lost % sectors) * sector) / sectors;
        return bytes * SECOND_NS / Math.max(1, rate);
    }
}
