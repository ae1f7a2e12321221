package org.blkscope.capture.ftrace;

import java.util.Iterator;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/**
 * How requests end: complete, their bios end, and they are freed; a free has no tracepoint and is
 * concluded.
 */
final class Endings {
    /** Complete requests that wait for block_io_done; more of them mean that it does not come. */
    private static final int MOST_ENDING = 256;

    private final Scribe scribe;
    private final BioFlow bios;

    Endings(Scribe scribe, BioFlow bios) {
        this.scribe = scribe;
        this.bios = bios;
    }

    /** The request is done with for good. */
    void complete(Rq rq, int error) {
        Disk disk = rq.disk;
        scribe.move(EventKind.COMPLETE, rq.life, disk.completing);
        rq.state = Rq.State.DONE;
        for (Bio bio : rq.bios) {
            bios.end(bio, error, EventFlags.INFERRED);
        }
        rq.bios.clear();
        disk.lastEnded = rq;
        if (!rq.accounted) {
            free(rq);
            return;
        }
        disk.ending.add(rq);
        if (disk.ending.size() > MOST_ENDING) {
            free(disk.ending.remove());
        }
    }

    /** Some of the data is transferred: the bios that are complete by that end. */
    void advance(Rq rq, int sectors, int error) {
        rq.disk.resize(rq, rq.sector + sectors, rq.sectors - sectors);
        for (Iterator<Bio> i = rq.bios.iterator(); i.hasNext(); ) {
            Bio bio = i.next();
            if (bio.end() <= rq.sector) {
                i.remove();
                bios.end(bio, error, EventFlags.INFERRED);
            }
        }
    }

    /** block_io_done: false if no complete request waited for it. */
    boolean done(Disk disk, Body b) {
        Rq rq = ended(disk, b);
        if (rq == null) {
            return false;
        }
        scribe.trace(rq.life);
        disk.ending.remove(rq);
        free(rq);
        return true;
    }

    /** The file ends: what is complete need not wait any longer. */
    void finish(Disk disk) {
        while (!disk.ending.isEmpty()) {
            free(disk.ending.remove());
        }
    }

    private void free(Rq rq) {
        scribe.leave(EventKind.FREE, rq.life, 0, EventFlags.INFERRED);
    }

    private static @Nullable Rq ended(Disk disk, Body b) {
        for (Rq rq : disk.ending) {
            boolean same =
                    b.op == Op.FLUSH
                            ? rq.kind == LifeKind.FLUSH
                            : rq.op == b.op && rq.sector == b.sector;
            if (same) {
                return rq;
            }
        }
        return null;
    }
}
