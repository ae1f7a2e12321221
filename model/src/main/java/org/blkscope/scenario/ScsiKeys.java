package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The keys of a SCSI disk in a scenario file. */
final class ScsiKeys {
    private static final long HOUR_NS = 3_600_000_000_000L;
    private static final int NCQ_DEPTH = 32;
    private static final int DEFAULT_QUEUE = 192;
    private static final int UAS_DEPTH = 30;
    private static final int SAS_DEPTH = 254;
    private static final int MEGARAID_DEPTH = 927;

    private ScsiKeys() {}

    /** The kind of host that a type names. */
    static Optional<ScsiSpec.Kind> kind(String type) {
        for (ScsiSpec.Kind kind : ScsiSpec.Kind.values()) {
            if (kind.word().equals(type)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    static ScsiSpec read(ScsiSpec.Kind kind, Section device) throws ScenarioException {
        int depth = defaultDepth(kind);
        int hostMaxQueue = device.integer("host_max_queue", 0, 10240, 0);
        int maxQueue = device.integer("max_queue", 1, 10240, depth);
        return new ScsiSpec(
                kind,
                device.integer("host", 0, 1024, 0),
                device.integer("submit_queues", 1, 1024, 1),
                hostMaxQueue > 0 ? hostMaxQueue : maxQueue,
                hostMaxQueue > 0,
                device.integer("queue_depth", 1, 10240, maxQueue),
                device.time("ndelay", 0, HOUR_NS, 1_000_000),
                serviceTimes(device),
                device.flag("in_order", false),
                device.integer("dev_size_mb", 1, 1 << 30, 8));
    }

    /** Commands that a host of this kind takes (blk-mq drivers, sections 2 to 4). */
    private static int defaultDepth(ScsiSpec.Kind kind) {
        return switch (kind) {
            case AHCI -> NCQ_DEPTH;
            case USB_STORAGE -> 1;
            case UAS -> UAS_DEPTH;
            case SAS -> SAS_DEPTH;
            case MEGARAID -> MEGARAID_DEPTH;
            case SCSI_DEBUG, VIRTIO_SCSI -> DEFAULT_QUEUE;
        };
    }

    /** How long the first commands take. */
    static List<Long> serviceTimes(Section device) throws ScenarioException {
        List<Long> times = new ArrayList<>();
        if (device.has("service")) {
            for (JsonNode time : device.list("service")) {
                if (!time.isIntegralNumber()) {
                    throw device.wrong("service", "a list of times in nanoseconds");
                }
                times.add(time.longValue());
            }
        }
        return times;
    }

    static void write(ObjectNode out, ScsiSpec disk) {
        out.put("host", disk.host());
        out.put("submit_queues", disk.submitQueues());
        out.put(disk.hostTags() ? "host_max_queue" : "max_queue", disk.canQueue());
        out.put("queue_depth", disk.queueDepth());
        out.put("ndelay", disk.latencyNs());
        if (!disk.serviceNs().isEmpty()) {
            disk.serviceNs().forEach(out.putArray("service")::add);
        }
        out.put("in_order", disk.inOrder());
        out.put("dev_size_mb", disk.sizeMib());
    }

    static VirtioBlkSpec readVirtioBlk(Section device) throws ScenarioException {
        return new VirtioBlkSpec(
                device.integer("num_queues", 1, 1024, 1),
                device.integer("queue_size", 1, 10240, 128),
                device.flag("indirect", true),
                device.time("ndelay", 0, HOUR_NS, 100_000),
                serviceTimes(device),
                device.flag("in_order", false),
                device.integer("dev_size_mb", 1, 1 << 30, 1024));
    }

    static void write(ObjectNode out, VirtioBlkSpec disk) {
        out.put("num_queues", disk.numQueues());
        out.put("queue_size", disk.queueSize());
        out.put("indirect", disk.indirect());
        out.put("ndelay", disk.latencyNs());
        if (!disk.serviceNs().isEmpty()) {
            disk.serviceNs().forEach(out.putArray("service")::add);
        }
        out.put("in_order", disk.inOrder());
        out.put("dev_size_mb", disk.sizeMib());
    }
}
