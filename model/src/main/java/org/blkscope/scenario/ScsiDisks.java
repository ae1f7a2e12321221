package org.blkscope.scenario;

import java.util.Map;
import java.util.TreeMap;
import org.blkscope.device.scsi.AhciHost;
import org.blkscope.device.scsi.HostDriver;
import org.blkscope.device.scsi.ScsiDevice;
import org.blkscope.device.scsi.ScsiHost;
import org.blkscope.device.scsi.TimedHost;
import org.blkscope.device.scsi.UsbHost;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.TagSet;
import org.blkscope.kernel.profile.Flag;

/** Builds SCSI disks; those of one host share it and its tags. */
final class ScsiDisks {
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
                new ScsiDevice(
                        shared.host(),
                        disk.queueDepth(),
                        frame.clock(device, disk.serviceNs(), disk.latencyNs(), disk.inOrder()),
                        frame.costs(),
                        frame.profile());
        RequestQueue queue =
                frame.queue(
                        device,
                        "8," + MINORS * built++,
                        driver,
                        shared.tags(),
                        Disks.limits(device),
                        hctxs);
        driver.attach(queue);
        return queue;
    }

    private HostDriver driver(ScsiSpec disk) {
        return switch (disk.kind()) {
            case SCSI_DEBUG -> new TimedHost("scsi_debug", false, false);
            case VIRTIO_SCSI -> new TimedHost("virtio_scsi", true, true);
            case SAS -> new TimedHost("mpt3sas", false, true);
            case MEGARAID -> new TimedHost("megaraid_sas", false, true);
            case UAS -> new TimedHost("uas", false, true);
            case USB_STORAGE -> new UsbHost(frame.engine(), frame.costs());
            case AHCI -> new AhciHost(frame.profile().is(Flag.LIBATA_DEFER, "keep"), true);
        };
    }
}
