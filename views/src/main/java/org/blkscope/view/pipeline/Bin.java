package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Place;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;

/**
 * Places that are drawn as one box.
 *
 * @param places in the order in which their lists are shown
 * @param coverage how well the source knows them: the worst of them
 */
record Bin(List<Place> places, Coverage coverage) {
    static final Bin NONE = new Bin(List.of(), Coverage.OBSERVED);

    static Bin of(Topology topology, List<Place> places) {
        Coverage worst =
                places.stream()
                        .map(topology::coverage)
                        .max(Coverage::compareTo)
                        .orElse(Coverage.OBSERVED);
        return new Bin(List.copyOf(places), worst);
    }

    /** True if the topology has no such place. */
    boolean isAbsent() {
        return places.isEmpty();
    }

    /** True if the source cannot tell what is there. */
    boolean isUnknown() {
        return coverage == Coverage.UNKNOWN;
    }

    boolean isInferred() {
        return coverage == Coverage.INFERRED;
    }

    /** Lives there. */
    int count(Snapshot snapshot) {
        return places.stream().mapToInt(p -> snapshot.count(p.id())).sum();
    }

    /** Most it can hold, 0 if not known. */
    int capacity() {
        return places.stream().mapToInt(Place::capacity).sum();
    }

    /** The place that stands for all when one must be named. */
    int firstId() {
        return places.isEmpty() ? 0 : places.get(0).id();
    }
}
