package org.blkscope.scenario;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.blkscope.base.SizeText;
import org.blkscope.base.TimeText;
import org.blkscope.workload.FioJob;
import org.blkscope.workload.Script;
import org.blkscope.workload.ScriptText;

/**
 * Writes scenarios as JSON that {@link ScenarioReader} reads back to the same value. Keys that say
 * nothing are left out.
 */
public final class ScenarioWriter {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ScenarioWriter() {}

    /** The text of a scenario file, with a line end after the last line. */
    public static String text(Scenario scenario) {
        DefaultIndenter indent = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(indent).withArrayIndenter(indent);
        try {
            return ScenarioJson.mapper().writer(printer).writeValueAsString(tree(scenario)) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain values could not be written", e);
        }
    }

    static ObjectNode tree(Scenario scenario) {
        ObjectNode out = NODES.objectNode();
        out.put("format", Scenario.FORMAT);
        out.put("name", scenario.name());
        out.put("kernel", scenario.kernel());
        scenario.with().forEach(out.putArray("with")::add);
        scenario.without().forEach(out.putArray("without")::add);
        ObjectNode set = out.putObject("set");
        scenario.set().forEach(set::put);
        out.put("seed", scenario.seed());
        out.put("cpus", scenario.cpus());
        costs(out, scenario.costs());
        ArrayNode devices = out.putArray("devices");
        scenario.devices().forEach(device -> devices.add(device(device)));
        ArrayNode jobs = out.putArray("jobs");
        scenario.jobs().forEach(job -> jobs.add(job(job)));
        ArrayNode faults = out.putArray("faults");
        scenario.faults().forEach(fault -> faults.add(fault(fault)));
        if (scenario.startNs() != 0) {
            out.put("start", TimeText.exact(scenario.startNs()));
        }
        scenario.untilNs().ifPresent(ns -> out.put("until", TimeText.exact(ns)));
        return out;
    }

    private static void costs(ObjectNode out, Costs costs) {
        if (costs.changed().isEmpty()) {
            out.put("costs", costs.base());
            return;
        }
        ObjectNode object = out.putObject("costs");
        object.put("base", costs.base());
        costs.changed().forEach(object::put);
    }

    private static ObjectNode device(DeviceSpec device) {
        ObjectNode out = NODES.objectNode();
        out.put("name", device.name());
        out.put("type", device.driver().type());
        if (device.driver() instanceof NullBlkSpec disk) {
            nullBlk(out, disk);
        } else if (device.driver() instanceof ScsiSpec disk) {
            ScsiKeys.write(out, disk);
        } else if (device.driver() instanceof DmLinearSpec disk) {
            DmLinearDisks.write(out, disk);
        } else if (device.driver() instanceof NvmeSpec disk) {
            NvmeDisks.write(out, disk);
        } else if (device.driver() instanceof VirtioBlkSpec disk) {
            ScsiKeys.write(out, disk);
        }
        out.put("scheduler", device.scheduler());
        if (!device.queue().equals(QueueSpec.DEFAULTS)) {
            queue(out.putObject("queue"), device.queue());
        }
        device.ioTimeoutNs().ifPresent(ns -> out.put("io_timeout", ns));
        iosched(out, device.iosched());
        device.media().ifPresent(media -> media(out, media));
        if (!device.tagStart().isEmpty()) {
            ArrayNode starts = out.putArray("tag_start");
            for (TagStart start : device.tagStart()) {
                ObjectNode object = starts.addObject();
                start.allocHint().forEach(object.putArray("alloc_hint")::add);
                object.put("cleared", start.cleared());
            }
        }
        return out;
    }

    private static void media(ObjectNode out, MediaSpec media) {
        if (media.changed().isEmpty()) {
            out.put("media", media.preset());
            return;
        }
        ObjectNode object = out.putObject("media");
        object.put("preset", media.preset());
        media.changed().forEach(object::put);
    }

    private static void nullBlk(ObjectNode out, NullBlkSpec disk) {
        out.put("submit_queues", disk.submitQueues());
        out.put("poll_queues", disk.pollQueues());
        out.put("hw_queue_depth", disk.hwQueueDepth());
        out.put("irqmode", disk.irqMode());
        out.put("completion_nsec", disk.completionNs());
        out.put("blocking", disk.blocking());
        out.put("memory_backed", disk.memoryBacked());
        out.put("cache_size", disk.cacheSizeMib());
        out.put("fua", disk.fua());
        out.put("discard", disk.discard());
        if (disk.sizeMib() % 1024 == 0) {
            out.put("gb", disk.sizeMib() / 1024);
        } else {
            out.put("size", disk.sizeMib());
        }
        out.put("bs", disk.blockBytes());
        out.put("max_sectors", disk.maxSectors());
        out.put("shared_tags", disk.sharedTags());
        out.put("no_sched", disk.noSched());
        out.put("mbps", disk.mbps());
        disk.zones()
                .ifPresent(
                        zones -> {
                            out.put("zoned", true);
                            out.put("zone_size", zones.sizeMib());
                            out.put("zone_nr_conv", zones.conventional());
                        });
    }

    private static void queue(ObjectNode out, QueueSpec queue) {
        queue.nrRequests().ifPresent(v -> out.put("nr_requests", v));
        queue.maxSectorsKb().ifPresent(v -> out.put("max_sectors_kb", v));
        queue.maxSegments().ifPresent(v -> out.put("max_segments", v));
        queue.maxSegmentSize().ifPresent(v -> out.put("max_segment_size", v));
        queue.nomerges().ifPresent(v -> out.put("nomerges", v));
        queue.rqAffinity().ifPresent(v -> out.put("rq_affinity", v));
        queue.writeBack()
                .ifPresent(v -> out.put("write_cache", v ? "write back" : "write through"));
        queue.fua().ifPresent(v -> out.put("fua", v));
        queue.rotational().ifPresent(v -> out.put("rotational", v));
        queue.iostats().ifPresent(v -> out.put("iostats", v));
        queue.wbtLatNs().ifPresent(v -> out.put("wbt_lat_usec", v / 1000));
    }

    private static ObjectNode job(JobSpec job) {
        ObjectNode out = NODES.objectNode();
        out.put("name", job.name());
        job.cpu().ifPresent(cpu -> out.put("cpu", cpu));
        job.device().ifPresent(device -> out.put("device", device));
        if (job.work() instanceof Script script) {
            ScriptText.lines(script).forEach(out.putArray("script")::add);
        } else if (job.work() instanceof FioJob fio) {
            fio(out, fio);
        }
        if (!job.firstSubmitNs().isEmpty()) {
            job.firstSubmitNs().forEach(out.putArray("first_submit")::add);
        }
        return out;
    }

    private static void fio(ObjectNode out, FioJob fio) {
        out.put("rw", fio.pattern().word());
        out.put("bs", SizeText.of(fio.blockSectors()));
        out.put("iodepth", fio.ioDepth());
        out.put("numjobs", fio.numJobs());
        out.put("size", SizeText.of(fio.sizeSectors()));
        out.put("fsync", fio.fsync());
        out.put("direct", fio.direct());
        out.put("ioengine", fio.engine().word());
        out.put("rwmixread", fio.readPercent());
        out.put("offset", SizeText.of(fio.offsetSectors()));
        fio.runtimeNs().ifPresent(ns -> out.put("runtime", TimeText.exact(ns)));
        fio.ioSectors().ifPresent(sectors -> out.put("io_size", SizeText.of(sectors)));
    }

    private static ObjectNode fault(FaultSpec fault) {
        ObjectNode out = NODES.objectNode();
        out.put("device", fault.device());
        out.put("kind", fault.kind().word());
        out.put("first", fault.first());
        out.put("times", fault.times());
        return out;
    }

    private static void iosched(ObjectNode out, IoschedSpec spec) {
        if (!spec.tunables().isEmpty()) {
            ObjectNode tunables = out.putObject("iosched");
            spec.tunables().forEach(tunables::put);
        }
        spec.start()
                .ifPresent(
                        start -> {
                            ObjectNode node = out.putObject("sched_start");
                            node.put("last_dir", start.lastWrite() ? "write" : "read");
                            node.put("batching", start.batching());
                            node.put("starved", start.starved());
                            node.put("read_position", start.readPosition());
                            node.put("write_position", start.writePosition());
                        });
    }
}
