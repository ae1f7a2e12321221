package org.blkscope.view.inspector;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.blkscope.analysis.TimeScale;
import org.blkscope.base.TimeText;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.OpFlags;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;

/** Facts of a request or bio at a moment. */
final class LifeFacts {
    private static final int SECTORS_PER_KIB = 2;
    private static final String[] FLAGS = {
        "SYNC", "META", "FUA", "PREFLUSH", "RAHEAD", "IDLE", "NOMERGE", "NOWAIT", "POLLED", "ATOMIC"
    };

    private final Recording recording;
    private final Lives lives;
    private final TimeScale scale;

    LifeFacts(Recording recording, TimeScale scale) {
        this.recording = recording;
        this.lives = recording.lives();
        this.scale = scale;
    }

    Facts of(int life, Snapshot snapshot) {
        Biography biography = Biography.of(recording, life, snapshot.moment());
        Facts.Rows rows = new Facts.Rows();
        rows.add("name", lives.name(life));
        rows.add("op", "REQ_OP_" + lives.op(life).name() + flags(lives.flags(life)));
        addExtent(rows, life, snapshot);
        addPlace(rows, life, snapshot, biography);
        addTags(rows, life, snapshot);
        addTimes(rows, life, biography);
        return new Facts(lives.label(life), title(life), rows.list(), biography.stays());
    }

    private String title(int life) {
        String what =
                switch (lives.kind(life)) {
                    case BIO -> "bio, " + operation(life);
                    case REQUEST -> operation(life);
                    case FLUSH -> "flush request";
                    case PASSTHROUGH -> "passthrough command";
                };
        return what + " on " + recording.topology().device(lives.device(life)).name();
    }

    private String operation(int life) {
        String op = lives.op(life).name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return lives.sectors(life) > 0 ? op + " " + size(lives.sectors(life)) : op;
    }

    private void addExtent(Facts.Rows rows, int life, Snapshot snapshot) {
        boolean there = snapshot.alive(life);
        long first = there ? snapshot.sector(life) : lives.sector(life);
        int length =
                there && snapshot.sectors(life) > 0 ? snapshot.sectors(life) : lives.sectors(life);
        rows.add(
                "sectors",
                first < 0
                        ? "none"
                        : TimeScale.count(first) + " + " + length + "  (" + size(length) + ")");
    }

    private void addPlace(Facts.Rows rows, int life, Snapshot snapshot, Biography biography) {
        if (!snapshot.alive(life)) {
            boolean ended =
                    biography.firstNs(EventKind.FREE).isPresent()
                            || biography.firstNs(EventKind.BIO_END).isPresent();
            rows.add(
                    "place",
                    ended || snapshot.moment() > lives.born(life) ? "ended" : "not there yet");
            return;
        }
        Place place = recording.topology().place(snapshot.placeOf(life));
        if (place.kind() == PlaceKind.RIDING && lives.link(life) >= 0) {
            rows.add("place", "in request " + lives.label(lives.link(life)));
            return;
        }
        Coverage coverage = recording.topology().coverage(place);
        rows.add("place", place.path() + "[" + position(life, place, snapshot) + "]", coverage);
    }

    private static int position(int life, Place place, Snapshot snapshot) {
        int at = 0;
        for (int other = snapshot.first(place.id());
                other != Snapshot.NONE && other != life;
                other = snapshot.next(other)) {
            at++;
        }
        return at;
    }

    private void addTags(Facts.Rows rows, int life, Snapshot snapshot) {
        if (lives.kind(life) == LifeKind.BIO) {
            return;
        }
        rows.add("driver tag", tag(snapshot.driverTag(life)), tagCoverage(life, PlaceKind.TAGS));
        if (hasSchedTags(life)) {
            rows.add(
                    "scheduler tag",
                    tag(snapshot.schedTag(life)),
                    tagCoverage(life, PlaceKind.SCHED_TAGS));
        }
    }

    private static String tag(int tag) {
        return tag == Snapshot.NONE ? "none" : Integer.toString(tag);
    }

    private boolean hasSchedTags(int life) {
        return tagMaps(life, PlaceKind.SCHED_TAGS).findAny().isPresent();
    }

    private Coverage tagCoverage(int life, PlaceKind kind) {
        return tagMaps(life, kind)
                .map(recording.topology()::coverage)
                .findFirst()
                .orElse(Coverage.UNKNOWN);
    }

    private java.util.stream.Stream<Place> tagMaps(int life, PlaceKind kind) {
        return recording.topology().places().stream()
                .filter(place -> place.kind() == kind && place.device() == lives.device(life));
    }

    private void addTimes(Facts.Rows rows, int life, Biography biography) {
        boolean bio = lives.kind(life) == LifeKind.BIO;
        OptionalLong began = biography.firstNs(bio ? EventKind.SUBMIT : EventKind.ALLOCATE);
        OptionalLong issued = biography.firstNs(EventKind.ISSUE);
        OptionalLong completed = biography.firstNs(bio ? EventKind.BIO_END : EventKind.COMPLETE);
        began.ifPresent(ns -> rows.add(bio ? "submitted" : "allocated", time(ns)));
        issued.ifPresent(ns -> rows.add("issued", time(ns)));
        completed.ifPresent(ns -> rows.add(bio ? "ended" : "completed", time(ns)));
        if (issued.isPresent() && completed.isPresent()) {
            rows.add(
                    "in the device", TimeText.duration(completed.getAsLong() - issued.getAsLong()));
        }
        if (bio && began.isPresent() && completed.isPresent()) {
            rows.add("took", TimeText.duration(completed.getAsLong() - began.getAsLong()));
        }
        addTimes(rows, "refused", biography.times(EventKind.BUSY));
        addTimes(rows, "requeued", biography.times(EventKind.REQUEUE));
    }

    private static void addTimes(Facts.Rows rows, String name, int times) {
        rows.add(name, times == 0 ? "" : times == 1 ? "1 time" : times + " times");
    }

    private String time(long ns) {
        return scale.figure(ns) + " " + scale.unit();
    }

    private static String size(int sectors) {
        return sectors % SECTORS_PER_KIB == 0
                ? sectors / SECTORS_PER_KIB + " KiB"
                : sectors * 512 + " bytes";
    }

    private static String flags(int bits) {
        List<String> names = new ArrayList<>();
        for (int bit = 0; bit < FLAGS.length; bit++) {
            if ((bits & (1 << bit)) != 0) {
                names.add(FLAGS[bit]);
            }
        }
        assert OpFlags.ATOMIC == 1 << (FLAGS.length - 1) : FLAGS.length;
        return names.isEmpty() ? "" : " | " + String.join(" | ", names);
    }
}
