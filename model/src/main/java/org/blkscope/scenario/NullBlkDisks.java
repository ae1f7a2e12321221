package org.blkscope.scenario;

import java.util.List;
import org.blkscope.device.NullBlk;
import org.blkscope.device.NullZones;
import org.blkscope.kernel.QueueLimits;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.TagSet;
import org.blkscope.kernel.Zones;
import org.jspecify.annotations.Nullable;

/** Builds null_blk devices. */
final class NullBlkDisks {
    private final Disks.Frame frame;
    private @Nullable TagSet sharedTags;
    private int built;

    NullBlkDisks(Disks.Frame frame) {
        this.frame = frame;
    }

    RequestQueue build(DeviceSpec device, NullBlkSpec disk) {
        int hctxs = frame.hctxs(disk.submitQueues());
        NullBlk driver =
                new NullBlk(
                        NullBlk.IrqMode.values()[disk.irqMode()],
                        frame.clock(device, List.of(), disk.completionNs(), false),
                        disk.blocking(),
                        disk.zones().map(zones -> nullZones(disk, zones)).orElse(null),
                        frame.costs());
        return frame.queue(
                device,
                "254," + built++,
                driver,
                tagSet(device, disk, hctxs),
                limits(disk, device.queue()),
                hctxs,
                disk.zones().map(NullBlkDisks::cut));
    }

    private static Zones cut(ZonesSpec zones) {
        return new Zones((long) zones.sizeMib() << 11, zones.conventional());
    }

    private static NullZones nullZones(NullBlkSpec disk, ZonesSpec zones) {
        Zones cut = cut(zones);
        return new NullZones(cut, (int) ((disk.sectors() + cut.sectors() - 1) / cut.sectors()));
    }

    /** With {@code shared_tags} all such devices use one set. */
    private TagSet tagSet(DeviceSpec device, NullBlkSpec disk, int hctxs) {
        TagSet shared = sharedTags;
        if (disk.sharedTags() && shared != null) {
            return shared;
        }
        TagSet tags = frame.tagSet(device, hctxs, false);
        if (disk.sharedTags()) {
            sharedTags = tags;
        }
        return tags;
    }

    private static QueueLimits limits(NullBlkSpec disk, QueueSpec queue) {
        boolean cache = disk.cacheSizeMib() > 0;
        int maxSectors = disk.maxSectors() > 0 ? disk.maxSectors() : QueueLimits.SAFE_MAX_SECTORS;
        if (queue.maxSectorsKb().isPresent()) {
            maxSectors = Math.min(maxSectors, queue.maxSectorsKb().getAsInt() * 2);
        }
        return new QueueLimits(
                maxSectors,
                queue.maxSegments().orElse(QueueLimits.MAX_SEGMENTS),
                queue.maxSegmentSize().orElse(QueueLimits.MAX_SEGMENT_BYTES) / 512,
                Math.max(1, disk.blockBytes() / 512),
                disk.discard() ? QueueLimits.NO_LIMIT : 0,
                0,
                queue.writeBack().orElse(cache),
                queue.fua().orElse(cache && disk.fua()),
                queue.nomerges().orElse(0),
                queue.rqAffinity().orElse(1),
                disk.sectors(),
                queue.rotational().orElse(false));
    }
}
