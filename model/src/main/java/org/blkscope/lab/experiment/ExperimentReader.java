package org.blkscope.lab.experiment;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioJson;
import org.blkscope.scenario.ScenarioReader;

/** Reads the file of an experiment. */
public final class ExperimentReader {
    /** Name of the file in the folder of an experiment. */
    public static final String FILE = "experiment.json";

    private final String file;

    private ExperimentReader(String file) {
        this.file = file;
    }

    /** Names of the experiments in a folder. */
    public static List<String> names(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(f -> Files.exists(f.resolve(FILE)))
                    .map(f -> f.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /**
     * Reads an experiment.
     *
     * @param folder of the experiment
     * @throws ScenarioException naming the key that is wrong
     */
    public static Experiment read(Path folder) throws IOException, ScenarioException {
        Path path = folder.resolve(FILE);
        JsonNode tree = ScenarioJson.parse(path.toString(), Files.readString(path));
        return new ExperimentReader(path.toString()).experiment(tree);
    }

    private Experiment experiment(JsonNode tree) throws ScenarioException {
        List<RunSpec> runs = new ArrayList<>();
        for (JsonNode run : list(tree, "runs")) {
            runs.add(run(run));
        }
        List<Claim> claims = new ArrayList<>();
        for (JsonNode claim : list(tree, "claims")) {
            claims.add(claim(claim));
        }
        List<Stop> stops = new ArrayList<>();
        for (JsonNode stop : tree.path("stops")) {
            stops.add(
                    new Stop(
                            text(stop, "run"),
                            text(stop, "query"),
                            stop.path("nth").asInt(1),
                            text(stop, "text")));
        }
        List<Long> seeds = new ArrayList<>();
        list(tree, "seeds").forEach(seed -> seeds.add(seed.asLong()));
        Experiment read =
                new Experiment(
                        text(tree, "name"),
                        text(tree, "title"),
                        text(tree, "thread"),
                        texts(tree, "story"),
                        texts(tree, "notes"),
                        seeds,
                        scenarios(tree),
                        texts(tree, "full"),
                        runs,
                        claims,
                        stops);
        check(read);
        return read;
    }

    private Map<String, Scenario> scenarios(JsonNode tree) throws ScenarioException {
        Map<String, Scenario> scenarios = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : tree.path("scenarios").properties()) {
            String where = file + ": scenarios." + entry.getKey();
            scenarios.put(entry.getKey(), ScenarioReader.parse(where, entry.getValue().toString()));
        }
        if (scenarios.isEmpty()) {
            throw new ScenarioException(file, "scenarios", "expected at least one scenario");
        }
        return scenarios;
    }

    private RunSpec run(JsonNode run) throws ScenarioException {
        return new RunSpec(
                text(run, "id"),
                text(run, "title"),
                run.path("scenario").asText("base"),
                run.has("kernel") ? Optional.of(text(run, "kernel")) : Optional.empty(),
                texts(run, "with"),
                texts(run, "without"),
                texts(run, "set"),
                run.path("ablation").asBoolean(false));
    }

    private Claim claim(JsonNode claim) throws ScenarioException {
        return new Claim(
                text(claim, "run"),
                text(claim, "title"),
                value(text(claim, "value")),
                claim.has("reported") ? Optional.of(text(claim, "reported")) : Optional.empty(),
                range(claim.path("accept")),
                claim.path("control").asBoolean(false));
    }

    private Value value(String text) throws ScenarioException {
        try {
            return Value.parse(text);
        } catch (IllegalArgumentException e) {
            throw new ScenarioException(file, "claims.value", String.valueOf(e.getMessage()));
        }
    }

    private Optional<Claim.Range> range(JsonNode range) throws ScenarioException {
        if (range.isMissingNode() || range.isNull()) {
            return Optional.empty();
        }
        if (!range.isArray() || range.size() != 2) {
            throw new ScenarioException(
                    file, "claims.accept", "expected two numbers; null for an open end");
        }
        double low = range.get(0).isNull() ? Double.NEGATIVE_INFINITY : range.get(0).asDouble();
        double high = range.get(1).isNull() ? Double.POSITIVE_INFINITY : range.get(1).asDouble();
        return Optional.of(new Claim.Range(low, high));
    }

    /** Claims and stops name runs that there are, and runs name scenarios that there are. */
    private void check(Experiment read) throws ScenarioException {
        for (RunSpec run : read.runs()) {
            if (!read.scenarios().containsKey(run.scenario())) {
                throw new ScenarioException(
                        file, "runs." + run.id(), "there is no scenario " + run.scenario());
            }
        }
        for (Claim claim : read.claims()) {
            for (String id : claim.value().runs()) {
                if (read.run(id).isEmpty()) {
                    throw new ScenarioException(
                            file, "claims." + claim.run(), "there is no run " + id);
                }
            }
        }
    }

    private JsonNode list(JsonNode tree, String key) throws ScenarioException {
        JsonNode list = tree.path(key);
        if (!list.isArray() || list.isEmpty()) {
            throw new ScenarioException(file, key, "expected a list");
        }
        return list;
    }

    private String text(JsonNode tree, String key) throws ScenarioException {
        JsonNode text = tree.path(key);
        if (!text.isTextual() || text.textValue().isBlank()) {
            throw new ScenarioException(file, key, "expected a text");
        }
        return text.textValue();
    }

    private static List<String> texts(JsonNode tree, String key) {
        List<String> texts = new ArrayList<>();
        tree.path(key).forEach(text -> texts.add(text.asText()));
        return texts;
    }
}
