package org.blkscope.view.outline;

import java.util.List;
import java.util.stream.Stream;
import org.blkscope.recording.Device;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Topology;

/** Sorts the places of a topology the way a request passes them. */
final class OutlineTree {
    private static final List<PlaceKind> BEFORE_QUEUES =
            List.of(
                    PlaceKind.SUBMIT,
                    PlaceKind.TAG_WAIT,
                    PlaceKind.PLUG,
                    PlaceKind.CACHED,
                    PlaceKind.CTX,
                    PlaceKind.SCHEDULER,
                    PlaceKind.SCHED_TAGS);
    private static final List<PlaceKind> IN_QUEUE =
            List.of(PlaceKind.SCHED_TAGS, PlaceKind.LOCAL, PlaceKind.DISPATCH, PlaceKind.TAGS);
    private static final List<PlaceKind> BEHIND_QUEUES =
            List.of(
                    PlaceKind.FLUSH_PENDING,
                    PlaceKind.FLUSH_RUNNING,
                    PlaceKind.REQUEUE,
                    PlaceKind.DEVICE,
                    PlaceKind.COMPLETING,
                    PlaceKind.SOMEWHERE);
    private static final List<GaugeKind> QUEUE_GAUGES =
            List.of(
                    GaugeKind.RUN_WORK,
                    GaugeKind.DISPATCH_BUSY,
                    GaugeKind.HCTX_STATE,
                    GaugeKind.NR_ACTIVE);

    private final Topology topology;
    private final List<Place> places;

    OutlineTree(Topology topology) {
        this.topology = topology;
        this.places = topology.places();
    }

    /** One line a device, with everything below it. */
    OutlineNode build() {
        OutlineNode root = OutlineNode.heading("");
        topology.devices().forEach(device -> root.add(device(device)));
        return root;
    }

    private OutlineNode device(Device device) {
        String driver = device.driver().isEmpty() ? "" : "  " + device.driver();
        OutlineNode node = OutlineNode.heading(device.name() + driver);
        List<Place> own = places.stream().filter(place -> place.device() == device.id()).toList();
        BEFORE_QUEUES.forEach(
                kind ->
                        addGroup(
                                node,
                                kind,
                                of(own, kind).filter(place -> !isOfOneQueue(place)).toList()));
        own.stream()
                .filter(OutlineTree::isOfOneQueue)
                .mapToInt(Place::hctx)
                .distinct()
                .sorted()
                .forEach(hctx -> node.add(queue(device, own, hctx)));
        BEHIND_QUEUES.forEach(
                kind ->
                        addGroup(
                                node,
                                kind,
                                of(own, kind).filter(place -> !isOfOneQueue(place)).toList()));
        return node;
    }

    private OutlineNode queue(Device device, List<Place> own, int hctx) {
        OutlineNode node = OutlineNode.heading("hctx " + hctx);
        List<Place> inside =
                own.stream().filter(place -> isOfOneQueue(place) && place.hctx() == hctx).toList();
        Stream.concat(
                        IN_QUEUE.stream(),
                        Stream.concat(BEFORE_QUEUES.stream(), BEHIND_QUEUES.stream()))
                .distinct()
                .forEach(
                        kind ->
                                of(inside, kind)
                                        .forEach(
                                                place ->
                                                        node.add(
                                                                OutlineNode.place(
                                                                        kind.label(), place))));
        for (GaugeKind kind : QUEUE_GAUGES) {
            gauges(device, hctx, kind).forEach(gauge -> node.add(OutlineNode.gauge(gauge)));
        }
        return node;
    }

    private Stream<Gauge> gauges(Device device, int hctx, GaugeKind kind) {
        return topology.gauges().stream()
                .filter(
                        gauge ->
                                gauge.kind() == kind
                                        && gauge.device() == device.id()
                                        && gauge.hctx() == hctx);
    }

    /**
     * Places of one CPU belong to that CPU even where the source also tells their hardware queue.
     */
    private static boolean isOfOneQueue(Place place) {
        return place.hctx() >= 0 && place.cpu() < 0;
    }

    private static Stream<Place> of(List<Place> places, PlaceKind kind) {
        return places.stream().filter(place -> place.kind() == kind);
    }

    private static void addGroup(OutlineNode node, PlaceKind kind, List<Place> places) {
        if (places.size() == 1) {
            node.add(OutlineNode.place(title(kind), places.get(0)));
        } else if (!places.isEmpty()) {
            OutlineNode group = OutlineNode.group(title(kind), places);
            places.forEach(place -> group.add(OutlineNode.place(belowDevice(place.path()), place)));
            node.add(group);
        }
    }

    /** The name below the device: {@code cpu3} of {@code nullb0/cpu3/plug}. */
    private static String belowDevice(String path) {
        int first = path.indexOf('/') + 1;
        int second = path.indexOf('/', first);
        return second < 0 ? path.substring(first) : path.substring(first, second);
    }

    private static String title(PlaceKind kind) {
        return switch (kind) {
            case SUBMIT -> "submitters";
            case PLUG -> "plug lists";
            case CTX -> "software queues";
            default -> kind.label();
        };
    }
}
