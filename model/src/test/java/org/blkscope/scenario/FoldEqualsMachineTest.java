package org.blkscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.blkscope.base.Rng;
import org.blkscope.kernel.QueueState;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Step;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Folding the events gives the same state as the machine, and every way to a moment leads to the
 * same state.
 */
class FoldEqualsMachineTest {
    private static final int EVERY_EVENT = 20_000;
    private static final int MOMENTS = 1_000;

    static Stream<Scenario> scenarios() throws Exception {
        List<Scenario> all = new ArrayList<>(Scenarios.samples());
        all.addAll(Scenarios.captured());
        all.add(Scenarios.busy("crowded", 4, 2, 8, 64));
        all.add(Scenarios.busy("few tags", 2, 1, 1, 16));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void foldingTheEventsGivesTheSameStateAsTheMachine(Scenario scenario) {
        Machine machine = new Machine(scenario);
        Recording recording = machine.recording();
        Rng rng = new Rng(1);
        machine.engine()
                .recorder()
                .afterEach(
                        event -> {
                            if (event < EVERY_EVENT || rng.below(MOMENTS) == 0) {
                                compare(machine, recording, event);
                            }
                        });
        machine.run();
        assertThat(recording.size()).isGreaterThan(10);
    }

    private static void compare(Machine machine, Recording recording, int event) {
        Snapshot snapshot = recording.timeline().at(event + 1);
        for (RequestQueue queue : machine.queues()) {
            QueueState state = QueueState.of(queue, machine.engine().tasks());
            String when = "event " + event + " " + recording.events().kind(event);
            state.lists()
                    .forEach(
                            (place, lives) ->
                                    assertThat(list(snapshot, place)).as(when).isEqualTo(lives));
            state.places()
                    .forEach(
                            (life, place) ->
                                    assertThat(snapshot.placeOf(life)).as(when).isEqualTo(place));
            state.gauges()
                    .forEach(
                            (gauge, value) ->
                                    assertThat(snapshot.gauge(gauge)).as(when).isEqualTo(value));
            assertThat(tags(recording, snapshot, queue)).as(when).isEqualTo(state.tags());
            assertThat(filledLists(recording, snapshot, queue))
                    .as(when)
                    .isEqualTo(state.lists().keySet());
        }
    }

    private static List<Integer> list(Snapshot snapshot, int place) {
        List<Integer> lives = new ArrayList<>();
        for (int life : snapshot.list(place)) {
            lives.add(life);
        }
        return lives;
    }

    private static Map<Integer, Map<Integer, Integer>> tags(
            Recording recording, Snapshot snapshot, RequestQueue queue) {
        Map<Integer, Map<Integer, Integer>> tags = new TreeMap<>();
        for (int slot = 0; slot < snapshot.slots(); slot++) {
            int life = snapshot.life(slot);
            if (life >= 0 && recording.lives().device(life) == queue.device()) {
                put(tags, snapshot.tagPlace(life), snapshot.driverTag(life), life);
                put(tags, snapshot.schedTagPlace(life), snapshot.schedTag(life), life);
            }
        }
        return tags;
    }

    private static void put(Map<Integer, Map<Integer, Integer>> tags, int map, int tag, int life) {
        if (tag >= 0) {
            tags.computeIfAbsent(map, place -> new TreeMap<>()).put(tag, life);
        }
    }

    /** Lists that have an entry, of the kinds that a machine shows as lists. */
    private static Set<Integer> filledLists(
            Recording recording, Snapshot snapshot, RequestQueue queue) {
        Set<Integer> filled = new TreeSet<>();
        for (Place place : recording.topology().places()) {
            boolean shown =
                    switch (place.kind()) {
                        case CTX,
                                SCHEDULER,
                                DISPATCH,
                                REQUEUE,
                                FLUSH_PENDING,
                                FLUSH_RUNNING,
                                LOCAL,
                                PLUG ->
                                true;
                        default -> false;
                    };
            if (shown && place.device() == queue.device() && snapshot.count(place.id()) > 0) {
                filled.add(place.id());
            }
        }
        return filled;
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void seekingToRandomMomentsInRandomOrderEqualsAStraightRun(Scenario scenario) {
        Recording recording = new Machine(scenario).run();
        List<Integer> straight = new ArrayList<>();
        int step = Math.max(1, recording.size() / MOMENTS);
        for (int moment = 0; moment <= recording.size(); moment += step) {
            straight.add(fingerprint(recording, recording.timeline().at(moment)));
        }
        Rng rng = new Rng(7);
        for (int i = 0; i < MOMENTS; i++) {
            int index = rng.below(straight.size());
            Snapshot snapshot = recording.timeline().at(index * step);
            assertThat(fingerprint(recording, snapshot)).isEqualTo(straight.get(index));
        }
    }

    private static int fingerprint(Recording recording, Snapshot snapshot) {
        List<Object> all = new ArrayList<>();
        for (Place place : recording.topology().places()) {
            all.add(
                    place.kind() == PlaceKind.TAGS
                            ? snapshot.count(place.id())
                            : list(snapshot, place.id()));
        }
        for (int gauge = 0; gauge < recording.topology().gaugeCount(); gauge++) {
            all.add(snapshot.gauge(gauge));
        }
        return all.hashCode();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void steppingRunningAndRunningAgainGiveTheSameDigest(Scenario scenario) {
        String run = new Machine(scenario).run().digest();
        Machine stepped = new Machine(scenario);
        Step[] steps = Step.values();
        int i = 0;
        while (stepped.advance(steps[i++ % steps.length], event -> false)) {
            // step by step, by turns of different lengths
        }
        assertThat(stepped.recording().digest()).isEqualTo(run);
        assertThat(new Machine(scenario).run().digest()).isEqualTo(run);
    }
}
