package org.blkscope.kernel;

import java.util.List;
import java.util.TreeMap;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Device;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Topology;

/** The places of one queue in the recording. */
final class QueuePlaces {
    final Device device;
    final int[] submit;
    final int[] plug;
    final int[] cached;
    final int[] ctx;
    final int[] tagWait;
    final int[] hand;
    final int[] dispatch;
    final int[] tags;
    final int[] flushPending;
    final int[] flushRunning;
    final int riding;
    final int requeue;
    final int requeueHand;
    final int flushList;
    final int disk;
    final int completing;
    final int requeueWork;
    final int timeoutWork;
    final int[] runWork;
    final int[] busy;
    final int[] state;

    private final Topology topology;
    private final TreeMap<String, Integer> later = new TreeMap<>();

    QueuePlaces(
            Topology topology,
            String name,
            String number,
            String driver,
            String scheduler,
            List<Integer> hctxOfCpu,
            int tagDepth,
            boolean hostWide) {
        this.topology = topology;
        int cpus = hctxOfCpu.size();
        topology.needCpus(cpus);
        device = topology.addDevice(name, number, driver, scheduler, hctxOfCpu);
        int hctxs = device.hctxs();
        submit = new int[cpus];
        plug = new int[cpus];
        cached = new int[cpus];
        ctx = new int[cpus];
        for (int cpu = 0; cpu < cpus; cpu++) {
            int hctx = hctxOfCpu.get(cpu);
            String base = name + "/cpu" + cpu;
            submit[cpu] = place(base + "/submit", PlaceKind.SUBMIT, cpu, -1, 0);
            plug[cpu] = place(base + "/plug", PlaceKind.PLUG, cpu, -1, 0);
            cached[cpu] = place(base + "/cached", PlaceKind.CACHED, cpu, -1, 0);
            ctx[cpu] = place(base + "/ctx", PlaceKind.CTX, cpu, hctx, 0);
        }
        tagWait = new int[hctxs];
        hand = new int[hctxs];
        dispatch = new int[hctxs];
        tags = new int[hctxs];
        flushPending = new int[hctxs];
        flushRunning = new int[hctxs];
        runWork = new int[hctxs];
        busy = new int[hctxs];
        state = new int[hctxs];
        for (int h = 0; h < hctxs; h++) {
            addHctx(name + "/hctx" + h, h, tagDepth, hostWide);
        }
        riding = place(name + "/riding", PlaceKind.RIDING, -1, -1, 0);
        requeue = place(name + "/requeue_list", PlaceKind.REQUEUE, -1, -1, 0);
        requeueHand = place(name + "/requeue_hand", PlaceKind.LOCAL, -1, -1, 0);
        flushList = place(name + "/flush_list", PlaceKind.REQUEUE, -1, -1, 0);
        disk = place(name + "/device", PlaceKind.DEVICE, -1, -1, 0);
        completing = place(name + "/completing", PlaceKind.COMPLETING, -1, -1, 0);
        timeoutWork = gauge(name + "/timeout_work", GaugeKind.OTHER, -1);
        requeueWork = gauge(name + "/requeue_work", GaugeKind.REQUEUE_WORK, -1);
    }

    /** Scheduler tags of a hardware queue, or of all of them. */
    int schedTags(int h, int depth) {
        String path = device.name() + "/hctx" + h + "/sched_tags";
        return kept(path, PlaceKind.SCHED_TAGS, h, depth);
    }

    /** A list of a scheduler. */
    int schedulerList(String name) {
        return kept(device.name() + "/sched/" + name, PlaceKind.SCHEDULER, -1, 0);
    }

    /** A counter of a scheduler. */
    int schedulerGauge(String name) {
        return later.computeIfAbsent(
                device.name() + "/sched/" + name, path -> gauge(path, GaugeKind.OTHER, -1));
    }

    private void addHctx(String base, int h, int tagDepth, boolean hostWide) {
        tagWait[h] = place(base + "/tag_wait", PlaceKind.TAG_WAIT, -1, h, 0);
        hand[h] = place(base + "/hand", PlaceKind.LOCAL, -1, h, 0);
        dispatch[h] = place(base + "/dispatch", PlaceKind.DISPATCH, -1, h, 0);
        tags[h] =
                hostWide && h > 0
                        ? tags[0]
                        : place(base + "/tags", PlaceKind.TAGS, -1, h, tagDepth);
        flushPending[h] = place(base + "/flush_pending", PlaceKind.FLUSH_PENDING, -1, h, 0);
        flushRunning[h] = place(base + "/flush_running", PlaceKind.FLUSH_RUNNING, -1, h, 0);
        runWork[h] = gauge(base + "/run_work", GaugeKind.RUN_WORK, h);
        busy[h] = gauge(base + "/dispatch_busy", GaugeKind.DISPATCH_BUSY, h);
        state[h] = gauge(base + "/state", GaugeKind.HCTX_STATE, h);
    }

    /** Places of schedulers, which may come and go: a name is one place for good. */
    private int kept(String path, PlaceKind kind, int hctx, int capacity) {
        return later.computeIfAbsent(path, name -> place(name, kind, -1, hctx, capacity));
    }

    private int place(String path, PlaceKind kind, int cpu, int hctx, int capacity) {
        Place place =
                topology.addPlace(path, kind, device.id(), cpu, hctx, capacity, Coverage.OBSERVED);
        return place.id();
    }

    /** The gauge of a driver's work item. */
    int driverWork(String name) {
        return gauge(device.name() + "/" + name, GaugeKind.OTHER, -1);
    }

    private int gauge(String path, GaugeKind kind, int hctx) {
        Gauge gauge = topology.addGauge(path, kind, device.id(), -1, hctx, Coverage.OBSERVED);
        return gauge.id();
    }
}
