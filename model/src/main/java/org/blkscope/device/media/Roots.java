package org.blkscope.device.media;

/** Square roots of integers, the same on every machine. */
final class Roots {
    private Roots() {}

    /** The largest number whose square is not above this one. */
    static long of(long square) {
        long root = 0;
        for (long bit = 1L << 31; bit > 0; bit >>= 1) {
            long tried = root | bit;
            if (tried * tried <= square && tried * tried >= 0) {
                root = tried;
            }
        }
        return root;
    }
}
