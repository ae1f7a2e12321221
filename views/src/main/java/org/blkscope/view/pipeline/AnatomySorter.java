package org.blkscope.view.pipeline;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.blkscope.recording.Device;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Topology;

/*
 * Sources differ in how finely they know a device: a model has a place for each queue and CPU, a trace may have one
 * software queue for all CPUs and no numbers of hardware queues. Each place goes to the queue that it names, else to
 * the queue of its CPU, else to what all queues share. A place that nothing of this asked for still gets a box: it is
 * drawn elsewhere, so that no request is ever left out.
 */
/** Sorts the places of one device into an {@link Anatomy}. */
final class AnatomySorter {
    private static final Set<PlaceKind> NEVER_DRAWN =
            EnumSet.of(
                    PlaceKind.NOWHERE,
                    PlaceKind.RIDING,
                    PlaceKind.CACHED,
                    PlaceKind.TAGS,
                    PlaceKind.SCHED_TAGS);

    private final Topology topology;
    private final Device facts;
    private final List<Place> places;
    private final List<Gauge> gauges;
    private final List<Integer> hctxs;
    private final Set<Place> sorted = new HashSet<>();

    AnatomySorter(Topology topology, Device facts) {
        this.topology = topology;
        this.facts = facts;
        places = topology.places().stream().filter(p -> ours(p.device())).toList();
        gauges = topology.gauges().stream().filter(g -> ours(g.device())).toList();
        hctxs = numbers();
    }

    Anatomy sort() {
        List<CpuParts> cpus = IntStream.range(0, topology.cpus()).mapToObj(this::cpu).toList();
        boolean deviceQueues =
                hctxs.size() > 1
                        && places.stream()
                                .anyMatch(p -> p.kind() == PlaceKind.DEVICE && p.hctx() >= 0);
        List<QueueParts> queues = hctxs.stream().map(h -> queue(h, deviceQueues)).toList();
        return new Anatomy(
                facts,
                cpus,
                queues,
                cpus.stream().allMatch(c -> hctxs.contains(c.hctx())),
                rest(PlaceKind.CTX),
                rest(PlaceKind.SCHEDULER),
                bin(PlaceKind.SCHED_TAGS, p -> true),
                deviceQueues ? Bin.NONE : rest(PlaceKind.DEVICE),
                deviceQueues ? Bin.NONE : rest(PlaceKind.COMPLETING),
                rest(PlaceKind.REQUEUE),
                rest(PlaceKind.FLUSH_PENDING),
                rest(PlaceKind.FLUSH_RUNNING),
                elsewhere(),
                gauge(g -> g.kind() == GaugeKind.REQUEUE_WORK));
    }

    private List<Integer> numbers() {
        TreeSet<Integer> found = new TreeSet<>();
        places.stream().filter(p -> p.hctx() >= 0).forEach(p -> found.add(p.hctx()));
        IntStream.range(0, facts.hctxs()).forEach(found::add);
        return found.isEmpty() ? List.of(-1) : List.copyOf(found);
    }

    private QueueParts queue(int hctx, boolean deviceQueues) {
        boolean only = hctxs.size() == 1;
        Predicate<Place> mine = p -> only || queueOf(p) == hctx;
        return new QueueParts(
                hctx,
                bin(PlaceKind.DISPATCH, mine),
                bin(PlaceKind.LOCAL, mine),
                bin(PlaceKind.TAGS, mine),
                bin(PlaceKind.TAG_WAIT, mine),
                only ? Bin.NONE : bin(PlaceKind.SCHEDULER, mine),
                deviceQueues ? bin(PlaceKind.DEVICE, mine) : Bin.NONE,
                deviceQueues ? bin(PlaceKind.COMPLETING, mine) : Bin.NONE,
                gaugesOf(hctx));
    }

    private Map<GaugeKind, Gauge> gaugesOf(int hctx) {
        Map<GaugeKind, Gauge> found = new EnumMap<>(GaugeKind.class);
        for (Gauge gauge : gauges) {
            if (gauge.hctx() >= 0 && gauge.hctx() == hctx) {
                found.putIfAbsent(gauge.kind(), gauge);
            }
        }
        return found;
    }

    private CpuParts cpu(int cpu) {
        Predicate<Place> mine = p -> p.cpu() == cpu;
        return new CpuParts(
                cpu,
                queueOfCpu(cpu),
                bin(PlaceKind.SUBMIT, mine),
                bin(PlaceKind.PLUG, mine),
                bin(PlaceKind.CACHED, mine),
                bin(PlaceKind.CTX, mine),
                gauge(g -> g.kind() == GaugeKind.CPU && g.cpu() == cpu));
    }

    /** The hardware queue of a place: the one it names, else that of its CPU, else -1. */
    private int queueOf(Place place) {
        return place.hctx() >= 0 || place.cpu() < 0 ? place.hctx() : queueOfCpu(place.cpu());
    }

    private int queueOfCpu(int cpu) {
        if (hctxs.size() == 1) {
            return hctxs.get(0);
        }
        if (cpu < facts.hctxOfCpu().size()) {
            return facts.hctxOfCpu().get(cpu);
        }
        return places.stream()
                .filter(p -> p.kind() == PlaceKind.CTX && p.cpu() == cpu)
                .mapToInt(Place::hctx)
                .findFirst()
                .orElse(-1);
    }

    private Bin bin(PlaceKind kind, Predicate<Place> which) {
        return take(places.stream().filter(p -> p.kind() == kind).filter(which).toList());
    }

    /** Places of a kind that nothing has taken yet. */
    private Bin rest(PlaceKind kind) {
        return bin(kind, p -> !sorted.contains(p));
    }

    private Bin elsewhere() {
        return take(
                places.stream()
                        .filter(p -> !NEVER_DRAWN.contains(p.kind()) && !sorted.contains(p))
                        .toList());
    }

    private Bin take(List<Place> found) {
        sorted.addAll(found);
        return Bin.of(topology, found);
    }

    private int gauge(Predicate<Gauge> which) {
        return gauges.stream().filter(which).mapToInt(Gauge::id).findFirst().orElse(-1);
    }

    private boolean ours(int device) {
        return device < 0 || device == facts.id();
    }
}
