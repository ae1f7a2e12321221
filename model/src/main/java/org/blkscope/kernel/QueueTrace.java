package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Rwbs;
import org.blkscope.recording.TraceArgs;

/** Writes the tracepoints of one queue. Numbers of names are looked up once and kept. */
final class QueueTrace {
    private static final int FLAG_BITS = 5;
    private static final int PRIORITIES = 64;
    private static final String[] CLASSES = {"none", "rt", "be", "idle"};

    private final Recorder recorder;
    private final TraceArgs args;
    private final KernelSites sites;
    private final boolean ioStartEvents;
    private final int device;
    private final int[] rwbs = new int[Op.values().length << FLAG_BITS];
    private final int[] priorities = new int[PRIORITIES];
    private final boolean prints;
    private final boolean merges;
    private final boolean errors;
    private final boolean flushes;

    /** What events of passthrough commands name instead of the disk; -1 for the disk itself. */
    private final int withoutDisk;

    QueueTrace(Recorder recorder, KernelSites sites, String deviceNumber, Behaviour behaviour) {
        this.recorder = recorder;
        this.sites = sites;
        ioStartEvents = behaviour.ioStartEvents;
        prints = behaviour.prioInEvents;
        merges = behaviour.rqMergeEvent;
        flushes = behaviour.flushSectorShown;
        errors = behaviour.rqErrorEvent;
        withoutDisk =
                behaviour.commandsWithoutDisk
                        ? recorder.recording().traceArgs().deviceNumber("0,0")
                        : -1;
        args = recorder.recording().traceArgs();
        device = args.deviceNumber(deviceNumber);
    }

    void bioQueue(Context ctx, Bio bio) {
        bio(ctx, sites.bioQueue, bio, 0);
    }

    void getrq(Context ctx, int life, Bio bio) {
        int bytes = bio.sectors << 9;
        long pack = pack(bio.op, bio.flags, bio.priority);
        recorder.trace(
                sites.getrq, life, pack, traced(bio), bio.sectors, ctx.currentName(), bytes, 0);
        if (ioStartEvents) {
            recorder.trace(
                    sites.ioStart,
                    life,
                    pack,
                    traced(bio),
                    bio.sectors,
                    ctx.currentName(),
                    bytes,
                    0);
        }
    }

    void backMerge(Context ctx, Bio bio) {
        bio(ctx, sites.backMergeTrace, bio, 0);
    }

    void frontMerge(Context ctx, Bio bio) {
        bio(ctx, sites.frontMergeTrace, bio, 0);
    }

    void split(Context ctx, Bio bio, int frontSectors) {
        bio(ctx, sites.splitTrace, bio, frontSectors);
    }

    /** {@code block_bio_remap}: a bio goes on below; from which device and sector it comes. */
    void remap(Context ctx, Bio clone, String fromNumber, long fromSector) {
        String origin = "<- (" + fromNumber + ") " + fromSector;
        int text = recorder.recording().texts().number(origin);
        long pack = pack(clone.op, clone.flags, clone.priority);
        recorder.trace(
                sites.remapTrace,
                clone.life,
                pack,
                traced(clone),
                clone.sectors,
                ctx.currentName(),
                0,
                text);
    }

    void bioComplete(Context ctx, Bio bio, int error) {
        bio(ctx, sites.bioComplete, bio, error);
    }

    void plug(Context ctx) {
        recorder.trace(sites.plugTrace, -1, 0, 0, 0, ctx.currentName(), 0, 0);
    }

    void unplug(Context ctx, int requests) {
        recorder.trace(sites.unplugTrace, -1, 0, 0, 0, ctx.currentName(), requests, 0);
    }

    void insert(Context ctx, Request rq) {
        request(ctx, sites.insertTrace, rq, rq.sectors << 9);
    }

    void issue(Context ctx, Request rq) {
        request(ctx, sites.issueTrace, rq, bytes(rq));
    }

    /** {@code block_io_start} of a passthrough command. */
    void start(Context ctx, Request rq) {
        if (ioStartEvents) {
            request(ctx, sites.ioStart, rq, bytes(rq));
        }
    }

    private static int sectors(Request rq) {
        return rq.op.isPassthrough() ? rq.payloadBytes >> 9 : rq.sectors;
    }

    private static int bytes(Request rq) {
        return rq.op.isPassthrough() ? rq.payloadBytes : rq.sectors << 9;
    }

    void requeue(Context ctx, Request rq) {
        request(ctx, sites.requeueTrace, rq, 0);
    }

    /** The second of two requests that become one. */
    void requestMerge(Context ctx, Request rq) {
        if (!merges) {
            return;
        }
        request(ctx, sites.requestMergeTrace, rq, rq.sectors << 9);
    }

    void complete(Context ctx, Request rq, int error) {
        completion(ctx, sites.completeTrace, rq, error);
    }

    /** {@code block_rq_error}: behind the completion of a request that failed. */
    void error(Context ctx, Request rq, int error) {
        if (!errors) {
            return;
        }
        completion(ctx, sites.errorTrace, rq, error);
    }

    private void completion(Context ctx, int site, Request rq, int error) {
        long sector = rq.isFlushCommand ? -1 : rq.sector;
        long pack = pack(rq.op, rq.cmdFlags, rq.isFlushCommand ? 0 : rq.priority);
        recorder.trace(site, rq.life, pack, sector, sectors(rq), ctx.currentName(), error, 0);
    }

    void ioDone(Context ctx, Request rq, int error) {
        if (ioStartEvents) {
            long sector = rq.isFlushCommand ? -1 : rq.sector;
            long pack = pack(rq.op, rq.cmdFlags, rq.isFlushCommand ? 0 : rq.priority);
            recorder.trace(
                    sites.ioDone, rq.life, pack, sector, rq.sectors, ctx.currentName(), error, 0);
        }
    }

    private void bio(Context ctx, int site, Bio bio, int arg) {
        int value = site == sites.bioQueue ? bio.sectors << 9 : arg;
        recorder.trace(
                site,
                bio.life,
                pack(bio.op, bio.flags, bio.priority),
                traced(bio),
                bio.sectors,
                ctx.currentName(),
                value,
                0);
    }

    private void request(Context ctx, int site, Request rq, int arg) {
        long sector = rq.sector < 0 && !(flushes && rq.isFlushCommand) ? 0 : rq.sector;
        long pack = pack(rq.op, rq.cmdFlags, rq.isFlushCommand ? 0 : rq.priority);
        recorder.trace(site, rq.life, pack, sector, rq.sectors, ctx.currentName(), arg, 0);
    }

    private static long traced(Bio bio) {
        return Math.max(0, bio.sector);
    }

    private long pack(Op op, int flags, int priority) {
        int index = op.ordinal() << FLAG_BITS | (flags & ((1 << FLAG_BITS) - 1));
        int letters = rwbs[index];
        if (letters == 0) {
            letters = args.rwbsNumber(Rwbs.text(op, flags));
            rwbs[index] = letters;
        }
        int disk = withoutDisk >= 0 && op.isPassthrough() ? withoutDisk : device;
        return TraceArgs.pack(disk, letters, prints ? priority(priority) : 0, 0);
    }

    private int priority(int value) {
        int number = priorities[value];
        if (number == 0) {
            number = args.priorityNumber(CLASSES[value >>> 3] + ",0," + (value & 7));
            priorities[value] = number;
        }
        return number;
    }

    /** The flags that rwbs letters show are the lowest bits of {@link OpFlags}. */
    static boolean showsInRwbs(int flag) {
        return flag < 1 << FLAG_BITS;
    }
}
