package org.blkscope.lab.random;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Draws the devices of a scenario: one, or two that share tags or a host. */
final class RandomDevices {
    private static final List<String> SCSI =
            List.of("scsi_debug", "virtio_scsi", "ahci", "sas", "megaraid", "uas", "usb_storage");

    private final Draw draw;

    RandomDevices(Draw draw) {
        this.draw = draw;
    }

    /** True for a device with a SCSI host. */
    static boolean isScsi(JsonNode device) {
        return SCSI.contains(device.get("type").asText());
    }

    void draw(ArrayNode devices) {
        String type =
                draw.of(
                        "null_blk",
                        "null_blk",
                        "null_blk",
                        "scsi_debug",
                        "scsi_debug",
                        "virtio_scsi",
                        "virtio_scsi",
                        "ahci",
                        "ahci",
                        "virtio_blk",
                        "nvme",
                        "sas",
                        "megaraid",
                        "uas",
                        "usb_storage");
        switch (type) {
            case "null_blk" -> nullBlk(devices);
            case "virtio_blk" -> virtioBlk(devices.addObject());
            case "nvme" -> nvme(devices.addObject());
            case "usb_storage" -> usb(devices.addObject());
            default -> scsi(devices, type);
        }
        for (JsonNode device : devices) {
            scheduler((ObjectNode) device);
            if (draw.percent(20)) {
                ((ObjectNode) device).put("media", draw.of("hdd-7200", "ssd-sata", "usb-flash"));
            }
        }
    }

    private void nullBlk(ArrayNode devices) {
        int queues = draw.between(1, 4);
        int depth = draw.of(1, 2, 3, 4, 8, 16, 64);
        boolean shared = draw.percent(25);
        for (int i = 0; i < (shared ? 2 : 1); i++) {
            ObjectNode device = devices.addObject();
            device.put("name", "nullb" + i);
            device.put("type", "null_blk");
            device.put("submit_queues", queues);
            device.put("hw_queue_depth", depth);
            device.put("irqmode", draw.between(0, 2));
            device.put("completion_nsec", draw.of(1000, 20_000, 2_000_000));
            device.put("memory_backed", draw.percent(50));
            device.put("cache_size", draw.percent(40) ? 8 : 0);
            device.put("fua", draw.percent(50));
            device.put("blocking", draw.percent(10));
            device.put("shared_tags", shared);
        }
    }

    private void virtioBlk(ObjectNode device) {
        device.put("name", "vda");
        device.put("type", "virtio_blk");
        device.put("num_queues", draw.between(1, 4));
        device.put("queue_size", draw.of(2, 4, 16, 128));
        device.put("ndelay", draw.of(10_000, 500_000));
    }

    private void nvme(ObjectNode device) {
        device.put("name", "nvme0n1");
        device.put("type", "nvme");
        device.put("queues", draw.between(1, 4));
        device.put("queue_size", draw.of(2, 4, 16, 1023));
        device.put("ndelay", draw.of(10_000, 100_000));
    }

    private void usb(ObjectNode device) {
        device.put("name", "sda");
        device.put("type", "usb_storage");
        device.put("ndelay", draw.of(300_000, 1_000_000));
    }

    private void scsi(ArrayNode devices, String type) {
        boolean ahci = type.equals("ahci");
        int queue = ahci ? 32 : draw.of(2, 4, 8, 32);
        String queueKey = !ahci && draw.percent(25) ? "host_max_queue" : "max_queue";
        int hctxs = ahci ? 1 : draw.between(1, 4);
        for (int i = 0; i < (!ahci && draw.percent(30) ? 2 : 1); i++) {
            ObjectNode device = devices.addObject();
            device.put("name", "sd" + "ab".charAt(i));
            device.put("type", type);
            device.put("submit_queues", hctxs);
            device.put(queueKey, queue);
            device.put("queue_depth", draw.between(1, queue));
            device.put("ndelay", draw.of(10_000, 300_000, 1_000_000));
        }
    }

    private void scheduler(ObjectNode device) {
        String scheduler = draw.of("none", "none", "mq-deadline", "mq-deadline", "kyber", "bfq");
        device.put("scheduler", scheduler);
        ObjectNode queue = device.putObject("queue");
        if (!scheduler.equals("none") && draw.percent(30)) {
            queue.put("nr_requests", draw.of(4, 5, 16, 64));
        }
        if (draw.percent(30)) {
            queue.put("nomerges", draw.between(0, 2));
        }
        if (draw.percent(30)) {
            queue.put("rq_affinity", draw.between(0, 2));
        }
        if (draw.percent(20)) {
            queue.put("max_sectors_kb", draw.of(4, 16, 128));
        }
        if (draw.percent(30)) {
            queue.put("write_cache", draw.of("write back", "write through"));
        }
        if (scheduler.equals("mq-deadline") && draw.percent(30)) {
            ObjectNode iosched = device.putObject("iosched");
            iosched.put("fifo_batch", draw.between(1, 16));
            iosched.put("writes_starved", draw.between(0, 3));
            iosched.put("front_merges", draw.between(0, 1));
        }
    }
}
