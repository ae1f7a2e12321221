package org.blkscope.scenario;

import java.util.List;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.kernel.Driver;
import org.blkscope.kernel.Kblockd;
import org.blkscope.kernel.QueueLimits;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.TagSet;
import org.blkscope.kernel.profile.KernelProfile;

/**
 * Builds the disks of a scenario, one after the other; each family of drivers has its own class.
 */
final class Disks {
    /** What all disks of a machine are built with. */
    record Frame(
            Engine engine,
            CostTable costs,
            KernelProfile profile,
            Kblockd kblockd,
            Scenario scenario) {
        /** A queue with its scheduler. */
        RequestQueue queue(
                DeviceSpec device,
                String number,
                Driver driver,
                TagSet tags,
                QueueLimits limits,
                int hctxs) {
            RequestQueue.Setup setup =
                    new RequestQueue.Setup(
                            device.name(),
                            number,
                            limits,
                            device.scheduler(),
                            CpuMap.even(scenario.cpus(), hctxs));
            RequestQueue queue =
                    new RequestQueue(engine, costs, profile, kblockd, driver, tags, setup);
            Schedulers.attach(queue, device);
            return queue;
        }

        /** Hardware queues: no more than CPUs. */
        int hctxs(int wanted) {
            return Math.min(scenario.cpus(), wanted);
        }

        /** A tag set with the hints that the device's tag maps begin with. */
        TagSet tagSet(DeviceSpec device, int hctxs, boolean hostWide) {
            List<TagSet.Start> starts =
                    device.tagStart().stream()
                            .map(start -> new TagSet.Start(start.allocHint(), start.cleared()))
                            .toList();
            return new TagSet(
                    new TagSet.Shape(
                            hctxs, device.driver().tagDepth(), scenario.cpus(), hostWide, starts));
        }
    }

    private final NullBlkDisks nullBlk;
    private final ScsiDisks scsi;

    Disks(Frame frame) {
        nullBlk = new NullBlkDisks(frame);
        scsi = new ScsiDisks(frame);
    }

    RequestQueue build(DeviceSpec device) {
        return device.driver() instanceof ScsiSpec disk
                ? scsi.build(device, disk)
                : nullBlk.build(device, (NullBlkSpec) device.driver());
    }
}
