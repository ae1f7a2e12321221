package org.blkscope.capture.ftrace;

import java.util.List;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.jspecify.annotations.Nullable;

/*
 * The flush machinery prints little: the flush command is issued and completes (FF, without a bio), and a request that went
 * through the sequence completes once more with no data. So: a request with PREFLUSH waits for a flush from its allocation;
 * one whose FUA is gone when it is inserted or issued waits for a flush after its data; whatever waits when a flush command
 * is issued is taken to be served by it, until its own completion says so.
 */
/** Follows flush commands and the requests that wait for them. */
final class FlushFlow {
    private final Scribe scribe;
    private final Endings endings;
    private boolean seen;

    FlushFlow(Scribe scribe, Endings endings) {
        this.scribe = scribe;
        this.endings = endings;
    }

    /** A request with PREFLUSH was allocated. */
    void arrives(Rq rq) {
        rq.flushes = true;
        waitForFlush(rq);
    }

    /**
     * Looks at the flags with which a request is inserted or issued: the machinery drops FUA if it
     * does that itself.
     */
    void seen(Rq rq, Body b) {
        rq.disk.flushers.remove(rq);
        if ((rq.flags & OpFlags.FUA) != 0 && (b.flags & OpFlags.FUA) == 0) {
            rq.flushes = true;
            rq.flushAfterData = true;
        }
    }

    /** True if there was a flush command. */
    boolean seen() {
        return seen;
    }

    /** block_rq_issue of a flush command. */
    void issue(Disk disk, Body b) {
        Rq known = first(disk, true);
        Rq flush = known != null ? known : command(disk, b);
        scribe.trace(flush.life);
        if (known == null) {
            scribe.inferAppear(EventKind.ALLOCATE, flush.life, disk.requeued);
        }
        for (Rq rq : disk.flushers) {
            if (rq.state == Rq.State.FLUSH_PENDING) {
                rq.state = Rq.State.FLUSH_RUNNING;
                scribe.inferMove(EventKind.FLUSH_STEP, rq.life, disk.flushRunning(), 0);
            }
        }
        flush.state = Rq.State.ISSUED;
        scribe.move(EventKind.ISSUE, flush.life, disk.inDevice);
    }

    /** block_rq_requeue of a flush command. */
    void requeue(Disk disk, Body b) {
        Rq flush = present(disk, b);
        flush.state = Rq.State.REQUEUED;
        scribe.move(EventKind.REQUEUE, flush.life, disk.requeued);
    }

    /** block_rq_complete of a flush command. */
    void complete(Disk disk, Body b) {
        Rq flush = present(disk, b);
        disk.flushes.remove(flush);
        endings.complete(flush, b.arg);
    }

    /** The data of a request in the flush sequence is transferred. */
    void dataDone(Rq rq) {
        rq.dataDone = true;
        scribe.move(EventKind.COMPLETE, rq.life, rq.disk.completing);
        if (rq.flushAfterData) {
            waitForFlush(rq);
        } else {
            rq.state = Rq.State.FLUSH_RUNNING;
        }
    }

    /**
     * The request that ends its flush sequence with a completion of no data; null if there is none.
     */
    static @Nullable Rq sequenceEnd(Disk disk, Body b) {
        Rq pending = null;
        for (Rq rq : disk.starts.at(b.sector)) {
            if (rq.flushes && rq.op == b.op && (rq.dataDone || rq.sectors == 0)) {
                if (rq.state == Rq.State.FLUSH_RUNNING) {
                    return rq;
                }
                pending = pending == null ? rq : pending;
            }
        }
        return pending;
    }

    private void waitForFlush(Rq rq) {
        rq.state = Rq.State.FLUSH_PENDING;
        rq.disk.flushers.add(rq);
        scribe.inferMove(EventKind.FLUSH_STEP, rq.life, rq.disk.flushPending(), 0);
    }

    /**
     * The flush command in the device, or one that must have been issued unseen; its TRACE event is
     * written.
     */
    private Rq present(Disk disk, Body b) {
        Rq known = first(disk, false);
        Rq flush = known != null ? known : command(disk, b);
        scribe.trace(flush.life);
        if (known == null) {
            scribe.inferAppear(EventKind.ALLOCATE, flush.life, disk.inDevice);
        }
        return flush;
    }

    private Rq command(Disk disk, Body b) {
        seen = true;
        int submitter = scribe.recorder.recording().tasks().number(disk.device.name() + "/fq");
        int life =
                scribe.recorder.request(
                        LifeKind.FLUSH, disk.device.id(), Op.FLUSH, b.flags, -1, 0, submitter);
        Rq flush = new Rq(life, LifeKind.FLUSH, disk, Op.FLUSH, -1, 0);
        flush.accounted = disk.accounts;
        disk.flushes.add(flush);
        return flush;
    }

    private static @Nullable Rq first(Disk disk, boolean waiting) {
        List<Rq> flushes = disk.flushes;
        for (Rq flush : flushes) {
            if (flush.waits() == waiting) {
                return flush;
            }
        }
        return waiting || flushes.isEmpty() ? null : flushes.get(0);
    }
}
