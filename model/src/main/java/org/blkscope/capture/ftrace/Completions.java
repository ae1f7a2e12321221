package org.blkscope.capture.ftrace;

import org.blkscope.recording.LifeKind;
import org.jspecify.annotations.Nullable;

/**
 * Requests from the device to their end: complete in whole or in part, once or, with a flush,
 * twice.
 */
final class Completions {
    private final Scribe scribe;
    private final RequestFlow requests;
    private final FlushFlow flushes;
    private final PlugFlow plugs;
    private final Endings endings;

    Completions(
            Scribe scribe,
            RequestFlow requests,
            FlushFlow flushes,
            PlugFlow plugs,
            Endings endings) {
        this.scribe = scribe;
        this.requests = requests;
        this.flushes = flushes;
        this.plugs = plugs;
        this.endings = endings;
    }

    /** block_rq_complete. */
    void complete(Disk disk, Body b) {
        if (b.sectors == 0 && !Finder.isPassthrough(b)) {
            completeNothing(disk, b);
            return;
        }
        Rq rq = find(disk, b);
        if (rq == null) {
            rq = requests.missing(disk, b, disk.inDevice);
        } else {
            scribe.trace(rq.life);
            plugs.left(rq);
        }
        if (rq.kind == LifeKind.REQUEST && b.sectors < rq.sectors) {
            endings.advance(rq, b.sectors, b.arg);
        } else if (rq.flushes && !rq.dataDone) {
            flushes.dataDone(rq);
        } else {
            end(rq, b);
        }
    }

    /** block_io_done. */
    void done(Disk disk, Body b) {
        if (!endings.done(disk, b)) {
            Rq rq = Finder.find(disk, b, r -> r.flushes);
            scribe.trace(rq == null ? -1 : rq.life);
        }
    }

    /** block_rq_error: said once more of a request that has just completed. */
    void error(Disk disk, Body b) {
        Rq last = disk.lastEnded;
        boolean same = last != null && last.op == b.op && last.sector == b.sector;
        scribe.trace(same && last != null ? last.life : -1);
    }

    /**
     * Nothing was transferred: the end of a flush sequence, a command without data, or a step of a
     * failing one.
     */
    private void completeNothing(Disk disk, Body b) {
        Rq flushed = FlushFlow.sequenceEnd(disk, b);
        Rq rq = flushed != null ? flushed : Finder.find(disk, b, r -> r.state == Rq.State.ISSUED);
        if (rq == null) {
            rq = Finder.find(disk, b, r -> r.sectors == 0 && r.state != Rq.State.DONE);
        }
        scribe.trace(rq == null ? -1 : rq.life);
        if (rq != null && (flushed != null || rq.sectors == 0)) {
            disk.flushers.remove(rq);
            end(rq, b);
        }
    }

    private void end(Rq rq, Body b) {
        rq.disk.remove(rq);
        rq.disk.passthrough.remove(rq);
        endings.complete(rq, b.arg);
    }

    private static @Nullable Rq find(Disk disk, Body b) {
        Rq rq = Finder.find(disk, b, r -> r.state == Rq.State.ISSUED);
        if (rq == null) {
            rq = Finder.find(disk, b, r -> r.waits() && !r.dataDone);
        }
        return rq != null ? rq : Finder.findByEnd(disk, b);
    }
}
