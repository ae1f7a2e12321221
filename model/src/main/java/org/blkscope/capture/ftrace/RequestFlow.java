package org.blkscope.capture.ftrace;

import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.OpFlags;

/**
 * Requests from allocation to the device, and back to wait if the driver refuses them. A request
 * that no line introduced begins where it is first seen, flagged inferred.
 */
final class RequestFlow {
    private final Scribe scribe;
    private final BioFlow bios;
    private final PlugFlow plugs;
    private final FlushFlow flushes;
    private final Merges merges;

    RequestFlow(Scribe scribe, BioFlow bios, PlugFlow plugs, FlushFlow flushes, Merges merges) {
        this.scribe = scribe;
        this.bios = bios;
        this.plugs = plugs;
        this.flushes = flushes;
        this.merges = merges;
    }

    /** block_getrq: a bio gets a request. */
    void allocate(Disk disk, Body b, Task task) {
        Bio bio = bios.find(disk, b, task);
        Rq rq = request(disk, b, bio == null ? unseen(disk) : bio.task.name);
        rq.flags = b.flags;
        scribe.trace(rq.life);
        if (bio == null) {
            scribe.inferAppear(EventKind.ALLOCATE, rq.life, disk.hand(scribe.cpu()));
        } else {
            Bio part = bios.take(bio, b);
            scribe.appear(EventKind.ALLOCATE, rq.life, disk.hand(scribe.cpu()));
            scribe.attach(EventKind.GET_REQUEST, part, rq, 0);
            rq.bios.add(part);
        }
        if ((b.flags & OpFlags.PREFLUSH) != 0) {
            flushes.arrives(rq);
        } else {
            plugs.allocated(rq, task);
        }
    }

    /** block_io_start: from here on it is accounted; a command without a bio is first seen here. */
    void start(Disk disk, Body b) {
        Rq rq = Finder.find(disk, b, r -> r.waits() && !r.accounted);
        if (rq != null) {
            scribe.trace(rq.life);
        } else {
            rq = missing(disk, b, disk.hand(scribe.cpu()));
        }
        disk.accounts = true;
        rq.accounted = rq.kind == LifeKind.REQUEST;
    }

    /** block_rq_insert: into the scheduler or a software queue. */
    void insert(Disk disk, Body b) {
        Rq rq = waiting(disk, b);
        disk.inserts = true;
        rq.state = Rq.State.INSERTED;
        scribe.move(
                disk.noScheduler ? EventKind.CTX_INSERT : EventKind.SCHED_INSERT,
                rq.life,
                disk.inserted);
    }

    /** block_rq_issue: started and handed to the driver. */
    void issue(Disk disk, Body b) {
        Rq rq = waiting(disk, b);
        rq.state = Rq.State.ISSUED;
        scribe.move(EventKind.ISSUE, rq.life, disk.inDevice);
    }

    /** block_rq_requeue: handed back, also before it was started. */
    void requeue(Disk disk, Body b) {
        Rq rq = Finder.find(disk, b, r -> r.state == Rq.State.ISSUED);
        rq = rq != null ? rq : Finder.find(disk, b, r -> r.state != Rq.State.DONE);
        if (rq == null) {
            rq = missing(disk, b, disk.inDevice);
        } else {
            scribe.trace(rq.life);
            plugs.left(rq);
        }
        rq.state = Rq.State.REQUEUED;
        scribe.move(EventKind.REQUEUE, rq.life, disk.requeued);
    }

    /**
     * The request that a completion means although nothing was seen of it before; its TRACE event
     * is written.
     */
    Rq missing(Disk disk, Body b, int place) {
        Rq rq = Finder.isPassthrough(b) ? command(disk, b) : request(disk, b, unseen(disk));
        scribe.trace(rq.life);
        scribe.inferAppear(EventKind.ALLOCATE, rq.life, place);
        return rq;
    }

    /**
     * The request that a line about a request on its way down means; its TRACE event is written.
     */
    private Rq waiting(Disk disk, Body b) {
        Rq rq = Finder.find(disk, b, Rq::waits);
        rq = rq != null ? rq : Finder.findByEnd(disk, b);
        if (rq == null) {
            return missing(disk, b, disk.hand(scribe.cpu()));
        }
        scribe.trace(rq.life);
        plugs.left(rq);
        flushes.seen(rq, b);
        merges.fit(rq, b);
        return rq;
    }

    private Rq request(Disk disk, Body b, int submitter) {
        int life =
                scribe.recorder.request(
                        LifeKind.REQUEST,
                        disk.device.id(),
                        b.op,
                        b.flags,
                        b.sector,
                        b.sectors,
                        submitter);
        Rq rq = new Rq(life, LifeKind.REQUEST, disk, b.op, b.sector, b.sectors);
        disk.add(rq);
        return rq;
    }

    private Rq command(Disk disk, Body b) {
        int submitter = scribe.recorder.recording().tasks().number(disk.device.name() + "/pt");
        int life =
                scribe.recorder.request(
                        LifeKind.PASSTHROUGH, disk.device.id(), b.op, b.flags, -1, 0, submitter);
        Rq rq = new Rq(life, LifeKind.PASSTHROUGH, disk, b.op, -1, 0);
        rq.bytes = b.sector == -1 ? b.sectors * 512 : b.arg;
        disk.passthrough.add(rq);
        return rq;
    }

    private int unseen(Disk disk) {
        return scribe.recorder.recording().tasks().number(disk.device.name() + "/rq");
    }
}
