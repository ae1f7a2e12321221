package org.blkscope.capture.meta;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads the folder of a captured case. */
public final class CaseReader {
    private static final String META = "meta.json";
    private static final String IDLE = "debugfs.idle-before.txt";
    private static final String OPS = "ops.jsonl";
    private static final List<String> TRACES =
            List.of("trace.txt", "trace.run2.txt", "trace.run3.txt");
    private static final List<String> DUMPS = List.of("idle-before", "mid", "late", "idle");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final CaseFiles files;

    private CaseReader(Path folder) {
        files = new CaseFiles(folder);
    }

    /**
     * Reads a case.
     *
     * @param folder with a {@code meta.json} and a {@code trace.txt}, each plain or gzipped
     * @throws IOException if a file cannot be read
     * @throws CaseException if the folder is not a case, or one of its files is not what it should
     *     be
     */
    public static KernelCase read(Path folder) throws IOException, CaseException {
        if (!Files.isDirectory(folder)) {
            throw new CaseException(
                    folder.toString(),
                    Files.exists(folder)
                            ? "expected the folder of a captured case, found a file"
                            : "there is no such folder");
        }
        return new CaseReader(folder).kernelCase(folder);
    }

    /**
     * What the function_graph tracer wrote in a run of its own; no lines if the case has none.
     *
     * @throws IOException if the file cannot be read
     * @throws CaseException if it is damaged
     */
    public static List<String> functionGraph(Path folder) throws IOException, CaseException {
        return new CaseFiles(folder).lines("fgraph.txt");
    }

    /**
     * The dumps of debugfs that a case has.
     *
     * @throws IOException if a file cannot be read
     * @throws CaseException if one is damaged
     */
    public static List<CaseDump> dumps(Path folder) throws IOException, CaseException {
        CaseFiles files = new CaseFiles(folder);
        List<String> trace = files.lines(TRACES.get(0));
        List<CaseDump> dumps = new ArrayList<>();
        for (String name : DUMPS) {
            List<String> lines = files.lines("debugfs." + name + ".txt");
            if (!lines.isEmpty()) {
                dumps.add(CaseDump.of(name, lines, trace));
            }
        }
        return dumps;
    }

    private KernelCase kernelCase(Path folder) throws IOException, CaseException {
        String text =
                files.text(META)
                        .orElseThrow(
                                () ->
                                        new CaseException(
                                                folder.toString(),
                                                "not a captured case:"
                                                        + " expected a meta.json (and a trace.txt) in it"));
        MetaNode meta = new MetaNode(files.where(META), "", json(META, 0, text));
        List<CaseDevice> devices = devices(meta);
        List<String> first = files.lines(TRACES.get(0));
        if (first.isEmpty()) {
            throw new CaseException(folder.toString(), "expected a trace.txt that is not empty");
        }
        return new KernelCase(
                meta.text("id"),
                meta.optionalText("intent").orElse(""),
                meta.object("kernel").text("release"),
                meta.text("profile"),
                meta.texts("changes"),
                meta.flag("stable"),
                meta.integer("cpus"),
                meta.text("device"),
                meta.optionalText("setup").orElse(""),
                meta.members("queue_settings"),
                devices,
                meta.texts("workload_script"),
                meta.optionalText("workload_command"),
                ops(meta),
                CaseTrace.firstNs(first),
                commands(first, devices),
                runs(KernelCase.deviceNames(devices)));
    }

    /** What the driver saw; where it has no events of its own, what the block layer gave it. */
    private static List<DeviceCommand> commands(List<String> lines, List<CaseDevice> devices) {
        List<DeviceCommand> scsi = ScsiCommands.read(lines, devices);
        return scsi.isEmpty() ? IssuedCommands.read(lines, devices) : scsi;
    }

    private List<CaseDevice> devices(MetaNode meta) throws IOException, CaseException {
        Map<String, List<TagState>> tags = IdleDump.read(files.where(IDLE), files.lines(IDLE));
        Map<String, Map<String, String>> schedulers = IdleDump.schedulers(files.lines(IDLE));
        List<CaseDevice> devices = new ArrayList<>();
        for (MetaNode device : meta.objects("devices")) {
            String name = device.text("name");
            devices.add(
                    new CaseDevice(
                            name,
                            device.text("dev"),
                            device.number("sectors"),
                            device.text("scheduler"),
                            hctxCpus(device),
                            device.has("nr_tags") ? device.integer("nr_tags") : 0,
                            device.members("queue"),
                            device.has("iosched") ? device.members("iosched") : Map.of(),
                            schedulers.getOrDefault(name, Map.of()),
                            tags.getOrDefault(name, List.of())));
        }
        return devices;
    }

    private static List<List<Integer>> hctxCpus(MetaNode device) throws CaseException {
        Map<Integer, List<Integer>> cpus = new TreeMap<>();
        for (Map.Entry<String, String> hctx : device.members("hctx_cpus").entrySet()) {
            try {
                cpus.put(Integer.valueOf(hctx.getKey()), numbers(hctx.getValue()));
            } catch (NumberFormatException e) {
                throw device.wrong(
                        "hctx_cpus", "lists of CPUs by the number of the hardware queue");
            }
        }
        return new ArrayList<>(cpus.values());
    }

    private static List<Integer> numbers(String text) {
        List<Integer> numbers = new ArrayList<>();
        for (String word : text.split(",", -1)) {
            if (!word.isBlank()) {
                numbers.add(Integer.valueOf(word.strip()));
            }
        }
        return numbers;
    }

    /** From meta.json, or from a file of one object per line where there are many. */
    private List<CaseOp> ops(MetaNode meta) throws IOException, CaseException {
        List<CaseOp> ops = new ArrayList<>();
        if (meta.has("ops")) {
            for (MetaNode op : meta.objects("ops")) {
                ops.add(op(op));
            }
            return ops;
        }
        int line = 0;
        for (String text : files.lines(OPS)) {
            line++;
            ops.add(op(new MetaNode(files.where(OPS), "line " + line, json(OPS, line, text))));
        }
        return ops;
    }

    private static CaseOp op(MetaNode op) throws CaseException {
        return new CaseOp(
                op.integer("proc"),
                op.integer("seq"),
                op.text("api"),
                op.text("op"),
                op.optionalText("dev").orElse(""),
                op.number("sector"),
                op.number("nsect"),
                op.has("batch") ? op.integer("batch") : 0,
                op.has("cpu") ? op.integer("cpu") : 0,
                op.number("t_submit_ns"));
    }

    private List<List<BlockEvent>> runs(Map<String, String> devices)
            throws IOException, CaseException {
        List<List<BlockEvent>> runs = new ArrayList<>();
        for (String trace : TRACES) {
            List<String> lines = files.lines(trace);
            if (!lines.isEmpty()) {
                runs.add(CaseTrace.events(lines, devices));
            }
        }
        return runs;
    }

    private JsonNode json(String name, int line, String text) throws CaseException {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            int at = line > 0 ? line : e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new CaseException(
                    files.where(name), "line " + at + ": expected JSON: " + e.getOriginalMessage());
        }
    }
}
