package org.blkscope.scenario;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.blkscope.device.NullZones;
import org.blkscope.device.Nvme;
import org.blkscope.kernel.RequestQueue;
import org.blkscope.kernel.Zones;
import org.blkscope.kernel.profile.Flag;

/** NVMe namespaces: their keys in a scenario file, and how they are built. */
final class NvmeDisks {
    private static final long HOUR_NS = 3_600_000_000_000L;
    private static final int DEPTH = 1023;

    private final Disks.Frame frame;
    private int built;

    NvmeDisks(Disks.Frame frame) {
        this.frame = frame;
    }

    RequestQueue build(DeviceSpec device, NvmeSpec disk) {
        int hctxs = frame.hctxs(disk.queues());
        Optional<Zones> zones =
                disk.zones().map(cut -> new Zones((long) cut.sizeMib() << 11, cut.conventional()));
        Nvme driver =
                new Nvme(
                        frame.profile().is(Flag.QUEUE_RQS_ORDER, "reversed"),
                        frame.clock(device, disk.serviceNs(), disk.latencyNs(), disk.inOrder()),
                        zones.map(cut -> zones(disk, cut)).orElse(null),
                        frame.costs());
        return frame.queue(
                device,
                "259," + built++,
                driver,
                frame.tagSet(device, hctxs, false),
                Disks.limits(device),
                hctxs,
                zones);
    }

    private static NullZones zones(NvmeSpec disk, Zones cut) {
        return new NullZones(cut, (int) ((disk.sectors() + cut.sectors() - 1) / cut.sectors()));
    }

    static NvmeSpec read(Section device) throws ScenarioException {
        ZonesSpec zones =
                new ZonesSpec(
                        device.integer("zone_size", 1, 1 << 20, 256),
                        device.integer("zone_nr_conv", 0, 1 << 20, 0));
        return new NvmeSpec(
                device.integer("queues", 1, 1024, 1),
                device.integer("queue_size", 1, 10240, DEPTH),
                device.time("ndelay", 0, HOUR_NS, 80_000),
                ScsiKeys.serviceTimes(device),
                device.flag("in_order", false),
                device.integer("dev_size_mb", 1, 1 << 30, 1 << 20),
                device.flag("zoned", false) ? Optional.of(zones) : Optional.empty());
    }

    static void write(ObjectNode out, NvmeSpec disk) {
        out.put("queues", disk.queues());
        out.put("queue_size", disk.depth());
        out.put("ndelay", disk.latencyNs());
        if (!disk.serviceNs().isEmpty()) {
            disk.serviceNs().forEach(out.putArray("service")::add);
        }
        out.put("in_order", disk.inOrder());
        out.put("dev_size_mb", disk.sizeMib());
        disk.zones()
                .ifPresent(
                        zones -> {
                            out.put("zoned", true);
                            out.put("zone_size", zones.sizeMib());
                            out.put("zone_nr_conv", zones.conventional());
                        });
    }
}
