package org.blkscope.view;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.blkscope.base.Rng;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Device;
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
import org.blkscope.recording.Rule;
import org.blkscope.recording.Topology;

/** Writes small recordings: requests go through all places, a few at a time, by a seeded choice. */
public final class Sample {
    /** What the machine looks like. */
    public record Shape(
            int cpus, int hctxs, int tags, String scheduler, boolean flush, boolean imported) {}

    /** Two hardware queues, four CPUs, no scheduler. */
    public static final Shape TWO_QUEUES = new Shape(4, 2, 8, "none", false, false);

    /** One hardware queue with a scheduler and the flush machinery. */
    public static final Shape ONE_QUEUE = new Shape(8, 1, 32, "mq-deadline", true, false);

    /** What a trace of block events tells. */
    public static final Shape TRACE = new Shape(4, 0, 0, "", false, true);

    /** Far more queues than can be opened. */
    public static final Shape MANY_QUEUES = new Shape(128, 128, 64, "none", false, false);

    private final Shape shape;
    private final Recording recording;
    private final Recorder recorder;
    private final Device device;
    private final List<Place> submit = new ArrayList<>();
    private final List<Place> plug = new ArrayList<>();
    private final List<Place> ctx = new ArrayList<>();
    private final List<Place> dispatch = new ArrayList<>();
    private final List<Place> hand = new ArrayList<>();
    private final List<Place> tags = new ArrayList<>();
    private final List<Gauge> busy = new ArrayList<>();
    private final List<Gauge> state = new ArrayList<>();
    private final List<Gauge> work = new ArrayList<>();
    private final Place riding;
    private final Place inside;
    private final Place completing;
    private final Place scheduler;
    private final List<Deque<Integer>> freeTags = new ArrayList<>();
    private final List<Deque<int[]>> plugged = new ArrayList<>();
    private final Deque<int[]> queued = new ArrayDeque<>();
    private final Deque<int[]> flying = new ArrayDeque<>();
    private final Rng rng = new Rng(7);
    private long timeNs = 1_000_000;
    private int number;

    private Sample(Shape shape) {
        this.shape = shape;
        Origin origin =
                shape.imported()
                        ? new Origin.Traced(Path.of("slow-disk.trace.txt"), "ftrace", "6.1")
                        : new Origin.Simulated("sample", "v6.12.y", List.of(), 7);
        recording = new Recording(origin);
        recorder = new Recorder(recording);
        Topology topology = recording.topology();
        topology.needCpus(shape.cpus());
        List<Integer> map =
                shape.imported()
                        ? List.of()
                        : IntStream.range(0, shape.cpus())
                                .mapToObj(c -> c * shape.hctxs() / shape.cpus())
                                .toList();
        String driver = shape.imported() ? "" : "null_blk";
        device = topology.addDevice("nullb0", "254,0", driver, shape.scheduler(), map);
        for (int cpu = 0; cpu < shape.cpus(); cpu++) {
            int hctx = shape.imported() ? -1 : map.get(cpu);
            submit.add(place("cpu" + cpu + "/submit", PlaceKind.SUBMIT, cpu, hctx, 0, true));
            plug.add(place("cpu" + cpu + "/plug", PlaceKind.PLUG, cpu, -1, 0, true));
            plugged.add(new ArrayDeque<>());
            if (shape.imported()) {
                hand.add(place("cpu" + cpu + "/in-hand", PlaceKind.LOCAL, cpu, -1, 0, true));
            } else {
                ctx.add(place("ctx" + cpu, PlaceKind.CTX, cpu, hctx, 0, true));
            }
        }
        if (shape.imported()) {
            traced();
        }
        for (int h = 0; h < shape.hctxs(); h++) {
            queue(h);
        }
        boolean elevator = !shape.scheduler().equals("none");
        scheduler =
                elevator ? place("scheduler", PlaceKind.SCHEDULER, -1, -1, 0, true) : ctx.get(0);
        if (elevator && !shape.imported()) {
            place("sched_tags", PlaceKind.SCHED_TAGS, -1, -1, 64, true);
        }
        if (!shape.imported()) {
            place("requeue", PlaceKind.REQUEUE, -1, -1, 0, true);
        }
        if (shape.flush()) {
            place("flush/pending", PlaceKind.FLUSH_PENDING, -1, -1, 0, true);
            place("flush/running", PlaceKind.FLUSH_RUNNING, -1, -1, 0, true);
        }
        inside = place("device", PlaceKind.DEVICE, -1, -1, 0, true);
        completing = place("completing", PlaceKind.COMPLETING, -1, -1, 0, true);
        riding = place("riding", PlaceKind.RIDING, -1, -1, 0, true);
        if (shape.imported()) {
            place("requeued", PlaceKind.SOMEWHERE, -1, -1, 0, true);
        }
    }

    /** A recording of at least so many requests. */
    public static Recording write(Shape shape, int requests) {
        Sample sample = new Sample(shape);
        while (sample.number < requests) {
            sample.step();
        }
        return sample.recording;
    }

    /** What a reader of block events makes: it tells no hardware queues apart. */
    private void traced() {
        ctx.add(place("ctx", PlaceKind.CTX, -1, -1, 0, false));
        dispatch.add(place("dispatch", PlaceKind.DISPATCH, -1, -1, 0, false));
        tags.add(place("tags", PlaceKind.TAGS, -1, -1, 0, false));
    }

    private void queue(int h) {
        String name = "hctx" + h + "/";
        dispatch.add(place(name + "dispatch", PlaceKind.DISPATCH, -1, h, 0, true));
        hand.add(place(name + "hand", PlaceKind.LOCAL, -1, h, 0, true));
        tags.add(place(name + "tags", PlaceKind.TAGS, -1, h, shape.tags(), true));
        place(name + "tag_wait", PlaceKind.TAG_WAIT, -1, h, 0, true);
        busy.add(gauge(name + "dispatch_busy", GaugeKind.DISPATCH_BUSY, h));
        state.add(gauge(name + "state", GaugeKind.HCTX_STATE, h));
        work.add(gauge(name + "run_work", GaugeKind.RUN_WORK, h));
        Deque<Integer> free = new ArrayDeque<>();
        IntStream.range(0, shape.tags()).forEach(free::add);
        freeTags.add(free);
    }

    private Place place(String path, PlaceKind kind, int cpu, int hctx, int most, boolean known) {
        boolean concluded =
                shape.imported() && (kind == PlaceKind.SCHEDULER || kind == PlaceKind.LOCAL);
        Coverage coverage =
                !known ? Coverage.UNKNOWN : concluded ? Coverage.INFERRED : Coverage.OBSERVED;
        return recording.topology().addPlace("nullb0/" + path, kind, 0, cpu, hctx, most, coverage);
    }

    private Gauge gauge(String path, GaugeKind kind, int hctx) {
        return recording
                .topology()
                .addGauge("nullb0/" + path, kind, 0, -1, hctx, Coverage.OBSERVED);
    }

    private void step() {
        switch (rng.below(11)) {
            case 0, 1, 2 -> submit(rng.below(shape.cpus()));
            case 3 -> unplug(rng.below(shape.cpus()));
            case 4, 5, 6, 7 -> dispatch();
            default -> complete();
        }
    }

    private void turn(int cpu, ContextKind context) {
        timeNs += 400 + rng.below(9_000);
        recorder.turn(timeNs, cpu, context);
    }

    private void submit(int cpu) {
        int hctx = device.hctxOfCpu().isEmpty() ? 0 : device.hctxOfCpu().get(cpu);
        boolean full = !shape.imported() && freeTags.get(hctx).isEmpty();
        if (full || plugged.get(cpu).size() > 6) {
            return;
        }
        Op op = rng.below(10) == 0 ? Op.FLUSH : rng.below(3) == 0 ? Op.READ : Op.WRITE;
        turn(cpu, ContextKind.TASK);
        int task = recording.tasks().number("job" + cpu + "-" + (300 + cpu));
        long sector = rng.below(1 << 20) * 8L;
        number++;
        int bio = recorder.bio(0, op, 0, sector, 8, task, number, 0);
        recorder.appear(
                EventKind.SUBMIT, site("submit_bio", Rule.SUB_1), bio, submit.get(cpu).id(), 0);
        int rq = recorder.request(LifeKind.REQUEST, 0, op, 0, sector, 8, task);
        recorder.appear(
                EventKind.ALLOCATE,
                site("blk_mq_get_request", Rule.ALC_3),
                rq,
                submit.get(cpu).id(),
                0);
        int tag = shape.imported() ? -1 : take(hctx);
        if (tag >= 0) {
            recorder.hold(site("blk_mq_get_tag", Rule.ALC_6), rq, tags.get(hctx).id(), tag, 0);
        }
        recorder.attach(
                EventKind.GET_REQUEST,
                site("blk_mq_bio_to_request", null),
                bio,
                riding.id(),
                rq,
                0);
        recorder.move(
                EventKind.PLUG, site("blk_add_rq_to_plug", Rule.SUB_F1), rq, plug.get(cpu).id(), 0);
        plugged.get(cpu).add(new int[] {rq, bio, cpu, hctx, tag});
    }

    private int take(int hctx) {
        Integer tag = freeTags.get(hctx).stream().min(Integer::compare).orElseThrow();
        freeTags.get(hctx).remove(tag);
        return tag;
    }

    private void unplug(int cpu) {
        Deque<int[]> list = plugged.get(cpu);
        turn(cpu, ContextKind.TASK);
        while (!list.isEmpty()) {
            int[] rq = list.poll();
            boolean elevator = !shape.scheduler().equals("none");
            Place to = elevator ? scheduler : ctx.get(cpu);
            EventKind kind = elevator ? EventKind.SCHED_INSERT : EventKind.CTX_INSERT;
            recorder.move(kind, site("blk_mq_insert_requests", Rule.INS_8), rq[0], to.id(), 0);
            queued.add(rq);
        }
        if (shape.imported()) {
            return;
        }
        int hctx = device.hctxOfCpu().get(cpu);
        recorder.set(site("kblockd_mod_delayed_work_on", Rule.RUN_4), work.get(hctx).id(), cpu + 1);
    }

    private void dispatch() {
        if (queued.isEmpty()) {
            return;
        }
        int[] rq = queued.poll();
        turn(rq[2], ContextKind.KBLOCKD);
        Place in = shape.imported() ? hand.get(rq[2]) : hand.get(rq[3]);
        move(EventKind.COLLECT, "blk_mq_flush_busy_ctxs", Rule.DIS_5, rq[0], in);
        if (!shape.imported() && rng.below(3) == 0) {
            refuse(rq);
            return;
        }
        move(EventKind.ISSUE, "null_queue_rq", Rule.DSP_4, rq[0], inside);
        flying.add(rq);
        if (!shape.imported()) {
            recorder.set(site("blk_mq_sched_restart", null), state.get(rq[3]).id(), 0);
            recorder.set(site("blk_mq_run_work_fn", null), work.get(rq[3]).id(), 0);
        }
    }

    private void refuse(int[] rq) {
        int hctx = rq[3];
        int from = site("blk_mq_dispatch_rq_list", Rule.DSP_9);
        recorder.move(EventKind.DISPATCH_INSERT, from, rq[0], dispatch.get(hctx).id(), 0, 1);
        int marks = site("blk_mq_sched_mark_restart_hctx", Rule.DIS_3);
        recorder.set(marks, state.get(hctx).id(), 4);
        int updates = site("blk_mq_update_dispatch_busy", Rule.BSY_1);
        recorder.set(updates, busy.get(hctx).id(), 1 + rng.below(7));
        queued.addFirst(rq);
    }

    private void move(EventKind kind, String function, Rule rule, int rq, Place to) {
        recorder.move(kind, site(function, rule), rq, to.id(), 0);
    }

    private void complete() {
        if (flying.size() < 5) {
            return;
        }
        int[] rq = flying.poll();
        turn(rq[2], ContextKind.HARDIRQ);
        recorder.move(
                EventKind.COMPLETE,
                site("blk_mq_complete_request", Rule.CMP_INLINE),
                rq[0],
                completing.id(),
                0);
        recorder.leave(EventKind.BIO_END, site("bio_endio", null), rq[1], 0, 0, 0);
        if (rq[4] >= 0) {
            recorder.drop(
                    site("blk_mq_put_tag", Rule.END_7), rq[0], tags.get(rq[3]).id(), rq[4], 0);
            freeTags.get(rq[3]).add(rq[4]);
        }
        recorder.leave(EventKind.FREE, site("__blk_mq_free_request", Rule.END_7), rq[0], 0, 0, 0);
    }

    private int site(String name, @org.jspecify.annotations.Nullable Rule rule) {
        return recording.sites().number(name, shape.imported() ? null : rule);
    }
}
