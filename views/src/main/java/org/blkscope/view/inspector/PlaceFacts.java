package org.blkscope.view.inspector;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.blkscope.analysis.GaugeText;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;

/** Facts of a place at a moment, with the gauges of its hardware queue. */
final class PlaceFacts {
    private static final int MOST_NAMES = 12;

    private final Recording recording;
    private final Topology topology;

    PlaceFacts(Recording recording) {
        this.recording = recording;
        this.topology = recording.topology();
    }

    Facts of(Place place, Snapshot snapshot) {
        Coverage coverage = topology.coverage(place);
        Facts.Rows rows = new Facts.Rows();
        rows.add("what", place.kind().label());
        if (place.device() >= 0) {
            rows.add("device", topology.device(place.device()).name());
        }
        rows.add("cpu", place.cpu() < 0 ? "" : Integer.toString(place.cpu()));
        rows.add("hardware queue", place.hctx() < 0 ? "" : Integer.toString(place.hctx()));
        if (place.kind().isTagMap()) {
            rows.add("in use", used(place, snapshot), coverage);
        } else {
            rows.add("holds", Integer.toString(snapshot.count(place.id())), coverage);
            rows.add(
                    "head first",
                    names(snapshot.list(place.id())),
                    coverage == Coverage.UNKNOWN ? Coverage.OBSERVED : coverage);
        }
        gauges(place).forEach(gauge -> addGauge(rows, gauge, snapshot));
        return new Facts("", place.path(), rows.list(), List.of());
    }

    private static String used(Place place, Snapshot snapshot) {
        int count = snapshot.count(place.id());
        return place.capacity() > 0 ? count + " of " + place.capacity() : Integer.toString(count);
    }

    private String names(int[] lives) {
        String first =
                IntStream.of(lives)
                        .limit(MOST_NAMES)
                        .mapToObj(recording.lives()::label)
                        .collect(Collectors.joining(" "));
        return lives.length > MOST_NAMES ? first + " +" + (lives.length - MOST_NAMES) : first;
    }

    private List<Gauge> gauges(Place place) {
        return topology.gauges().stream()
                .filter(
                        gauge ->
                                gauge.device() == place.device()
                                        && gauge.hctx() == place.hctx()
                                        && place.hctx() >= 0)
                .filter(gauge -> gauge.cpu() < 0)
                .toList();
    }

    private void addGauge(Facts.Rows rows, Gauge gauge, Snapshot snapshot) {
        rows.add(
                gauge.kind().label(),
                GaugeText.of(gauge.kind(), snapshot.gauge(gauge.id())),
                topology.coverage(gauge));
    }
}
