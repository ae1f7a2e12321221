package org.blkscope.analysis.query;

import java.util.List;
import java.util.Locale;
import org.blkscope.recording.Place;
import org.blkscope.recording.Snapshot;

/** What can be asked of a place. */
enum Asked {
    /** Bios or requests in its list. */
    SIZE,
    /** Tags of the map that are held. */
    USED,
    /** Tags of the map that are not held. */
    FREE;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What makes sense for a place; a map of unknown size has no free tags to count. */
    static List<Asked> of(Place place) {
        if (!place.kind().isTagMap()) {
            return List.of(SIZE);
        }
        return place.capacity() > 0 ? List.of(USED, FREE) : List.of(USED);
    }

    long read(Snapshot state, Place place) {
        int count = state.count(place.id());
        return this == FREE ? place.capacity() - count : count;
    }
}
