package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;

/** Reads scenarios from JSON. What it returns is complete and in range. */
public final class ScenarioReader {
    private static final long DAY_NS = 86_400_000_000_000L;
    private static final long YEAR_NS = 366 * DAY_NS;

    private ScenarioReader() {}

    /**
     * Reads a file.
     *
     * @throws IOException if the file cannot be read
     * @throws ScenarioException if it is not a scenario
     */
    public static Scenario read(Path file) throws IOException, ScenarioException {
        String name = file.toString();
        if (Files.isDirectory(file)) {
            throw new ScenarioException(name, "", "expected a scenario file, found a folder");
        }
        try {
            return parse(name, Files.readString(file, StandardCharsets.UTF_8));
        } catch (CharacterCodingException e) {
            throw new ScenarioException(
                    name, "", "expected a JSON text in UTF-8, found other bytes");
        }
    }

    /**
     * Reads a text.
     *
     * @param file what to call it in errors
     * @throws ScenarioException if it is not a scenario
     */
    public static Scenario parse(String file, String text) throws ScenarioException {
        return of(file, ScenarioJson.parse(file, text));
    }

    static Scenario of(String file, JsonNode tree) throws ScenarioException {
        Section top = new Section(file, "", tree);
        if (!top.has("format")) {
            throw top.wrong("format", "\"format\": 1 at the top of a scenario");
        }
        top.integer("format", Scenario.FORMAT, Scenario.FORMAT, Scenario.FORMAT);
        Scenario scenario =
                new Scenario(
                        top.text("name"),
                        top.text("kernel"),
                        top.texts("with"),
                        top.texts("without"),
                        flags(top),
                        top.number("seed", 0, Long.MAX_VALUE, 1),
                        top.integer("cpus", 1, 1024, 1),
                        CostsReader.read(top),
                        devices(top),
                        jobs(top),
                        faults(top),
                        top.time("start", 0, YEAR_NS, 0),
                        until(top));
        top.end();
        ScenarioCheck.check(file, scenario);
        return scenario;
    }

    /** Single flags of the profile; which flags there are is the kernel profile's business. */
    private static Map<String, String> flags(Section top) throws ScenarioException {
        Map<String, String> flags = new TreeMap<>();
        if (top.has("set")) {
            Section set = top.section("set");
            for (String flag : set.keys()) {
                JsonNode value = set.value(flag);
                if (!value.isValueNode() || value.isNull()) {
                    throw set.wrong(flag, "the value of a flag: a text, a number, true or false");
                }
                flags.put(flag, value.asText());
            }
        }
        return flags;
    }

    private static List<DeviceSpec> devices(Section top) throws ScenarioException {
        List<DeviceSpec> devices = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Section section : top.sections("devices")) {
            DeviceSpec device = DeviceReader.read(section);
            if (!names.add(device.name())) {
                throw section.error("name", "there is another device named " + device.name());
            }
            devices.add(device);
        }
        if (devices.isEmpty()) {
            throw top.wrong("devices", "a list of at least one device");
        }
        return devices;
    }

    private static List<JobSpec> jobs(Section top) throws ScenarioException {
        List<JobSpec> jobs = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (Section section : top.sections("jobs")) {
            JobSpec job = JobReader.read(section);
            if (!names.add(job.name())) {
                throw section.error("name", "there is another job named " + job.name());
            }
            jobs.add(job);
        }
        if (jobs.isEmpty()) {
            throw top.wrong("jobs", "a list of at least one job");
        }
        return jobs;
    }

    private static List<FaultSpec> faults(Section top) throws ScenarioException {
        List<FaultSpec> faults = new ArrayList<>();
        for (Section section : top.sections("faults")) {
            String kind =
                    section.word(
                            "kind", Labels.of(FaultSpec.Kind.values(), FaultSpec.Kind::word), "");
            faults.add(
                    new FaultSpec(
                            section.name("device"),
                            Labels.find(FaultSpec.Kind.values(), FaultSpec.Kind::word, kind),
                            section.number("first", 1, Long.MAX_VALUE, 1),
                            section.integer("times", 1, Integer.MAX_VALUE, 1)));
            section.end();
        }
        return faults;
    }

    private static OptionalLong until(Section top) throws ScenarioException {
        return top.has("until")
                ? OptionalLong.of(top.time("until", 1, DAY_NS, 0))
                : OptionalLong.empty();
    }
}
