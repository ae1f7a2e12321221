package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.blkscope.kernel.sched.DeadlineStart;

/** Reads one device of a scenario: its driver's parameters, its queue's attributes. */
final class DeviceReader {
    private static final long HOUR_NS = 3_600_000_000_000L;
    private static final String WRITE_BACK = "write back";
    private static final String WRITE_THROUGH = "write through";

    /** Words of the key {@code type}. */
    private static final List<String> TYPES =
            List.of(
                    NullBlkSpec.TYPE,
                    "scsi_debug",
                    "virtio_scsi",
                    "ahci",
                    VirtioBlkSpec.TYPE,
                    NvmeSpec.TYPE,
                    "sas",
                    "megaraid",
                    "usb_storage",
                    "uas",
                    DmLinearSpec.TYPE);

    private DeviceReader() {}

    static DeviceSpec read(Section device) throws ScenarioException {
        String name = device.name("name");
        DeviceSpec spec =
                new DeviceSpec(
                        name,
                        driver(device),
                        device.text("scheduler", "none"),
                        device.has("queue") ? queue(device.section("queue")) : QueueSpec.DEFAULTS,
                        iosched(device),
                        device.has("io_timeout")
                                ? OptionalLong.of(device.time("io_timeout", 1, HOUR_NS, 0))
                                : OptionalLong.empty(),
                        tagStarts(device),
                        media(device));
        device.end();
        return spec;
    }

    /** {@code media}: the name of a preset, or an object with {@code preset} and other figures. */
    private static Optional<MediaSpec> media(Section device) throws ScenarioException {
        if (!device.has("media")) {
            return Optional.empty();
        }
        if (device.value("media").isTextual()) {
            String preset = device.word("media", MediaPresets.names(), "");
            return Optional.of(new MediaSpec(preset, Map.of()));
        }
        Section media = device.section("media");
        String preset = media.word("preset", MediaPresets.names(), "");
        Map<String, Long> changed = new TreeMap<>();
        for (MediaPresets.Figure figure : MediaPresets.figures(preset)) {
            if (media.has(figure.name())) {
                boolean number = media.value(figure.name()).isIntegralNumber();
                changed.put(
                        figure.name(),
                        number
                                ? media.number(figure.name(), 0, Long.MAX_VALUE, 0)
                                : media.time(figure.name(), 0, HOUR_NS, 0));
            }
        }
        media.end();
        return Optional.of(new MediaSpec(preset, changed));
    }

    private static DriverSpec driver(Section device) throws ScenarioException {
        String type = device.text("type");
        if (type.equals(NullBlkSpec.TYPE)) {
            return nullBlk(device);
        }
        if (type.equals(DmLinearSpec.TYPE)) {
            return DmLinearDisks.read(device);
        }
        if (type.equals(NvmeSpec.TYPE)) {
            return NvmeDisks.read(device);
        }
        if (type.equals(VirtioBlkSpec.TYPE)) {
            return ScsiKeys.readVirtioBlk(device);
        }
        Optional<ScsiSpec.Kind> kind = ScsiKeys.kind(type);
        if (kind.isPresent()) {
            return ScsiKeys.read(kind.get(), device);
        }
        throw device.error(
                "type",
                "device type \""
                        + type
                        + "\" is not modelled yet; modelled: "
                        + String.join(", ", TYPES));
    }

    private static NullBlkSpec nullBlk(Section device) throws ScenarioException {
        return new NullBlkSpec(
                device.integer("submit_queues", 1, 1024, 1),
                device.integer("poll_queues", 0, 1024, 0),
                device.integer("hw_queue_depth", 1, 10240, 64),
                device.integer("irqmode", 0, 2, 1),
                device.time("completion_nsec", 0, HOUR_NS, 10_000),
                device.flag("blocking", false),
                device.flag("memory_backed", false),
                device.integer("cache_size", 0, 1 << 20, 0),
                device.flag("fua", true),
                device.flag("discard", false),
                sizeMib(device),
                blockBytes(device),
                device.integer("max_sectors", 0, 1 << 20, 0),
                device.flag("shared_tags", false),
                device.flag("no_sched", false),
                device.integer("mbps", 0, 1 << 20, 0),
                zones(device));
    }

    /** {@code size} in MiB as in configfs, or {@code gb} as for the module. */
    private static int sizeMib(Section device) throws ScenarioException {
        int gib = device.integer("gb", 1, 1 << 20, 250);
        return device.integer("size", 1, 1 << 30, gib << 10);
    }

    private static Optional<ZonesSpec> zones(Section device) throws ScenarioException {
        ZonesSpec zones =
                new ZonesSpec(
                        device.integer("zone_size", 1, 1 << 20, 256),
                        device.integer("zone_nr_conv", 0, 1 << 20, 0));
        return device.flag("zoned", false) ? Optional.of(zones) : Optional.empty();
    }

    private static int blockBytes(Section device) throws ScenarioException {
        int bytes = device.integer("bs", 512, 4096, 512);
        if (Integer.bitCount(bytes) != 1) {
            throw device.wrong("bs", "512, 1024, 2048 or 4096 (bytes)");
        }
        return bytes;
    }

    private static QueueSpec queue(Section queue) throws ScenarioException {
        QueueSpec spec =
                new QueueSpec(
                        optional(queue, "nr_requests", 1, 1 << 20),
                        optional(queue, "max_sectors_kb", 4, 1 << 22),
                        optional(queue, "max_segments", 1, 65535),
                        optional(queue, "max_segment_size", 512, Integer.MAX_VALUE),
                        optional(queue, "nomerges", 0, 2),
                        optional(queue, "rq_affinity", 0, 2),
                        writeBack(queue),
                        queue.flag("fua"),
                        queue.flag("rotational"),
                        queue.flag("iostats"),
                        wbtLatency(queue));
        queue.end();
        return spec;
    }

    private static OptionalInt optional(Section queue, String key, int min, int max)
            throws ScenarioException {
        return queue.has(key)
                ? OptionalInt.of(queue.integer(key, min, max, min))
                : OptionalInt.empty();
    }

    private static Optional<Boolean> writeBack(Section queue) throws ScenarioException {
        if (!queue.has("write_cache")) {
            return Optional.empty();
        }
        List<String> words = List.of(WRITE_BACK, WRITE_THROUGH);
        return Optional.of(queue.word("write_cache", words, WRITE_THROUGH).equals(WRITE_BACK));
    }

    /** The attribute is in microseconds in sysfs, so that a bare number is read as such. */
    private static OptionalLong wbtLatency(Section queue) throws ScenarioException {
        if (!queue.has("wbt_lat_usec")) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(1000 * queue.number("wbt_lat_usec", 0, HOUR_NS / 1000, 0));
    }

    private static IoschedSpec iosched(Section device) throws ScenarioException {
        Map<String, Long> tunables = new TreeMap<>();
        if (device.has("iosched")) {
            Section iosched = device.section("iosched");
            for (String name : Schedulers.TUNABLES) {
                if (iosched.has(name)) {
                    tunables.put(name, iosched.number(name, 0, HOUR_NS, 0));
                }
            }
            iosched.end();
        }
        return new IoschedSpec(
                tunables,
                device.has("sched_start")
                        ? Optional.of(deadlineStart(device.section("sched_start")))
                        : Optional.empty());
    }

    private static DeadlineStart deadlineStart(Section start) throws ScenarioException {
        DeadlineStart read =
                new DeadlineStart(
                        start.word("last_dir", List.of("read", "write"), "write").equals("write"),
                        start.integer("batching", 0, Integer.MAX_VALUE, 0),
                        start.integer("starved", 0, Integer.MAX_VALUE, 0),
                        start.number("read_position", 0, Long.MAX_VALUE, 0),
                        start.number("write_position", 0, Long.MAX_VALUE, 0));
        start.end();
        return read;
    }

    private static List<TagStart> tagStarts(Section device) throws ScenarioException {
        List<TagStart> starts = new ArrayList<>();
        for (Section start : device.sections("tag_start")) {
            List<Integer> hints = new ArrayList<>();
            for (JsonNode hint : start.list("alloc_hint")) {
                if (!hint.isIntegralNumber() || !hint.canConvertToInt() || hint.intValue() < 0) {
                    throw start.wrong("alloc_hint", "a list of tags, one per CPU");
                }
                hints.add(hint.intValue());
            }
            starts.add(new TagStart(hints, start.integer("cleared", 0, 10240, 0)));
            start.end();
        }
        return starts;
    }
}
