package org.blkscope.scenario;

import org.blkscope.device.VirtioBlk;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.profile.Flag;

/** Builds virtio-blk disks. */
final class VirtioBlkDisks {
    /** Entries of a request of one segment without indirect descriptors. */
    private static final int DIRECT_ENTRIES = 3;

    private static final int MINORS = 16;

    private final Disks.Frame frame;
    private int built;

    VirtioBlkDisks(Disks.Frame frame) {
        this.frame = frame;
    }

    RequestQueue build(DeviceSpec device, VirtioBlkSpec disk) {
        int hctxs = frame.hctxs(disk.numQueues());
        VirtioBlk driver =
                new VirtioBlk(
                        hctxs,
                        disk.queueSize(),
                        disk.indirect() ? 1 : DIRECT_ENTRIES,
                        frame.profile().is(Flag.QUEUE_RQS_ORDER, "reversed"),
                        frame.clock(device, disk.serviceNs(), disk.latencyNs(), disk.inOrder()),
                        frame.costs());
        return frame.queue(
                device,
                "254," + MINORS * built++,
                driver,
                frame.tagSet(device, hctxs, false),
                Disks.limits(device),
                hctxs);
    }
}
