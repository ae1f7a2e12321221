package org.blkscope.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.blkscope.analysis.Address;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Device;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;
import org.jspecify.annotations.Nullable;

/** The state at a moment as an object with the keys of debugfs; what is not known is null. */
public final class SnapshotJson {
    private static final String[] STATES = {"STOPPED", "TAG_ACTIVE", "SCHED_RESTART", "INACTIVE"};
    private static final String[] FLAGS = {
        "SYNC", "META", "FUA", "PREFLUSH", "RAHEAD", "IDLE", "NOMERGE", "NOWAIT", "POLLED", "ATOMIC"
    };

    private final Recording recording;
    private final Topology topology;
    private final Snapshot state;

    private SnapshotJson(Recording recording, int moment) {
        this.recording = recording;
        topology = recording.topology();
        state = recording.timeline().at(moment);
    }

    /** The object. */
    public static Map<String, @Nullable Object> of(Recording recording, int moment) {
        return new SnapshotJson(recording, moment).object();
    }

    /**
     * One place with what is there, or one bio or request.
     *
     * @throws IllegalArgumentException if the recording has no such thing
     */
    public static Map<String, @Nullable Object> of(
            Recording recording, int moment, Address address) {
        SnapshotJson json = new SnapshotJson(recording, moment);
        Map<String, @Nullable Object> out = json.head();
        out.put("address", address.text());
        Found.in(recording, address)
                .tell(place -> out.put("place", json.one(place)), life -> json.one(life, out));
        return out;
    }

    private Map<String, @Nullable Object> head() {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("recording", recording.origin().headline());
        out.put("moment", state.moment());
        out.put("time_ns", recording.timeNs(state.moment()));
        return out;
    }

    /** A place of which nothing is known has null for its contents. */
    private Map<String, @Nullable Object> one(Place place) {
        boolean known = topology.coverage(place) != Coverage.UNKNOWN;
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("path", place.path());
        out.put("coverage", topology.coverage(place).label());
        out.put("count", known ? state.count(place.id()) : null);
        out.put("capacity", place.capacity() == 0 ? null : place.capacity());
        out.put(
                "requests",
                known ? (place.kind().isTagMap() ? holders(place) : list(place)) : null);
        return out;
    }

    private List<Object> holders(Place map) {
        List<Object> requests = new ArrayList<>();
        for (int holder : state.holders(map.id(), map.capacity())) {
            if (holder >= 0) {
                requests.add(request(holder));
            }
        }
        return requests;
    }

    private void one(int life, Map<String, @Nullable Object> out) {
        boolean there = state.alive(life);
        out.put("place", there ? topology.place(state.placeOf(life)).path() : null);
        out.put("request", there ? request(life) : null);
    }

    private Map<String, @Nullable Object> object() {
        Map<String, @Nullable Object> out = head();
        List<Object> queues = new ArrayList<>();
        for (Device device : topology.devices()) {
            for (int hctx = 0; hctx < Math.max(1, device.hctxs()); hctx++) {
                queues.add(queue(device, hctx));
            }
        }
        out.put("hctx", queues);
        out.put("requeue_list", requeued());
        out.put("scheduler", null);
        out.put("places", places());
        return out;
    }

    private Map<String, @Nullable Object> queue(Device device, int hctx) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("device", device.name());
        out.put("index", hctx);
        out.put("type", null);
        out.put(
                "state",
                gauge(device, hctx, GaugeKind.HCTX_STATE).map(SnapshotJson::bits).orElse(null));
        out.put("flags", null);
        out.put("run", null);
        out.put("active", gauge(device, hctx, GaugeKind.NR_ACTIVE).orElse(null));
        out.put("dispatch_busy", gauge(device, hctx, GaugeKind.DISPATCH_BUSY).orElse(null));
        Map<String, Object> lists = cpuLists(device, hctx);
        out.put(
                "ctx_map",
                lists == null ? null : lists.keySet().stream().map(Integer::valueOf).toList());
        out.put("dispatch", place(device, hctx, PlaceKind.DISPATCH).map(this::list).orElse(null));
        out.put("cpu_lists", lists);
        out.put(
                "tags",
                place(device, hctx, PlaceKind.TAGS).map(p -> tags(device, hctx, p)).orElse(null));
        out.put(
                "sched_tags",
                place(device, hctx, PlaceKind.SCHED_TAGS)
                        .map(p -> tags(device, hctx, p))
                        .orElse(null));
        return out;
    }

    private Map<String, @Nullable Object> tags(Device device, int hctx, Place map) {
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("nr", map.capacity() == 0 ? null : map.capacity());
        out.put("reserved", null);
        out.put("busy", state.count(map.id()));
        out.put("cleared", gauge(device, hctx, GaugeKind.CLEARED).orElse(null));
        List<Integer> bits = new ArrayList<>();
        int[] holders = state.holders(map.id(), map.capacity());
        for (int tag = 0; tag < holders.length; tag++) {
            if (holders[tag] >= 0) {
                bits.add(tag);
            }
        }
        boolean seen = map.kind() == PlaceKind.TAGS && map.capacity() > 0;
        out.put("bits", seen ? bits : null);
        out.put("hints", null);
        out.put("wake_batch", null);
        out.put("ws_active", gauge(device, hctx, GaugeKind.WS_ACTIVE).orElse(null));
        return out;
    }

    /** Non-empty lists by CPU; null if one of them is not known. */
    private @Nullable Map<String, Object> cpuLists(Device device, int hctx) {
        Map<String, Object> lists = new LinkedHashMap<>();
        for (Place place : topology.places()) {
            if (place.kind() == PlaceKind.CTX
                    && place.device() == device.id()
                    && (place.hctx() == hctx || place.hctx() < 0)) {
                if (topology.coverage(place) == Coverage.UNKNOWN) {
                    return null;
                }
                if (state.count(place.id()) > 0) {
                    lists.put(Integer.toString(place.cpu()), Map.of("default", list(place)));
                }
            }
        }
        return lists;
    }

    /** Null if there is no such list or it is not known. */
    private @Nullable List<Object> requeued() {
        List<Place> lists =
                topology.places().stream()
                        .filter(place -> place.kind() == PlaceKind.REQUEUE)
                        .filter(place -> topology.coverage(place) != Coverage.UNKNOWN)
                        .toList();
        return lists.isEmpty() ? null : lists.stream().flatMap(p -> list(p).stream()).toList();
    }

    /** Every place where something is, by path: what debugfs has no file for. */
    private Map<String, Object> places() {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Place place : topology.places()) {
            if (place.id() != 0 && !place.kind().isTagMap() && state.count(place.id()) > 0) {
                all.put(place.path(), list(place));
            }
        }
        return all;
    }

    private List<Object> list(Place place) {
        List<Object> requests = new ArrayList<>();
        for (int life : state.list(place.id())) {
            requests.add(request(life));
        }
        return requests;
    }

    private Map<String, @Nullable Object> request(int life) {
        Lives lives = recording.lives();
        Map<String, @Nullable Object> out = new LinkedHashMap<>();
        out.put("pointer", null);
        out.put("name", lives.name(life));
        out.put("label", lives.label(life));
        out.put("op", lives.op(life).name());
        out.put("cmd_flags", named(lives.flags(life), FLAGS));
        out.put("rq_flags", null);
        out.put("state", null);
        out.put("tag", state.driverTag(life));
        out.put("internal_tag", state.schedTag(life));
        out.put("sector", state.sector(life) < 0 ? null : state.sector(life));
        out.put("sectors", state.sectors(life));
        return out;
    }

    private Optional<Place> place(Device device, int hctx, PlaceKind kind) {
        return topology.places().stream()
                .filter(p -> p.kind() == kind && p.device() == device.id())
                .filter(p -> p.hctx() == hctx)
                .filter(p -> topology.coverage(p) != Coverage.UNKNOWN)
                .findFirst();
    }

    private Optional<Integer> gauge(Device device, int hctx, GaugeKind kind) {
        return topology.gauges().stream()
                .filter(g -> g.kind() == kind && g.device() == device.id() && g.hctx() == hctx)
                .filter(g -> topology.coverage(g) != Coverage.UNKNOWN)
                .map(Gauge::id)
                .map(state::gauge)
                .findFirst();
    }

    private static List<String> bits(int word) {
        return named(word, STATES);
    }

    private static List<String> named(int word, String[] names) {
        List<String> set = new ArrayList<>();
        for (int bit = 0; bit < names.length; bit++) {
            if ((word & 1 << bit) != 0) {
                set.add(names[bit]);
            }
        }
        return set;
    }
}
