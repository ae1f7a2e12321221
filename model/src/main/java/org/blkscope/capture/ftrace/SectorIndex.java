package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds what begins (or ends) at a sector; several may, and they come in the order in which they
 * were added.
 */
final class SectorIndex<T> {
    private final Map<Long, List<T>> bySector = new HashMap<>();

    void add(long sector, T item) {
        bySector.computeIfAbsent(sector, s -> new ArrayList<>(1)).add(item);
    }

    void remove(long sector, T item) {
        List<T> items = bySector.get(sector);
        if (items != null && items.remove(item) && items.isEmpty()) {
            bySector.remove(sector);
        }
    }

    /** What is there; the list changes with the index. */
    List<T> at(long sector) {
        return bySector.getOrDefault(sector, List.of());
    }
}
