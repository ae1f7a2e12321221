package org.blkscope.scenario;

import java.util.Map;
import java.util.TreeMap;
import org.blkscope.device.scsi.AhciHost;
import org.blkscope.device.scsi.CommandPlan;
import org.blkscope.device.scsi.CommandPlan.Fault;
import org.blkscope.device.scsi.HostDriver;
import org.blkscope.device.scsi.ScsiDevice;
import org.blkscope.device.scsi.ScsiHost;
import org.blkscope.device.scsi.TimedHost;
import org.blkscope.kernel.QueueLimits;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.TagSet;
import org.blkscope.kernel.profile.Flag;

/** Builds SCSI disks; those of one host share it and its tags. */
final class ScsiDisks {
    /** {@code BLK_DEF_MAX_SECTORS}: what the block layer allows by itself (SUB-8). */
    private static final int MAX_SECTORS = 2560;

    private static final int MINORS = 16;

    private record Shared(ScsiHost host, TagSet tags) {}

    private final Disks.Frame frame;
    private final Map<Integer, Shared> hosts = new TreeMap<>();
    private int built;

    ScsiDisks(Disks.Frame frame) {
        this.frame = frame;
    }

    RequestQueue build(DeviceSpec device, ScsiSpec disk) {
        int hctxs = frame.hctxs(disk.submitQueues());
        Shared shared =
                hosts.computeIfAbsent(
                        disk.host(),
                        number ->
                                new Shared(
                                        new ScsiHost(driver(disk)),
                                        frame.tagSet(device, hctxs, disk.hostTags())));
        ScsiDevice driver =
                new ScsiDevice(shared.host(), disk.queueDepth(), plan(device, disk), frame.costs());
        RequestQueue queue =
                frame.queue(
                        device,
                        "8," + MINORS * built++,
                        driver,
                        shared.tags(),
                        limits(disk, device.queue()),
                        hctxs);
        driver.attach(queue);
        return queue;
    }

    private HostDriver driver(ScsiSpec disk) {
        return switch (disk.kind()) {
            case SCSI_DEBUG -> new TimedHost("scsi_debug", false, false);
            case VIRTIO_SCSI -> new TimedHost("virtio_scsi", true, true);
            case AHCI -> new AhciHost(frame.profile().is(Flag.LIBATA_DEFER, "keep"), true);
        };
    }

    private CommandPlan plan(DeviceSpec device, ScsiSpec disk) {
        Map<Integer, Fault> faults = new TreeMap<>();
        for (FaultSpec fault : frame.scenario().faults()) {
            if (fault.device().equals(device.name())) {
                for (int i = 0; i < fault.times(); i++) {
                    faults.put((int) fault.first() + i, kind(fault.kind()));
                }
            }
        }
        return new CommandPlan(disk.serviceNs(), disk.latencyNs(), faults);
    }

    private static Fault kind(FaultSpec.Kind kind) {
        return switch (kind) {
            case RESOURCE, HOST_BUSY -> Fault.HOST_BUSY;
            case DEV_RESOURCE, DEVICE_BUSY -> Fault.DEVICE_BUSY;
            case TARGET_BUSY -> Fault.TARGET_BUSY;
            case BUSY_STATUS -> Fault.BUSY_STATUS;
            case ERROR -> Fault.FAILED;
            case TIMEOUT -> Fault.LOST;
        };
    }

    private static QueueLimits limits(ScsiSpec disk, QueueSpec queue) {
        return new QueueLimits(
                queue.maxSectorsKb().isPresent()
                        ? queue.maxSectorsKb().getAsInt() * 2
                        : MAX_SECTORS,
                queue.maxSegments().orElse(QueueLimits.MAX_SEGMENTS),
                queue.maxSegmentSize().orElse(QueueLimits.MAX_SEGMENT_BYTES) / 512,
                1,
                0,
                0,
                queue.writeBack().orElse(false),
                queue.fua().orElse(false),
                queue.nomerges().orElse(0),
                queue.rqAffinity().orElse(1),
                disk.sectors());
    }
}
