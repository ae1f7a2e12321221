package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Topology;

/** The figures that are worth following on a device, as far as its topology has them. */
public final class Probes {
    /** Above this many hardware queues, figures of queues are added up. */
    private static final int SINGLE_QUEUES = 4;

    private final Topology topology;
    private final int device;
    private final List<Probe> probes = new ArrayList<>();

    private Probes(Topology topology, int device) {
        this.topology = topology;
        this.device = device;
    }

    /** The figures of one device, in the order in which a timeline shows them. */
    public static List<Probe> of(Topology topology, int device) {
        Probes all = new Probes(topology, device);
        all.places("in flight", PlaceKind.DEVICE, false);
        all.places("driver tags", PlaceKind.TAGS, true);
        all.places("dispatch", PlaceKind.DISPATCH, true);
        all.places("scheduler", PlaceKind.SCHEDULER, false);
        all.gauges("dispatch_busy", GaugeKind.DISPATCH_BUSY);
        all.places("ctx", PlaceKind.CTX, false);
        all.places("plug", PlaceKind.PLUG, false);
        all.places("sched tags", PlaceKind.SCHED_TAGS, false);
        all.places("requeue list", PlaceKind.REQUEUE, false);
        return List.copyOf(all.probes);
    }

    private void places(String label, PlaceKind kind, boolean byQueue) {
        List<Place> found = topology.places().stream().filter(p -> isOurs(p, kind)).toList();
        Set<Integer> hctxs = new TreeSet<>();
        found.forEach(p -> hctxs.add(p.hctx()));
        boolean single = byQueue && hctxs.size() > 1 && hctxs.size() <= SINGLE_QUEUES;
        for (int hctx : single ? hctxs : Set.of(-1)) {
            List<Place> part = found.stream().filter(p -> hctx < 0 || p.hctx() == hctx).toList();
            if (!part.isEmpty()) {
                String name = single ? label + " " + hctx : label;
                probes.add(
                        probe(name, Set.of(kind), Set.of(), hctx, limit(part), placesKnown(part)));
            }
        }
    }

    private void gauges(String label, GaugeKind kind) {
        List<Gauge> found =
                topology.gauges().stream()
                        .filter(g -> g.kind() == kind && (g.device() < 0 || g.device() == device))
                        .toList();
        if (found.size() > SINGLE_QUEUES) {
            return;
        }
        for (Gauge gauge : found) {
            String name = found.size() == 1 ? label : label + " " + gauge.hctx();
            Coverage known = topology.coverage(gauge);
            probes.add(probe(name, Set.of(), Set.of(kind), gauge.hctx(), 0, known));
        }
    }

    private Probe probe(
            String label,
            Set<PlaceKind> places,
            Set<GaugeKind> gauges,
            int hctx,
            int limit,
            Coverage known) {
        return new Probe(label, places, gauges, device, hctx, limit, known);
    }

    private boolean isOurs(Place place, PlaceKind kind) {
        return place.kind() == kind && (place.device() < 0 || place.device() == device);
    }

    private static int limit(List<Place> places) {
        boolean known = places.stream().allMatch(p -> p.capacity() > 0);
        return known ? places.stream().mapToInt(Place::capacity).sum() : 0;
    }

    private Coverage placesKnown(List<Place> places) {
        return places.stream()
                .map(topology::coverage)
                .max(Coverage::compareTo)
                .orElse(Coverage.UNKNOWN);
    }
}
