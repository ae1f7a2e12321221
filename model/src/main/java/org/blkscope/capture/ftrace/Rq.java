package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/** A request that has not been freed, as far as the lines read so far tell. */
final class Rq {
    /** Where it is; the order matters to nobody. */
    enum State {
        ALLOCATED,
        PLUGGED,
        INSERTED,
        REQUEUED,
        FLUSH_PENDING,
        FLUSH_RUNNING,
        ISSUED,
        DONE
    }

    final int life;
    final LifeKind kind;
    final Disk disk;
    final Op op;
    final List<Bio> bios = new ArrayList<>(1);

    State state = State.ALLOCATED;
    long sector;
    int sectors;

    /** Bytes that a passthrough command transfers. */
    int bytes;

    /** Flags of its bio, to see whether the flush machinery dropped FUA. */
    int flags;

    /** The task that allocated it, if that was seen. */
    @Nullable Task owner;

    /** block_io_start was seen, so block_io_done is to come. */
    boolean accounted;

    /** It goes through the flush sequence and completes once more with no data. */
    boolean flushes;

    /** A flush has to follow its data. */
    boolean flushAfterData;

    /** Its data has been transferred. */
    boolean dataDone;

    Rq(int life, LifeKind kind, Disk disk, Op op, long sector, int sectors) {
        this.life = life;
        this.kind = kind;
        this.disk = disk;
        this.op = op;
        this.sector = sector;
        this.sectors = sectors;
    }

    long end() {
        return sector + sectors;
    }

    /** It has not been handed to the driver, or was handed back. */
    boolean waits() {
        return state != State.ISSUED && state != State.DONE;
    }
}
