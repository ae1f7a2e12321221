package org.blkscope.device.media;

import java.util.Map;
import java.util.TreeMap;

/** What a disk has acknowledged and not written yet, in order of sectors; neighbours join. */
final class WriteCache {
    private final long capacity;
    private final TreeMap<Long, Long> extents = new TreeMap<>();
    private long sectors;

    /**
     * @param capacity in sectors
     */
    WriteCache(long capacity) {
        this.capacity = capacity;
    }

    boolean isEmpty() {
        return extents.isEmpty();
    }

    /** True if so many more sectors have room. */
    boolean takes(int more) {
        return sectors + more <= capacity;
    }

    /** True if all of a range is here. */
    boolean holds(long sector, int length) {
        Map.Entry<Long, Long> before = extents.floorEntry(sector);
        return before != null && before.getValue() >= sector + length;
    }

    /** Adds a range; what overlaps or touches it becomes one with it. */
    void add(long sector, int length) {
        long begin = sector;
        long end = sector + length;
        Map.Entry<Long, Long> near = extents.floorEntry(end);
        while (near != null && near.getValue() >= begin) {
            begin = Math.min(begin, near.getKey());
            end = Math.max(end, near.getValue());
            sectors -= near.getValue() - near.getKey();
            extents.remove(near.getKey());
            near = extents.floorEntry(end);
        }
        extents.put(begin, end);
        sectors += end - begin;
    }

    /** Takes out the extent at or behind a place, or else the first one; beginning and end. */
    Map.Entry<Long, Long> takeFrom(long place) {
        Map.Entry<Long, Long> next = extents.ceilingEntry(place);
        Map.Entry<Long, Long> taken = next == null ? extents.firstEntry() : next;
        extents.remove(taken.getKey());
        sectors -= taken.getValue() - taken.getKey();
        return taken;
    }
}
