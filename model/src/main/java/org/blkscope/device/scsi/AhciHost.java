package org.blkscope.device.scsi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.DriverWork;
import org.blkscope.kernel.Request;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/*
 * libata on an AHCI port with one disk (blk-mq drivers, section 2).
 *
 * Reads and writes are queued commands (NCQ); a flush is not, and needs the disk for itself. A command of one sort that
 * meets running ones of the other is deferred. Classic kernels answer busy, and the command goes back to the block layer;
 * newer ones keep a command that is not NCQ until the queued ones have ended, and answer busy to all others meanwhile.
 *
 * One interrupt ends all commands that are done by then, in order of their tags.
 */
/** {@code ata_std_qc_defer()} and the command completion of AHCI. */
public final class AhciHost implements HostDriver {
    private static final int INTERRUPT_CPU = 0;

    private final boolean keeps;
    private final boolean ncq;
    private final List<Request> finished = new ArrayList<>();
    private int queuedActive;
    private int otherActive;
    private @Nullable Request kept;
    private @Nullable ScsiDevice disk;
    private @Nullable DriverWork issueKept;

    /**
     * @param keeps whether a deferred command is kept ({@code libata_defer})
     * @param ncq whether the disk takes queued commands
     */
    public AhciHost(boolean keeps, boolean ncq) {
        this.keeps = keeps;
        this.ncq = ncq;
    }

    @Override
    public String name() {
        return "ahci";
    }

    @Override
    public boolean isTagRoundRobin() {
        return true;
    }

    @Override
    public int maxDeviceBlocked() {
        return 1;
    }

    @Override
    public void initRequest(Request rq, ScsiDevice device) {
        rq.setDriverTimer(new Done(rq));
        disk = device;
    }

    /** {@code ata_scsi_queuecmd()}. */
    @Override
    public Answer queueCommand(Context ctx, ScsiDevice device, Request rq, boolean last) {
        if (kept != null) {
            return Answer.DEVICE_BUSY;
        }
        boolean queued = isQueued(rq);
        boolean deferred = queued ? otherActive > 0 : queuedActive + otherActive > 0;
        if (!deferred) {
            issue(ctx, rq);
            return Answer.OK;
        }
        if (keeps && !queued && otherActive == 0) {
            kept = rq;
            return Answer.OK;
        }
        return Answer.DEVICE_BUSY;
    }

    private boolean isQueued(Request rq) {
        return ncq && (rq.op() == Op.READ || rq.op() == Op.WRITE);
    }

    private void issue(Context ctx, Request rq) {
        int number = disk().clock().next();
        if (isQueued(rq)) {
            queuedActive++;
        } else {
            otherActive++;
        }
        Timer timer = rq.driverTimer();
        if (timer != null) {
            disk().clock().begin(ctx, rq, timer, INTERRUPT_CPU, number);
        }
    }

    /** The interrupt: the commands found finished end in ascending order of their tags. */
    private void interrupt(Context ctx, Request first) {
        finished.add(first);
        if (ctx.anyExpired(this::isOwn)) {
            return;
        }
        List<Request> all = new ArrayList<>(finished);
        finished.clear();
        all.sort(Comparator.comparingInt(Request::tag));
        for (Request rq : all) {
            if (isQueued(rq)) {
                queuedActive--;
            } else {
                otherActive--;
            }
        }
        if (kept != null && queuedActive + otherActive == 0) {
            work().schedule(ctx);
        }
        for (Request rq : all) {
            disk().done(ctx, rq, ScsiResult.GOOD);
        }
    }

    private boolean isOwn(Timer timer) {
        return timer instanceof Done done && done.host() == this;
    }

    private ScsiDevice disk() {
        ScsiDevice device = disk;
        if (device == null) {
            throw new IllegalStateException("a port without a disk");
        }
        return device;
    }

    private DriverWork work() {
        DriverWork work = issueKept;
        if (work == null) {
            work = new DriverWork(disk().queue(), "ata_scsi_deferred_qc_work", new IssueKept());
            issueKept = work;
        }
        return work;
    }

    /** Issues the command that was kept. */
    private final class IssueKept extends Frame {
        @Override
        protected Next step(Context ctx) {
            Request rq = kept;
            kept = null;
            if (rq != null) {
                issue(ctx, rq);
            }
            return Next.DONE;
        }
    }

    /** The end of one command in the disk. */
    private final class Done extends Timer {
        private final Request rq;

        Done(Request rq) {
            this.rq = rq;
        }

        AhciHost host() {
            return AhciHost.this;
        }

        @Override
        protected void expire(Context ctx) {
            interrupt(ctx, rq);
        }
    }
}
