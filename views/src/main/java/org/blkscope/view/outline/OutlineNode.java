package org.blkscope.view.outline;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.blkscope.analysis.GaugeText;
import org.blkscope.analysis.TimeScale;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;
import org.jspecify.annotations.Nullable;

/** One line of the outline: a place, a gauge, or a group whose figure is the sum of its places. */
final class OutlineNode {
    private final String title;
    private final String path;
    private final List<OutlineNode> children = new ArrayList<>();
    private final List<Place> places;
    private final @Nullable Gauge gauge;
    private final ReadOnlyStringWrapper figure = new ReadOnlyStringWrapper(this, "figure", "");

    private OutlineNode(String title, String path, List<Place> places, @Nullable Gauge gauge) {
        this.title = title;
        this.path = path;
        this.places = List.copyOf(places);
        this.gauge = gauge;
    }

    /** A line without a figure of its own. */
    static OutlineNode heading(String title) {
        return new OutlineNode(title, "", List.of(), null);
    }

    /** A line that counts what all these places hold. */
    static OutlineNode group(String title, List<Place> places) {
        return new OutlineNode(title, "", places, null);
    }

    static OutlineNode place(String title, Place place) {
        return new OutlineNode(title, place.path(), List.of(place), null);
    }

    static OutlineNode gauge(Gauge gauge) {
        return new OutlineNode(gauge.kind().label(), "", List.of(), gauge);
    }

    String title() {
        return title;
    }

    /** Path of the place that a click selects; empty if a click selects none. */
    String path() {
        return path;
    }

    List<OutlineNode> children() {
        return children;
    }

    /**
     * The figure at the right: a count, tags in use, a state, {@code ?} where the source cannot
     * know, {@code ≈} before what was concluded.
     */
    ReadOnlyStringProperty figureProperty() {
        return figure.getReadOnlyProperty();
    }

    void add(OutlineNode child) {
        children.add(child);
    }

    /** Takes the figures of a moment, for itself and all below. */
    void refresh(Topology topology, Snapshot snapshot) {
        if (gauge != null) {
            figure.set(gaugeFigure(topology, gauge, snapshot));
        } else if (!places.isEmpty()) {
            figure.set(placesFigure(topology, snapshot));
        }
        children.forEach(child -> child.refresh(topology, snapshot));
    }

    private static String gaugeFigure(Topology topology, Gauge gauge, Snapshot snapshot) {
        int value = snapshot.gauge(gauge.id());
        if (topology.coverage(gauge) == Coverage.UNKNOWN) {
            return "?";
        }
        boolean work = gauge.kind() == GaugeKind.RUN_WORK || gauge.kind() == GaugeKind.REQUEUE_WORK;
        return work && value != 0
                ? "cpu" + (Math.abs(value) - 1)
                : GaugeText.of(gauge.kind(), value);
    }

    private String placesFigure(Topology topology, Snapshot snapshot) {
        Coverage coverage = coverage(topology);
        if (coverage == Coverage.UNKNOWN) {
            return "?";
        }
        int count = places.stream().mapToInt(place -> snapshot.count(place.id())).sum();
        boolean map = places.get(0).kind().isTagMap();
        int capacity = places.stream().mapToInt(Place::capacity).sum();
        String figure = map && capacity > 0 ? count + "/" + capacity : TimeScale.count(count);
        return coverage == Coverage.INFERRED ? "≈ " + figure : figure;
    }

    /** Unknown if all places are, observed if all are, inferred in between. */
    private Coverage coverage(Topology topology) {
        if (places.stream().allMatch(place -> topology.coverage(place) == Coverage.UNKNOWN)) {
            return Coverage.UNKNOWN;
        }
        boolean seen =
                places.stream().allMatch(place -> topology.coverage(place) == Coverage.OBSERVED);
        return seen ? Coverage.OBSERVED : Coverage.INFERRED;
    }
}
