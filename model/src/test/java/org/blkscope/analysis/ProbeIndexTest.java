package org.blkscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.blkscope.base.Rng;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProbeIndexTest {
    private final Recording recording =
            new Recording(new Origin.Simulated("test", "v6.12.y", List.of(), 1));
    private final Recorder recorder = new Recorder(recording);
    private final Rng rng = new Rng(3);
    private Place plug;
    private Place device;
    private Place tags;
    private Gauge busy;
    private int inDevice;

    @BeforeEach
    void setUp() {
        recording.topology().addDevice("d", "8,0", "", "none", List.of(0));
        plug = place("plug", PlaceKind.PLUG, 0);
        device = place("device", PlaceKind.DEVICE, 0);
        tags = place("tags", PlaceKind.TAGS, 32);
        busy =
                recording
                        .topology()
                        .addGauge("d/busy", GaugeKind.DISPATCH_BUSY, 0, -1, 0, Coverage.OBSERVED);
    }

    @Test
    void everyColumnHasTheValuesOfASlowCount() {
        write(5_000);
        ProbeIndex index = new ProbeIndex(recording, 0, Probes.of(recording.topology(), 0));
        while (index.extend(777)) {
            assertThat(index.done()).isPositive();
        }
        TimeSpan span =
                new TimeSpan(recording.timeNs(0) + 10_000, recording.timeNs(recording.size()));
        int[] borders = Moments.borders(recording.events(), recording.size(), span, 97);
        for (int probe = 0; probe < index.probes().size(); probe++) {
            Series series = index.series(probe, borders);
            assertThat(series.known()).isEqualTo(97);
            for (int column = 0; column < 97; column++) {
                check(series, column, index.probes().get(probe), borders);
            }
        }
    }

    @Test
    void aFigureAtAMomentIsThatOfTheSnapshot() {
        write(2_000);
        ProbeIndex index = new ProbeIndex(recording, 0, Probes.of(recording.topology(), 0));
        index.extend(Integer.MAX_VALUE);
        for (int moment = 0; moment <= recording.size(); moment += 61) {
            for (int probe = 0; probe < index.probes().size(); probe++) {
                assertThat(index.at(probe, moment))
                        .isEqualTo(slow(index.probes().get(probe), moment));
            }
        }
    }

    @Test
    void theIndexGrowsWithTheRecording() {
        write(500);
        ProbeIndex index = new ProbeIndex(recording, 0, Probes.of(recording.topology(), 0));
        index.extend(Integer.MAX_VALUE);
        int before = index.done();
        write(500);
        int[] borders = {0, before, recording.size()};
        assertThat(index.series(0, borders).known()).isEqualTo(1);
        index.extend(Integer.MAX_VALUE);
        assertThat(index.series(0, borders).known()).isEqualTo(2);
        assertThat(index.done()).isEqualTo(recording.size());
    }

    @Test
    void staysAreThoseThatTouchTheWindow() {
        write(3_000);
        ProbeIndex index = new ProbeIndex(recording, 0, List.of());
        index.extend(Integer.MAX_VALUE);
        int from = recording.size() / 2;
        int to = from + 400;
        List<DeviceSpans.Stay> all = index.stays(0, recording.size(), Integer.MAX_VALUE);
        List<DeviceSpans.Stay> window = index.stays(from, to, Integer.MAX_VALUE);
        assertThat(all.size()).isGreaterThan(600);
        assertThat(window)
                .isNotEmpty()
                .isEqualTo(all.stream().filter(s -> s.begin() < to && s.end() >= from).toList());
        long open = all.stream().filter(s -> s.end() == DeviceSpans.OPEN).count();
        assertThat(open).isEqualTo(inDevice);
    }

    @Test
    void aProbeThatCountsNothingOfTheTopologyStaysAtZero() {
        write(100);
        Probe probe =
                new Probe("x", Set.of(PlaceKind.REQUEUE), Set.of(), 0, -1, 0, Coverage.OBSERVED);
        ProbeIndex index = new ProbeIndex(recording, 0, List.of(probe));
        index.extend(Integer.MAX_VALUE);
        assertThat(index.series(0, new int[] {0, recording.size()}).top()).isZero();
    }

    @Test
    void figuresOfADeviceAreNamedWithTheirLimit() {
        List<Probe> probes = Probes.of(recording.topology(), 0);
        assertThat(probes)
                .extracting(Probe::label)
                .containsExactly("in flight", "driver tags", "dispatch_busy", "plug");
        assertThat(probes.get(1).limit()).isEqualTo(32);
    }

    private void check(Series series, int column, Probe probe, int[] borders) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int moment = borders[column]; moment <= borders[column + 1]; moment++) {
            least = Math.min(least, slow(probe, moment));
            most = Math.max(most, slow(probe, moment));
        }
        assertThat(series.min(column)).isEqualTo(least);
        assertThat(series.max(column)).isEqualTo(most);
        assertThat(series.last(column)).isEqualTo(slow(probe, borders[column + 1]));
    }

    private int slow(Probe probe, int moment) {
        Snapshot snapshot = recording.timeline().at(moment);
        int sum = probe.gauges().isEmpty() ? 0 : snapshot.gauge(busy.id());
        for (Place place : recording.topology().places()) {
            sum += probe.counts(place) ? snapshot.count(place.id()) : 0;
        }
        return sum;
    }

    private Place place(String name, PlaceKind kind, int most) {
        return recording.topology().addPlace("d/" + name, kind, 0, -1, 0, most, Coverage.OBSERVED);
    }

    private void write(int steps) {
        java.util.ArrayDeque<Integer> plugged = new java.util.ArrayDeque<>();
        java.util.ArrayDeque<Integer> flying = new java.util.ArrayDeque<>();
        for (int i = 0; i < steps; i++) {
            recorder.turn(
                    recorder.timeNs() < 0 ? 1_000 : recorder.timeNs() + rng.below(900),
                    0,
                    ContextKind.TASK);
            int choice = rng.below(4);
            if (choice == 0) {
                int rq = recorder.request(LifeKind.REQUEST, 0, Op.READ, 0, 8, 8, 0);
                recorder.appear(EventKind.ALLOCATE, 0, rq, plug.id(), 0);
                recorder.hold(0, rq, tags.id(), i & 31, 0);
                plugged.add(rq);
            } else if (choice == 1 && !plugged.isEmpty()) {
                int rq = plugged.poll();
                recorder.move(EventKind.ISSUE, 0, rq, device.id(), 0);
                flying.add(rq);
                inDevice++;
            } else if (choice == 2 && !flying.isEmpty()) {
                int rq = flying.poll();
                recorder.drop(0, rq, tags.id(), 0, 0);
                recorder.leave(EventKind.FREE, 0, rq, 0, 0, 0);
                inDevice--;
            } else {
                recorder.set(0, busy.id(), rng.below(10));
            }
        }
    }
}
