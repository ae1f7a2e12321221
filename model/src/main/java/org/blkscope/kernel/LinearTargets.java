package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.OpFlags;

/*
 * A bio-based stacking device (blk-mq drivers, section 7): it has no requests of its own. Each bio is cut at the borders
 * of its targets; a clone of each piece goes to the device below, where it is a bio like any other. Clones are queued on
 * the task's list and handled when the upper bio has been dealt with (SUB-3). The bio ends with its last clone.
 */
/** {@code struct dm_table} of linear targets. */
public final class LinearTargets {
    /**
     * A range of the device and where it is below.
     *
     * @param start first sector
     * @param sectors its length
     * @param lower the device below
     * @param offset sector below where the range begins
     */
    public record Target(long start, long sectors, RequestQueue lower, long offset) {}

    private final List<Target> targets;
    private final boolean flushAtZero;

    /**
     * @param flushAtZero an empty flush keeps sector 0 below; else it goes to the target's
     *     beginning
     */
    public LinearTargets(List<Target> targets, boolean flushAtZero) {
        this.targets = List.copyOf(targets);
        this.flushAtZero = flushAtZero;
    }

    /** Clones of a bio, in order; none if it lies outside of all targets. */
    List<Bio> map(Bio bio) {
        List<Bio> clones = new ArrayList<>();
        for (Target target : targets) {
            if (bio.sectors == 0) {
                clones.add(clone(bio, target, flushAtZero ? 0 : target.offset(), 0));
                continue;
            }
            long from = Math.max(bio.sector, target.start());
            long to = Math.min(bio.endSector(), target.start() + target.sectors());
            if (from < to) {
                long below = from - target.start() + target.offset();
                clones.add(clone(bio, target, below, (int) (to - from)));
            }
        }
        bio.clones = clones.size();
        return clones;
    }

    private static Bio clone(Bio bio, Target target, long sector, int sectors) {
        return new Bio(bio, target.lower(), sector, sectors, new End(bio));
    }

    /** True if the data of a bio must wait for a flush of its own. */
    static boolean needsFlushFirst(Bio bio) {
        return bio.has(OpFlags.PREFLUSH) && bio.sectors > 0;
    }

    /** The end of one clone. */
    private record End(Bio upper) implements BioEnd {
        @Override
        public void ended(Context ctx, int error) {
            if (error != 0) {
                upper.error = error;
            }
            if (--upper.clones == 0) {
                RequestQueue q = upper.q;
                q.trace.bioComplete(ctx, upper, upper.error);
                q.completion.endBio(ctx, upper, upper.error);
            }
        }
    }

    /** Records that a bio goes on as a clone, and the events of that. */
    static void trace(Context ctx, Bio bio, Bio clone) {
        RequestQueue q = bio.q;
        q.recorder.move(EventKind.REMAP, q.sites.remap, bio.life, q.places.riding, 0, clone.life);
        clone.q.trace.remap(ctx, clone, q.number(), Math.max(0, bio.sector));
        clone.q.trace.bioQueue(ctx, clone);
        clone.traced = true;
    }
}
