package org.blkscope.kernel;

/**
 * {@code struct queue_limits} and the attributes of a queue that decide what happens to a request.
 *
 * @param maxSectors most sectors of a read or write request
 * @param maxSegments most segments of a request
 * @param maxSegmentSectors most sectors of one segment
 * @param physicalBlockSectors sectors of a physical block; splits end on its boundary
 * @param maxDiscardSectors most sectors of a discard, 0 if the device takes none
 * @param maxWriteZeroesSectors most sectors of a write-zeroes, 0 if the device takes none
 * @param writeCache the device has a volatile write cache that may be flushed
 * @param fua the device takes FUA writes
 * @param noMerges 0 all merges, 1 only simple ones, 2 none
 * @param rqAffinity 0 completions stay where they are, 1 near the submitter, 2 on the submitter's
 *     CPU
 * @param sectors size of the device
 * @param rotational the device turns
 */
public record QueueLimits(
        int maxSectors,
        int maxSegments,
        int maxSegmentSectors,
        int physicalBlockSectors,
        int maxDiscardSectors,
        int maxWriteZeroesSectors,
        boolean writeCache,
        boolean fua,
        int noMerges,
        int rqAffinity,
        long sectors,
        boolean rotational) {
    /** {@code BLK_SAFE_MAX_SECTORS}: what a driver gets that says nothing (SUB-8). */
    public static final int SAFE_MAX_SECTORS = 255;

    /** {@code BLK_MAX_SEGMENTS}. */
    public static final int MAX_SEGMENTS = 128;

    /** {@code BLK_MAX_SEGMENT_SIZE}. */
    public static final int MAX_SEGMENT_BYTES = 65536;

    /** As many sectors as a bio can have. */
    public static final int NO_LIMIT = Integer.MAX_VALUE >>> 9;
}
