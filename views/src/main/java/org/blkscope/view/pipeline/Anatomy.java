package org.blkscope.view.pipeline;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.blkscope.recording.Device;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Topology;

/**
 * The parts of one device, sorted by the role that they play in the pipeline.
 *
 * @param cpus one entry a CPU, in order
 * @param queues one entry a hardware queue, in order; a single one without a number if the source
 *     tells none apart
 * @param queueOfCpuKnown false if several queues exist and the source does not say which CPU uses
 *     which
 * @param scheduler what belongs to no single queue
 * @param hand requests that are in hand, of no single queue
 * @param device what belongs to no single queue
 * @param somewhere seen, but not to be placed
 * @param requeueWork number of the gauge, -1 if there is none
 */
record Anatomy(
        Device facts,
        List<CpuParts> cpus,
        List<QueueParts> queues,
        boolean queueOfCpuKnown,
        Bin scheduler,
        Bin schedTags,
        Bin hand,
        Bin device,
        Bin completing,
        Bin requeue,
        Bin flushPending,
        Bin flushRunning,
        Bin somewhere,
        int requeueWork) {

    static Anatomy of(Topology topology, Device facts) {
        return new Sorter(topology, facts).sort();
    }

    boolean hasPlug() {
        return cpus.stream().anyMatch(c -> !c.plug().isAbsent());
    }

    boolean hasCtx() {
        return cpus.stream().anyMatch(c -> !c.ctx().isAbsent());
    }

    boolean hasScheduler() {
        return !scheduler.isAbsent() || queues.stream().anyMatch(q -> !q.scheduler().isAbsent());
    }

    boolean hasTags() {
        return queues.stream().anyMatch(q -> !q.tags().isAbsent());
    }

    boolean hasFlush() {
        return !flushPending.isAbsent() || !flushRunning.isAbsent();
    }

    /** True if each queue has a place of its own in the device. */
    boolean hasDeviceQueues() {
        return device.isAbsent() && queues.stream().anyMatch(q -> !q.device().isAbsent());
    }

    private record Sorter(Topology topology, Device facts) {
        Anatomy sort() {
            List<Integer> hctxs = hctxs();
            List<QueueParts> queues = hctxs.stream().map(h -> queue(h, hctxs.size())).toList();
            List<CpuParts> cpus =
                    IntStream.range(0, topology.cpus()).mapToObj(c -> cpu(c, hctxs)).toList();
            boolean known = cpus.stream().allMatch(c -> hctxs.contains(c.hctx()));
            return new Anatomy(
                    facts,
                    cpus,
                    queues,
                    known,
                    shared(PlaceKind.SCHEDULER, hctxs),
                    bin(PlaceKind.SCHED_TAGS, p -> true),
                    shared(PlaceKind.LOCAL, hctxs),
                    shared(PlaceKind.DEVICE, hctxs),
                    shared(PlaceKind.COMPLETING, hctxs),
                    bin(PlaceKind.REQUEUE, p -> true),
                    bin(PlaceKind.FLUSH_PENDING, p -> true),
                    bin(PlaceKind.FLUSH_RUNNING, p -> true),
                    bin(PlaceKind.SOMEWHERE, p -> true),
                    gauge(g -> g.kind() == GaugeKind.REQUEUE_WORK));
        }

        private List<Integer> hctxs() {
            TreeSet<Integer> found = new TreeSet<>();
            topology.places().stream()
                    .filter(p -> ours(p.device()) && p.hctx() >= 0)
                    .forEach(p -> found.add(p.hctx()));
            IntStream.range(0, facts.hctxs()).forEach(found::add);
            return found.isEmpty() ? List.of(-1) : List.copyOf(found);
        }

        private QueueParts queue(int hctx, int queues) {
            Predicate<Place> mine = p -> p.hctx() == hctx || queues == 1;
            Map<GaugeKind, Gauge> gauges = new EnumMap<>(GaugeKind.class);
            for (Gauge gauge : topology.gauges()) {
                if (ours(gauge.device()) && gauge.hctx() >= 0 && gauge.hctx() == hctx) {
                    gauges.putIfAbsent(gauge.kind(), gauge);
                }
            }
            return new QueueParts(
                    hctx,
                    bin(PlaceKind.DISPATCH, mine),
                    bin(PlaceKind.LOCAL, mine),
                    bin(PlaceKind.TAGS, mine),
                    bin(PlaceKind.TAG_WAIT, mine),
                    queues == 1 ? Bin.NONE : bin(PlaceKind.SCHEDULER, p -> p.hctx() == hctx),
                    queues == 1 ? Bin.NONE : bin(PlaceKind.DEVICE, p -> p.hctx() == hctx),
                    queues == 1 ? Bin.NONE : bin(PlaceKind.COMPLETING, p -> p.hctx() == hctx),
                    gauges);
        }

        private CpuParts cpu(int cpu, List<Integer> hctxs) {
            Bin ctx = bin(PlaceKind.CTX, p -> p.cpu() == cpu);
            int hctx = hctxs.size() == 1 ? hctxs.get(0) : -1;
            if (cpu < facts.hctxOfCpu().size()) {
                hctx = facts.hctxOfCpu().get(cpu);
            } else if (!ctx.isAbsent() && ctx.places().get(0).hctx() >= 0) {
                hctx = ctx.places().get(0).hctx();
            }
            return new CpuParts(
                    cpu,
                    hctx,
                    bin(PlaceKind.SUBMIT, p -> p.cpu() == cpu),
                    bin(PlaceKind.PLUG, p -> p.cpu() == cpu),
                    bin(PlaceKind.CACHED, p -> p.cpu() == cpu),
                    ctx,
                    gauge(g -> g.kind() == GaugeKind.CPU && g.cpu() == cpu));
        }

        /** What no single queue owns; with one queue that is everything. */
        private Bin shared(PlaceKind kind, List<Integer> hctxs) {
            if (hctxs.size() == 1) {
                return kind == PlaceKind.LOCAL ? Bin.NONE : bin(kind, p -> true);
            }
            return bin(kind, p -> !hctxs.contains(p.hctx()));
        }

        private Bin bin(PlaceKind kind, Predicate<Place> which) {
            return Bin.of(
                    topology,
                    topology.places().stream()
                            .filter(p -> p.kind() == kind && ours(p.device()))
                            .filter(which)
                            .toList());
        }

        private int gauge(Predicate<Gauge> which) {
            return topology.gauges().stream()
                    .filter(g -> ours(g.device()))
                    .filter(which)
                    .mapToInt(Gauge::id)
                    .findFirst()
                    .orElse(-1);
        }

        private boolean ours(int device) {
            return device < 0 || device == facts.id();
        }
    }
}
