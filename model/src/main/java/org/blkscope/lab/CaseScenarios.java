package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.capture.meta.CaseDevice;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.capture.meta.TagState;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;
import org.blkscope.scenario.Schedulers;
import org.blkscope.workload.Script;
import org.blkscope.workload.ScriptText;

/**
 * From captured cases to scenarios.
 *
 * <p>The scenario is put together as a file would be and read like one, so that a case is held to
 * the same rules. Taken are: kernel profile, CPUs, driver parameters, queue attributes, script with
 * the sectors that were used, the first submission of each process, and the state of the tag maps
 * before the run. Not taken: anything about what came out.
 */
public final class CaseScenarios {
    private static final String MQ_DEADLINE = "mq-deadline";

    /** Where the partition scan has left the read position; anything from 1 to 64 fits. */
    private static final int SCANNED_SECTOR = 8;

    private static final Pattern IO_TIMEOUT = Pattern.compile("echo (\\d+) > \\S+/io_timeout");

    /** Attributes of sysfs that a scenario can set. */
    private static final List<String> QUEUE =
            List.of(
                    "nr_requests",
                    "max_sectors_kb",
                    "max_segments",
                    "max_segment_size",
                    "nomerges",
                    "rq_affinity",
                    "write_cache",
                    "fua",
                    "rotational",
                    "iostats",
                    "wbt_lat_usec");

    private final KernelCase source;
    private final Optional<CaseDriver> driver;
    private final List<String> notModelled = new ArrayList<>();
    private final List<String> inputs = new ArrayList<>();

    private CaseScenarios(KernelCase source) {
        this.source = source;
        driver = CaseDriver.of(source);
    }

    /**
     * The scenario of a case, or the reasons why there is none.
     *
     * @throws CaseException if the script of the case cannot be understood
     */
    public static CaseScenario of(KernelCase source) throws CaseException {
        return new CaseScenarios(source).build();
    }

    private CaseScenario build() throws CaseException {
        checkLoad();
        checkDriver();
        Optional<Scenario> scenario = notModelled.isEmpty() ? read(tree()) : Optional.empty();
        scenario.ifPresent(s -> notModelled.addAll(ModelLimits.against(s)));
        return new CaseScenario(source, scenario, notModelled, inputs);
    }

    private void checkLoad() {
        if (source.command().isPresent() || source.script().isEmpty()) {
            notModelled.add("the load is not a script: not modelled yet");
        }
    }

    private void checkDriver() {
        if (driver.isEmpty()) {
            notModelled.add("device type '" + source.driver() + "' not modelled yet");
        } else {
            driver.get().check(notModelled::add);
        }
        for (CaseDevice device : source.devices()) {
            if (!Schedulers.NAMES.contains(device.scheduler())) {
                notModelled.add("scheduler " + device.scheduler() + " not modelled yet");
            }
        }
        if (source.devices().isEmpty()) {
            notModelled.add("cases without a device under load not modelled yet");
        }
    }

    private Optional<Scenario> read(ObjectNode tree) {
        try {
            return Optional.of(ScenarioReader.parse(source.id(), tree.toString()));
        } catch (ScenarioException e) {
            notModelled.add(e.key() + ": " + e.problem());
            return Optional.empty();
        }
    }

    private ObjectNode tree() throws CaseException {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("format", Scenario.FORMAT);
        out.put("name", source.id());
        out.put("kernel", source.profile());
        source.changes().forEach(out.putArray("with")::add);
        out.put("cpus", source.cpus());
        out.put("costs", "qemu-tcg");
        inputs.add("meta.json: profile, changes, cpus");
        inputs.add("meta.json: driver parameters and queue attributes of " + names());
        ArrayNode devices = out.putArray("devices");
        source.devices().forEach(device -> devices.add(device(device)));
        driver.ifPresent(d -> d.stack(devices));
        out.putArray("jobs").add(job());
        driver.ifPresent(d -> d.faults(out.putArray("faults")));
        source.firstSubmitNs().values().stream()
                .min(Long::compare)
                .ifPresent(ns -> out.put("start", ns));
        return out;
    }

    private String names() {
        return String.join(", ", source.devices().stream().map(CaseDevice::name).toList());
    }

    private ObjectNode device(CaseDevice device) {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("name", device.name());
        driver.ifPresent(d -> inputs.addAll(d.describe(out, device)));
        out.put("scheduler", device.scheduler());
        Matcher timeout = IO_TIMEOUT.matcher(source.setup());
        if (timeout.find()) {
            out.put("io_timeout", Long.parseLong(timeout.group(1)) * 1_000_000);
        }
        ObjectNode queue = out.putObject("queue");
        for (String key : QUEUE) {
            if (device.queue().containsKey(key)) {
                put(queue, key, small(device.queue().get(key)));
            }
        }
        scheduler(out, device);
        tagStart(out, device);
        return out;
    }

    /** Tunables, and what mq-deadline remembers from the scan of the partition table. */
    private void scheduler(ObjectNode out, CaseDevice device) {
        if (device.scheduler().equals(Schedulers.NONE)) {
            return;
        }
        ObjectNode tunables = out.putObject("iosched");
        device.iosched().forEach((key, value) -> put(tunables, key, value));
        if (!device.scheduler().equals(MQ_DEADLINE)) {
            return;
        }
        ObjectNode start = out.putObject("sched_start");
        start.put("last_dir", "read");
        for (String key : List.of("batching", "starved")) {
            put(start, key, device.schedulerState().getOrDefault(key, "0"));
        }
        start.put("read_position", SCANNED_SECTOR);
        inputs.add("idle-before dump: batching and starved of mq-deadline of " + device.name());
        inputs.add(
                "the scan of the partition table has read small sectors, last one "
                        + SCANNED_SECTOR);
    }

    private void tagStart(ObjectNode out, CaseDevice device) {
        if (device.tags().isEmpty()) {
            return;
        }
        ArrayNode starts = out.putArray("tag_start");
        for (TagState tags : device.tags()) {
            ObjectNode start = starts.addObject();
            tags.allocHint().forEach(start.putArray("alloc_hint")::add);
            start.put("cleared", tags.cleared());
        }
        inputs.add("idle-before dump: alloc_hint and cleared of the tag maps of " + device.name());
    }

    private ObjectNode job() throws CaseException {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("name", "workload");
        Script script = ScriptResolver.resolve(source);
        boolean random = source.script().stream().anyMatch(line -> line.matches(".* r\\d+ .*"));
        ScriptText.lines(script).forEach(out.putArray("script")::add);
        inputs.add(
                "meta.json: workload_script"
                        + (random ? ", with the sectors of ops for random ones" : ""));
        firstSubmit(out, script.processes().size());
        return out;
    }

    /** One clock per process, as long as all of them have submitted something. */
    private void firstSubmit(ObjectNode out, int processes) {
        Map<Integer, Long> first = source.firstSubmitNs();
        ArrayNode times = out.putArray("first_submit");
        for (int i = 0; i < processes && first.containsKey(i); i++) {
            times.add(first.get(i));
        }
        inputs.add("meta.json: t_submit_ns of the first operation of each process (also start)");
    }

    /** Attributes beyond what an int holds mean no limit. */
    private static String small(String value) {
        return value.matches("\\d{10,18}") ? String.valueOf(Integer.MAX_VALUE) : value;
    }

    /** Whole numbers as numbers, everything else as text. */
    static void put(ObjectNode out, String key, String value) {
        if (value.matches("-?\\d{1,18}")) {
            out.put(key, Long.parseLong(value));
        } else {
            out.put(key, value);
        }
    }
}
