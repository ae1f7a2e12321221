package org.blkscope.kernel;

/**
 * How a zoned device is cut.
 *
 * @param sectors of each zone
 * @param conventional zones at the beginning that take writes in any order
 */
public record Zones(long sectors, int conventional) {
    /** Number of the zone of a sector. */
    public int of(long sector) {
        return (int) (sector / sectors);
    }

    /** First sector of a zone. */
    public long start(int zone) {
        return zone * sectors;
    }

    /** True if the zone of this sector takes writes at its write pointer only. */
    public boolean isSequential(long sector) {
        return of(sector) >= conventional;
    }
}
