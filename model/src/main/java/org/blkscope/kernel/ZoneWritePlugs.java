package org.blkscope.kernel;

import java.util.ArrayDeque;
import java.util.TreeMap;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/*
 * Zone write plugging (blk-mq schedulers, 2.6; since 6.10).
 *
 * Of the writes to one sequential zone only one is beyond this point. Those behind it wait as bios, without a request or
 * a tag. When the write has ended, a work item takes the next one straight to the allocation of a request, and merges
 * with it what waits and continues it. So no reordering below can break the order in a zone.
 */
/** {@code struct blk_zone_wplug} of each zone of a disk. */
final class ZoneWritePlugs {
    private final RequestQueue q;
    private final Zones zones;
    private final TreeMap<Integer, ZonePlug> plugs = new TreeMap<>();

    ZoneWritePlugs(RequestQueue q, Zones zones) {
        this.q = q;
        this.zones = zones;
    }

    private final class ZonePlug {
        private final ArrayDeque<Bio> bios = new ArrayDeque<>();
        private final WorkItem work;
        private boolean plugged;

        ZonePlug(int zone) {
            int gauge = q.places.driverWork("zone" + zone + "/bio_work");
            work = new WorkItem(q.kblockd, new BioWork(this), gauge, q.sites.zoneWork);
        }
    }

    /**
     * {@code blk_zone_plug_bio()}.
     *
     * @return true if the bio waits here
     */
    boolean holds(Context ctx, Bio bio) {
        boolean write = bio.op == Op.WRITE || bio.op == Op.WRITE_ZEROES;
        if (!write || bio.sectors == 0 || !zones.isSequential(bio.sector)) {
            return false;
        }
        ZonePlug plug = plugs.computeIfAbsent(zones.of(bio.sector), ZonePlug::new);
        bio.zonePlugged = true;
        if (!plug.plugged) {
            plug.plugged = true;
            return false;
        }
        plug.bios.addLast(bio);
        q.recorder.note(
                EventKind.DECISION,
                q.sites.zoneHold,
                q.places.riding,
                bio.life,
                plug.bios.size(),
                EventFlags.TAKEN);
        return true;
    }

    /**
     * {@code blk_zone_write_plug_init_request()}: what waits and continues the request joins it.
     */
    void mergeHeld(Context ctx, Request rq) {
        ZonePlug plug = plugs.get(zones.of(rq.sector));
        Bio next = plug == null ? null : plug.bios.peekFirst();
        while (plug != null && next != null && BioMerge.mayFollow(rq, next)) {
            plug.bios.removeFirst();
            BioMerge.attempt(ctx, rq, next, q.sites.zoneMerge);
            next = plug.bios.peekFirst();
        }
    }

    /** {@code blk_zone_finish_request()}: the next write of the zone has its turn. */
    void finished(Context ctx, long sector) {
        ZonePlug plug = plugs.get(zones.of(sector));
        if (plug == null) {
            return;
        }
        if (plug.bios.isEmpty()) {
            plug.plugged = false;
        } else {
            plug.work.queue(ctx, ctx.cpu());
        }
    }

    /** {@code blk_zone_wplug_bio_work()}. */
    private static final class BioWork extends Frame {
        private final ZonePlug plug;
        private boolean sent;

        BioWork(ZonePlug plug) {
            this.plug = plug;
        }

        @Override
        protected Next step(Context ctx) {
            @Nullable Bio bio = sent ? null : plug.bios.pollFirst();
            if (bio == null) {
                sent = false;
                return Next.DONE;
            }
            sent = true;
            ctx.call(SubmitBio.fromZone((KernelTask) ctx.task(), bio));
            return Next.AGAIN;
        }
    }
}
