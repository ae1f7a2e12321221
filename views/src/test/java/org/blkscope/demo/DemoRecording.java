package org.blkscope.demo;

import java.nio.file.Path;
import java.util.List;
import org.blkscope.base.Rng;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.recording.Topology;
import org.blkscope.recording.TraceArgs;
import org.blkscope.study.Opened;

/**
 * One null_blk device with two hardware queues of 16 tags, four CPUs, batches of four through the
 * plug.
 */
public final class DemoRecording {
    private static final int CPUS = 4;
    private static final int HCTXS = 2;
    private static final int TAGS = 16;
    private static final int BATCH = 4;

    private final Recording recording =
            new Recording(new Origin.Simulated("plugged batches of four", "v6.12.y", List.of(), 1));
    private final Recorder recorder = new Recorder(recording);
    private final Rng rng = new Rng(7);
    private final Place[] submit = new Place[CPUS];
    private final Place[] plug = new Place[CPUS];
    private final Place[] ctx = new Place[CPUS];
    private final Place[] dispatch = new Place[HCTXS];
    private final Place[] tags = new Place[HCTXS];
    private final int[] busy = new int[HCTXS];
    private final Place riding;
    private final Place device;
    private final int[] bios = new int[CPUS];
    private final int[][] inDevice = new int[CPUS][BATCH];
    private final int[][] bioOf = new int[CPUS][BATCH];
    private final Coverage listCoverage;
    private long now = 1_000_000;

    private DemoRecording(Coverage listCoverage) {
        this.listCoverage = listCoverage;
        Topology topology = recording.topology();
        topology.needCpus(CPUS);
        topology.addDevice("nullb0", "254,0", "null_blk", "none", List.of(0, 0, 1, 1));
        for (int cpu = 0; cpu < CPUS; cpu++) {
            submit[cpu] =
                    place("cpu" + cpu + "/submit", PlaceKind.SUBMIT, cpu, -1, 0, Coverage.OBSERVED);
            plug[cpu] = place("cpu" + cpu + "/plug", PlaceKind.PLUG, cpu, -1, 0, listCoverage);
            ctx[cpu] = place("cpu" + cpu + "/ctx", PlaceKind.CTX, cpu, cpu / 2, 0, listCoverage);
        }
        riding = place("riding", PlaceKind.RIDING, -1, -1, 0, Coverage.OBSERVED);
        for (int h = 0; h < HCTXS; h++) {
            dispatch[h] =
                    place(
                            "hctx" + h + "/dispatch",
                            PlaceKind.DISPATCH,
                            -1,
                            h,
                            0,
                            Coverage.OBSERVED);
            tags[h] = place("hctx" + h + "/tags", PlaceKind.TAGS, -1, h, TAGS, Coverage.OBSERVED);
            busy[h] = gauge(h, "dispatch_busy", GaugeKind.DISPATCH_BUSY);
            gauge(h, "state", GaugeKind.HCTX_STATE);
            gauge(h, "run_work", GaugeKind.RUN_WORK);
        }
        place("requeue_list", PlaceKind.REQUEUE, -1, -1, 0, Coverage.OBSERVED);
        device = place("device", PlaceKind.DEVICE, -1, -1, 0, Coverage.OBSERVED);
    }

    /** A recording with so many batches on each CPU. */
    public static Recording of(int batches) {
        return of(batches, Coverage.OBSERVED);
    }

    /** The same, with lists that the source knows only so well. */
    public static Recording of(int batches, Coverage lists) {
        DemoRecording demo = new DemoRecording(lists);
        for (int batch = 0; batch < batches; batch++) {
            demo.round(batch);
        }
        return demo.recording;
    }

    /** What an opener would make of it. */
    public static Opened opened(int batches) {
        return new Opened(
                of(batches),
                org.blkscope.recording.Feed.EMPTY,
                "plugged-batches.json",
                Path.of("plugged-batches.json"),
                List.of());
    }

    private void round(int batch) {
        for (int cpu = 0; cpu < CPUS; cpu++) {
            submitBatch(cpu, batch);
        }
        for (int cpu = 0; cpu < CPUS; cpu++) {
            completeBatch(cpu);
        }
    }

    private void submitBatch(int cpu, int batch) {
        Op op = cpu == 3 && batch % 3 == 2 ? Op.FLUSH : cpu % 2 == 0 ? Op.READ : Op.WRITE;
        for (int i = 0; i < BATCH; i++) {
            turn(cpu, 1_200, ContextKind.TASK);
            prepare(cpu, i, op);
        }
        turn(cpu, 800, ContextKind.TASK);
        recorder.note(
                EventKind.DECISION,
                site("blk_mq_flush_plug_list", Rule.PLG_6D),
                plug[cpu].id(),
                -1,
                BATCH,
                EventFlags.TAKEN);
        for (int i = 0; i < BATCH; i++) {
            issue(cpu, i, i == 2 && cpu == 1);
        }
    }

    private void prepare(int cpu, int i, Op op) {
        int task = recording.tasks().number("job" + cpu);
        long sector = op == Op.FLUSH ? -1 : 8L * rng.below(100_000);
        int length = op == Op.FLUSH ? 0 : 8;
        int flags = op == Op.FLUSH ? OpFlags.PREFLUSH : OpFlags.SYNC;
        int bio = recorder.bio(0, op, flags, sector, length, task, ++bios[cpu], 0);
        recorder.appear(EventKind.SUBMIT, site("submit_bio", null), bio, submit[cpu].id(), 0);
        trace("block_bio_queue", bio, cpu, op, sector, length, 0);
        int rq = recorder.request(LifeKind.REQUEST, 0, op, flags, sector, length, task);
        recorder.appear(
                EventKind.ALLOCATE,
                site("blk_mq_get_new_requests", Rule.ALC_3),
                rq,
                submit[cpu].id(),
                0);
        int tag = (cpu % 2) * BATCH + i;
        recorder.hold(site("blk_mq_get_tag", Rule.ALC_6), rq, tags[cpu / 2].id(), tag, 0);
        recorder.attach(
                EventKind.GET_REQUEST,
                site("blk_mq_bio_to_request", null),
                bio,
                riding.id(),
                rq,
                0);
        trace("block_getrq", bio, cpu, op, sector, length, 0);
        recorder.note(
                EventKind.DECISION,
                site("blk_mq_submit_bio", Rule.SUB_F1),
                plug[cpu].id(),
                rq,
                i,
                EventFlags.TAKEN);
        int inferred = listCoverage == Coverage.OBSERVED ? 0 : EventFlags.INFERRED;
        recorder.move(
                EventKind.PLUG,
                site("blk_add_rq_to_plug", Rule.PLG_3),
                rq,
                plug[cpu].id(),
                inferred);
        inDevice[cpu][i] = rq;
        bioOf[cpu][i] = bio;
    }

    private void issue(int cpu, int i, boolean refusedOnce) {
        turn(cpu, 900, ContextKind.TASK);
        int rq = inDevice[cpu][i];
        recorder.move(
                EventKind.UNPLUG, site("blk_mq_flush_plug_list", Rule.DIR_B), rq, ctx[cpu].id(), 0);
        if (refusedOnce) {
            recorder.move(
                    EventKind.BUSY,
                    site("blk_mq_dispatch_rq_list", Rule.DSP_9),
                    rq,
                    dispatch[cpu / 2].id(),
                    0,
                    1);
            recorder.set(site("blk_mq_update_dispatch_busy", Rule.BSY_1), busy[cpu / 2], 2);
            turn(cpu, 3_000, ContextKind.KBLOCKD);
        }
        trace(
                "block_rq_issue",
                rq,
                cpu,
                recording.lives().op(rq),
                recording.lives().sector(rq),
                recording.lives().sectors(rq),
                4096);
        recorder.move(EventKind.ISSUE, site("null_queue_rq", Rule.DRV_NULL), rq, device.id(), 0);
    }

    private void completeBatch(int cpu) {
        for (int i = 0; i < BATCH; i++) {
            turn(cpu, 20_000 + 1_000L * rng.below(30), ContextKind.HARDIRQ);
            int rq = inDevice[cpu][i];
            recorder.move(
                    EventKind.COMPLETE,
                    site("blk_mq_complete_request", Rule.CMP_INLINE),
                    rq,
                    device.id(),
                    0);
            trace(
                    "block_rq_complete",
                    rq,
                    cpu,
                    recording.lives().op(rq),
                    recording.lives().sector(rq),
                    recording.lives().sectors(rq),
                    0);
            recorder.leave(
                    EventKind.BIO_END, site("bio_endio", null), bioOf[cpu][i], riding.id(), 0, 0);
            int tag = (cpu % 2) * BATCH + i;
            recorder.drop(site("blk_mq_put_tag", Rule.SBM_4), rq, tags[cpu / 2].id(), tag, 0);
            recorder.leave(EventKind.FREE, site("__blk_mq_free_request", Rule.END_7), rq, 0, 0, 0);
        }
    }

    private void trace(String name, int life, int cpu, Op op, long sector, int length, int arg) {
        TraceArgs args = recording.traceArgs();
        String rwbs = op == Op.FLUSH ? "FF" : op == Op.READ ? "RS" : "WS";
        long pack =
                TraceArgs.pack(
                        args.deviceNumber("254,0"),
                        args.rwbsNumber(rwbs),
                        args.priorityNumber("be,0,4"),
                        0);
        int task = recording.tasks().number("job" + cpu + "-" + (1200 + cpu));
        recorder.trace(site(name, null), life, pack, sector, length, task, arg, 0);
    }

    private void turn(int cpu, long afterNs, ContextKind context) {
        now += afterNs;
        recorder.turn(now, cpu, context);
    }

    private int site(String name, @org.jspecify.annotations.Nullable Rule rule) {
        return recording.sites().number(name, rule);
    }

    private Place place(
            String path, PlaceKind kind, int cpu, int hctx, int capacity, Coverage coverage) {
        return recording
                .topology()
                .addPlace("nullb0/" + path, kind, 0, cpu, hctx, capacity, coverage);
    }

    private int gauge(int hctx, String name, GaugeKind kind) {
        String path = "nullb0/hctx" + hctx + "/" + name;
        return recording.topology().addGauge(path, kind, 0, -1, hctx, Coverage.OBSERVED).id();
    }
}
