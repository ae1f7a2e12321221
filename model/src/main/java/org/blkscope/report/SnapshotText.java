package org.blkscope.report;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.analysis.Address;
import org.blkscope.analysis.GaugeText;
import org.blkscope.base.TimeText;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;

/** The state at a moment as text of at most 72 columns, for those who work without a screen. */
public final class SnapshotText {
    private static final int WIDTH = 72;
    private static final String INDENT = "    ";

    private final Recording recording;
    private final Topology topology;
    private final Snapshot state;
    private final StringBuilder out = new StringBuilder();

    private SnapshotText(Recording recording, int moment) {
        this.recording = recording;
        topology = recording.topology();
        state = recording.timeline().at(moment);
        String time = TimeText.seconds(recording.timeNs(moment)) + "s";
        out.append(
                "@%d of %d  %s  %s\n"
                        .formatted(moment, recording.size(), time, recording.origin().headline()));
        if (moment > 0) {
            out.append("last: ").append(new EventRow(recording).line(moment - 1)).append('\n');
        }
        out.append('\n');
    }

    /** Everything: places with what is there, gauges, and what the source cannot tell. */
    public static String whole(Recording recording, int moment) {
        SnapshotText text = new SnapshotText(recording, moment);
        text.places();
        text.gauges();
        text.unknown();
        return text.out.toString();
    }

    /**
     * One place, or one bio or request.
     *
     * @throws IllegalArgumentException if the recording has no such thing
     */
    public static String of(Recording recording, int moment, Address address) {
        SnapshotText text = new SnapshotText(recording, moment);
        Found.in(recording, address).tell(text::place, text::life);
        return text.out.toString();
    }

    private void places() {
        boolean any = false;
        for (Place place : topology.places()) {
            if (place.id() != 0 && state.count(place.id()) > 0) {
                place(place);
                any = true;
            }
        }
        out.append(any ? "" : "no bio or request is under way\n");
    }

    private void place(Place place) {
        int count = state.count(place.id());
        String of = place.capacity() > 0 ? " of " + place.capacity() : "";
        out.append("%-40s %s%s%s\n".formatted(place.path(), count, of, note(place)));
        wrapped(place.kind().isTagMap() ? holders(place) : list(place));
    }

    private String note(Place place) {
        Coverage coverage = topology.coverage(place);
        return coverage == Coverage.OBSERVED ? "" : "  (" + coverage.label() + ")";
    }

    private List<String> list(Place place) {
        List<String> labels = new ArrayList<>();
        for (int life : state.list(place.id())) {
            labels.add(recording.lives().label(life));
        }
        return labels;
    }

    private List<String> holders(Place place) {
        List<String> tags = new ArrayList<>();
        int[] holders = state.holders(place.id(), place.capacity());
        for (int tag = 0; tag < holders.length; tag++) {
            if (holders[tag] >= 0) {
                tags.add(tag + ":" + recording.lives().label(holders[tag]));
            }
        }
        return tags;
    }

    private void life(int life) {
        var lives = recording.lives();
        out.append(lives.label(life)).append("  ").append(lives.name(life)).append('\n');
        row("operation", lives.op(life).name());
        if (!state.alive(life)) {
            row("place", "not there at this moment");
            return;
        }
        row("place", topology.place(state.placeOf(life)).path());
        row("sector", state.sector(life) < 0 ? "none" : Long.toString(state.sector(life)));
        row("sectors", Integer.toString(state.sectors(life)));
        row("tag", tag(state.driverTag(life)));
        row("scheduler tag", tag(state.schedTag(life)));
        row("born", "@" + (lives.born(life) + 1));
    }

    private static String tag(int tag) {
        return tag < 0 ? "none" : Integer.toString(tag);
    }

    private void row(String name, String value) {
        out.append(INDENT).append("%-16s %s\n".formatted(name, value));
    }

    private void gauges() {
        for (Gauge gauge : topology.gauges()) {
            int value = state.gauge(gauge.id());
            if (value != 0) {
                String text = GaugeText.of(gauge.kind(), value).replace("\u2009", "");
                out.append("%-40s %s\n".formatted(gauge.path(), text));
            }
        }
    }

    private void unknown() {
        List<String> paths = new ArrayList<>();
        for (Place place : topology.places()) {
            if (topology.coverage(place) == Coverage.UNKNOWN) {
                paths.add(place.path());
            }
        }
        if (!paths.isEmpty()) {
            out.append("\nnot known from this source:\n");
            wrapped(paths);
        }
    }

    private void wrapped(List<String> words) {
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (!line.isEmpty() && INDENT.length() + line.length() + 1 + word.length() > WIDTH) {
                out.append(INDENT).append(line).append('\n');
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        out.append(line.isEmpty() ? "" : INDENT + line + "\n");
    }
}
