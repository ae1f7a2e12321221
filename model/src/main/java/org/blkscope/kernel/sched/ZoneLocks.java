package org.blkscope.kernel.sched;

import java.util.TreeSet;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.Zones;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/** {@code seq_zones_wlock}: a zone takes one write at a time (until 6.9; schedulers, 2.5). */
final class ZoneLocks {
    private final @Nullable Zones zones;
    private final TreeSet<Integer> locked = new TreeSet<>();

    /**
     * @param zones null if the device has none, or the kernel locks none
     */
    ZoneLocks(@Nullable Zones zones) {
        this.zones = zones;
    }

    boolean isFree(Request rq) {
        return !needsLock(rq) || !locked.contains(zone(rq));
    }

    void lock(Request rq) {
        if (needsLock(rq)) {
            locked.add(zone(rq));
            rq.setZoneLocked(true);
        }
    }

    /** True if a lock was given back. */
    boolean unlock(Request rq) {
        if (!rq.isZoneLocked()) {
            return false;
        }
        locked.remove(zone(rq));
        rq.setZoneLocked(false);
        return true;
    }

    private boolean needsLock(Request rq) {
        Zones all = zones;
        boolean write = rq.op() == Op.WRITE || rq.op() == Op.WRITE_ZEROES;
        return all != null && write && all.isSequential(rq.sector());
    }

    private int zone(Request rq) {
        Zones all = zones;
        return all == null ? -1 : all.of(rq.sector());
    }
}
