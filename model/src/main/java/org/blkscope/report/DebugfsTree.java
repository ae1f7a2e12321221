package org.blkscope.report;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Device;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;

/*
 * The files that /sys/kernel/debug/block has on the kernel of a recording, filled from a snapshot. Which files there
 * are depends on the kernel: "run" went away in 6.12, mq-deadline's head lists became one.
 *
 * What a recording does not hold is written as a question mark, so that nobody takes a guess for a fact.
 */
/** The state at a moment as the tree of debugfs. */
public final class DebugfsTree {
    private static final String UNKNOWN = "?\n";
    private static final String[] STATES = {"STOPPED", "TAG_ACTIVE", "SCHED_RESTART", "INACTIVE"};
    private static final int TAG_ACTIVE = 1 << 1;

    private final Recording recording;
    private final Topology topology;
    private final Snapshot state;
    private final DebugfsRequest requests;
    private final boolean old;
    private final Map<String, String> files = new LinkedHashMap<>();

    private DebugfsTree(Recording recording, int moment) {
        this.recording = recording;
        topology = recording.topology();
        state = recording.timeline().at(moment);
        requests = new DebugfsRequest(recording, state);
        old = recording.origin() instanceof Origin.Simulated run && run.kernel().equals("v6.1");
    }

    /** Contents of the files by their paths below {@code block}, in the order of the kernel. */
    public static Map<String, String> of(Recording recording, int moment) {
        DebugfsTree tree = new DebugfsTree(recording, moment);
        for (Device device : tree.topology.devices()) {
            if (device.hctxs() > 0) {
                tree.device(device);
            }
        }
        return Collections.unmodifiableMap(tree.files);
    }

    /** The files as one text: each begins with a line that names it. */
    public static String text(Map<String, String> files) {
        StringBuilder out = new StringBuilder();
        files.forEach(
                (path, content) ->
                        out.append("### /sys/kernel/debug/block/")
                                .append(path)
                                .append('\n')
                                .append(content));
        return out.toString();
    }

    private void device(Device device) {
        String base = device.name() + "/";
        files.put(base + "pm_only", UNKNOWN);
        files.put(base + "poll_stat", "");
        files.put(base + "requeue_list", list(device.name() + "/requeue_list"));
        files.put(base + "state", UNKNOWN);
        files.put(base + (old ? "zone_wlock" : "zone_wplugs"), UNKNOWN);
        for (int hctx = 0; hctx < device.hctxs(); hctx++) {
            hctx(device, hctx, base + "hctx" + hctx + "/");
        }
        if (device.scheduler().equals("mq-deadline")) {
            files.putAll(new DebugfsDeadline(recording, state, device, old).files());
        }
    }

    private void hctx(Device device, int hctx, String base) {
        files.put(base + "active", active(device, hctx));
        files.put(base + "busy", busy(device, hctx));
        files.put(base + "ctx_map", ctxMap(device, hctx));
        files.put(base + "dispatch", list(base + "dispatch"));
        files.put(
                base + "dispatch_busy",
                gauge(device, hctx, GaugeKind.DISPATCH_BUSY).map(v -> v + "\n").orElse(UNKNOWN));
        files.put(base + "flags", UNKNOWN);
        if (old) {
            files.put(base + "run", runs(base + "dispatch"));
        }
        tags(device, hctx, base + "sched_tags", PlaceKind.SCHED_TAGS);
        files.put(
                base + "state",
                gauge(device, hctx, GaugeKind.HCTX_STATE).map(DebugfsTree::states).orElse(UNKNOWN));
        tags(device, hctx, base + "tags", PlaceKind.TAGS);
        files.put(base + "type", "default\n");
        for (int cpu : cpus(device, hctx)) {
            String list = base + "cpu" + cpu + "/";
            files.put(list + "default_rq_list", list(device.name() + "/cpu" + cpu + "/ctx"));
            files.put(list + "poll_rq_list", "");
            files.put(list + "read_rq_list", "");
        }
    }

    /** Counted only where tags are shared, and in a way of its own until 6.6. */
    private String active(Device device, int hctx) {
        Optional<Integer> bits = gauge(device, hctx, GaugeKind.HCTX_STATE);
        boolean never = bits.isPresent() && (bits.get() & TAG_ACTIVE) == 0 && !isHostWide(device);
        return never ? "0\n" : UNKNOWN;
    }

    private boolean isHostWide(Device device) {
        return topology.places().stream()
                        .filter(p -> p.kind() == PlaceKind.TAGS && p.device() == device.id())
                        .count()
                < device.hctxs();
    }

    /** What the driver has, in the order of tags; the flush command's tag may not be known. */
    private String busy(Device device, int hctx) {
        List<Integer> lives =
                IntStream.range(0, state.slots())
                        .map(state::life)
                        .filter(life -> life >= 0 && isStarted(device, hctx, life))
                        .boxed()
                        .sorted((a, b) -> state.driverTag(a) - state.driverTag(b))
                        .toList();
        StringBuilder out = new StringBuilder();
        lives.forEach(life -> out.append(requests.line(life)));
        return out.toString();
    }

    private boolean isStarted(Device device, int hctx, int life) {
        Place place = topology.place(state.placeOf(life));
        boolean started = place.kind() == PlaceKind.DEVICE || place.kind() == PlaceKind.COMPLETING;
        return started
                && place.device() == device.id()
                && recording.lives().kind(life) != LifeKind.BIO
                && hctxOf(device, life) == hctx;
    }

    /** A request belongs to the hardware queue of the CPU on which it was allocated. */
    private int hctxOf(Device device, int life) {
        int cpu = recording.events().cpu(recording.lives().born(life));
        return cpu < 0 ? 0 : device.hctxOfCpu().get(cpu);
    }

    private String ctxMap(Device device, int hctx) {
        List<Integer> cpus = cpus(device, hctx);
        int[] bytes = new int[(cpus.size() + 7) / 8];
        for (int i = 0; i < cpus.size(); i++) {
            String path = device.name() + "/cpu" + cpus.get(i) + "/ctx";
            Optional<Place> list = topology.findPlace(path);
            if (list.isEmpty() || topology.coverage(list.get()) == Coverage.UNKNOWN) {
                return UNKNOWN;
            }
            bytes[i / 8] |= state.count(list.get().id()) > 0 ? 1 << i % 8 : 0;
        }
        return DebugfsTags.dump(bytes);
    }

    private static List<Integer> cpus(Device device, int hctx) {
        return IntStream.range(0, device.hctxOfCpu().size())
                .filter(cpu -> device.hctxOfCpu().get(cpu) == hctx)
                .boxed()
                .toList();
    }

    private void tags(Device device, int hctx, String path, PlaceKind kind) {
        Optional<Place> map =
                topology.places().stream()
                        .filter(p -> p.kind() == kind && p.device() == device.id())
                        .filter(p -> p.hctx() == hctx || (p.hctx() == 0 && isHostWide(device)))
                        .filter(p -> p.capacity() > 0)
                        .findFirst();
        boolean none = kind == PlaceKind.SCHED_TAGS && device.scheduler().equals("none");
        if (map.isEmpty() || none) {
            files.put(path, none ? "" : UNKNOWN);
            files.put(path + "_bitmap", none ? "" : UNKNOWN);
            return;
        }
        boolean sched = kind == PlaceKind.SCHED_TAGS;
        DebugfsTags tags = new DebugfsTags(state, map.get(), sched);
        boolean alone = active(device, hctx).equals("0\n");
        files.put(path, tags.file(alone || sched ? "0" : "?"));
        files.put(path + "_bitmap", tags.bitmap());
    }

    /** Runs of a hardware queue since the recording began. */
    private String runs(String dispatch) {
        int place = topology.findPlace(dispatch).map(Place::id).orElse(0);
        EventLog events = recording.events();
        long bit = EventKind.RUN_QUEUE.bit();
        int count = 0;
        for (int e = events.nextOf(bit, 0, state.moment());
                e < state.moment();
                e = events.nextOf(bit, e + 1, state.moment())) {
            count += events.place(e) == place && events.value(e) == -1 ? 1 : 0;
        }
        return count + "\n";
    }

    private String list(String path) {
        Optional<Place> place = topology.findPlace(path);
        if (place.isEmpty() || topology.coverage(place.get()) == Coverage.UNKNOWN) {
            return UNKNOWN;
        }
        StringBuilder out = new StringBuilder();
        for (int life : state.list(place.get().id())) {
            out.append(requests.line(life));
        }
        return out.toString();
    }

    private Optional<Integer> gauge(Device device, int hctx, GaugeKind kind) {
        return topology.gauges().stream()
                .filter(g -> g.kind() == kind && g.device() == device.id() && g.hctx() == hctx)
                .filter(g -> topology.coverage(g) != Coverage.UNKNOWN)
                .map(Gauge::id)
                .map(state::gauge)
                .findFirst();
    }

    private static String states(int bits) {
        List<String> names =
                IntStream.range(0, STATES.length)
                        .filter(bit -> (bits & 1 << bit) != 0)
                        .mapToObj(bit -> STATES[bit])
                        .toList();
        return String.join("|", names) + "\n";
    }
}
