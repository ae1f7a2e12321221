package org.blkscope.report;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.recording.Device;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;

/**
 * The files of mq-deadline. Which class a request is of is told by the list into which it was
 * inserted; the position from which a direction goes on is known only when nothing waits in it.
 */
final class DebugfsDeadline {
    private static final List<String> CLASSES = List.of("rt", "be", "idle");
    private static final List<String> DIRECTIONS = List.of("read", "write");

    private final Recording recording;
    private final Snapshot state;
    private final Device device;
    private final boolean old;
    private final DebugfsRequest requests;
    private final Map<String, String> files = new LinkedHashMap<>();

    DebugfsDeadline(Recording recording, Snapshot state, Device device, boolean old) {
        this.recording = recording;
        this.state = state;
        this.device = device;
        this.old = old;
        requests = new DebugfsRequest(recording, state);
    }

    Map<String, String> files() {
        files.put(file("async_depth"), "?\n");
        files.put(file("batching"), gauge("batching"));
        if (old) {
            for (int i = 0; i < CLASSES.size(); i++) {
                files.put(file("dispatch" + i), list(CLASSES.get(i) + "/dispatch"));
            }
        } else {
            files.put(file("dispatch"), list("dispatch"));
        }
        int[] owned = owned();
        int[] queued = owned.clone();
        for (int i = 0; i < CLASSES.size(); i++) {
            queued[i] += waiting(CLASSES.get(i) + "/read") + waiting(CLASSES.get(i) + "/write");
        }
        files.put(file("owned_by_driver"), numbers(owned));
        files.put(file("queued"), numbers(queued));
        files.put(file("starved"), gauge("starved"));
        for (String direction : DIRECTIONS) {
            for (int i = 0; i < CLASSES.size(); i++) {
                String list = CLASSES.get(i) + "/" + direction;
                files.put(file(direction + i + "_fifo_list"), list(list));
                files.put(
                        file(direction + i + "_next_rq"),
                        waiting(list) == 0 && waitingIn(direction) == 0 ? "" : "?\n");
            }
        }
        return files;
    }

    private int waitingIn(String direction) {
        return CLASSES.stream().mapToInt(name -> waiting(name + "/" + direction)).sum();
    }

    /** Requests of each class that were handed out and are not freed. */
    private int[] owned() {
        int[] count = new int[CLASSES.size()];
        classes()
                .forEach(
                        (life, number) -> {
                            boolean out =
                                    state.alive(life)
                                            && recording
                                                            .topology()
                                                            .place(state.placeOf(life))
                                                            .kind()
                                                    != PlaceKind.SCHEDULER;
                            count[number] += out ? 1 : 0;
                        });
        return count;
    }

    /** Class of each request that was ever inserted, by life. */
    private Map<Integer, Integer> classes() {
        Map<Integer, Integer> all = new TreeMap<>();
        EventLog events = recording.events();
        for (int event = 0; event < state.moment(); event++) {
            if (events.kind(event) == EventKind.SCHED_INSERT) {
                Place place = recording.topology().place(events.place(event));
                int number = CLASSES.indexOf(place.path().split("/", -1)[2]);
                if (place.device() == device.id() && number >= 0) {
                    all.put(events.life(event), number);
                }
            }
        }
        return all;
    }

    private String file(String name) {
        return device.name() + "/sched/" + name;
    }

    private Optional<Place> place(String name) {
        return recording.topology().findPlace(file(name));
    }

    private int waiting(String name) {
        return place(name).map(Place::id).map(state::count).orElse(0);
    }

    private String list(String name) {
        StringBuilder out = new StringBuilder();
        place(name).ifPresent(p -> Arrays.stream(state.list(p.id())).forEach(l -> add(out, l)));
        return place(name).isEmpty() ? "?\n" : out.toString();
    }

    private void add(StringBuilder out, int life) {
        out.append(requests.line(life));
    }

    private String gauge(String name) {
        return recording
                .topology()
                .findGauge(file(name))
                .map(gauge -> state.gauge(gauge.id()) + "\n")
                .orElse("?\n");
    }

    private static String numbers(int[] values) {
        return values[0] + " " + values[1] + " " + values[2] + "\n";
    }
}
