package org.blkscope.view.inspector;

import java.util.List;
import java.util.stream.Collectors;
import org.blkscope.analysis.TimeScale;
import org.blkscope.base.TimeText;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Device;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;

/** Facts of the recording as a whole, for when nothing is selected. */
final class RecordingFacts {
    private final Recording recording;
    private final TimeScale scale;

    RecordingFacts(Recording recording, TimeScale scale) {
        this.recording = recording;
        this.scale = scale;
    }

    Facts of(Snapshot snapshot) {
        int size = recording.size();
        long beginNs = recording.timeNs(0);
        Facts.Rows rows = new Facts.Rows();
        rows.add("from", recording.origin().headline());
        rows.add("devices", devices());
        rows.add("CPUs", Integer.toString(recording.topology().cpus()));
        rows.add("events", TimeScale.count(size));
        rows.add("begins", scale.figure(beginNs) + " " + scale.unit());
        rows.add("lasts", TimeText.duration(recording.timeNs(size) - beginNs));
        rows.add("at the cursor", alive(snapshot) + " bios and requests");
        rows.add("inferred", covered(Coverage.INFERRED));
        rows.add("not known", covered(Coverage.UNKNOWN));
        return new Facts("", "Recording", rows.list(), List.of());
    }

    private String devices() {
        return recording.topology().devices().stream()
                .map(Device::name)
                .collect(Collectors.joining(", "));
    }

    private static long alive(Snapshot snapshot) {
        long alive = 0;
        for (int slot = 0; slot < snapshot.slots(); slot++) {
            alive += snapshot.life(slot) == Snapshot.NONE ? 0 : 1;
        }
        return alive;
    }

    private String covered(Coverage coverage) {
        return recording.topology().places().stream()
                .filter(place -> place.kind() != PlaceKind.NOWHERE)
                .filter(place -> recording.topology().coverage(place) == coverage)
                .map(Place::kind)
                .distinct()
                .map(PlaceKind::label)
                .collect(Collectors.joining(", "));
    }
}
