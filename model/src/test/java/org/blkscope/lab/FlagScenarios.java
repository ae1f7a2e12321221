package org.blkscope.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.blkscope.base.Rng;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.lab.random.RandomScenarios;
import org.blkscope.lab.random.Shrinker;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.TraceText;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioReader;

/**
 * Searches small scenarios in which flags show, and writes them where {@link FlagScenariosTest}
 * reads them: {@code FlagScenarios FOLDER SEEDS}.
 */
final class FlagScenarios {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private FlagScenarios() {}

    /** Digest of a run with a value of the flag; empty if there is no such run. */
    static Optional<String> digest(JsonNode scenario, Flag flag, String value) {
        ObjectNode tree = scenario.deepCopy();
        tree.putObject("set").put(flag.id(), value);
        try {
            Recording run = new Machine(ScenarioReader.parse("flag", tree.toString())).run();
            return Optional.of(run.digest() + " " + trace(run));
        } catch (Exception e) {
            return Optional.empty();
        }
    }

    /** What the tracepoints print is not part of a digest. */
    private static long trace(Recording run) {
        long sum = 0;
        for (int event = 0; event < run.size(); event++) {
            if (run.events().kind(event) == EventKind.TRACE) {
                sum = Rng.mix(sum ^ TraceText.body(run, event).hashCode());
            }
        }
        return sum;
    }

    /** True if two values of the flag make two runs. */
    static boolean differ(JsonNode scenario, Flag flag, String one, String other) {
        Optional<String> first = digest(scenario, flag, one);
        Optional<String> second = digest(scenario, flag, other);
        return first.isPresent() && second.isPresent() && !first.equals(second);
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Files.createDirectories(folder);
        int seeds = Integer.parseInt(args[1]);
        for (Flag flag : Flag.values()) {
            Path file = folder.resolve(flag.id() + ".json");
            if (!Files.exists(file)) {
                search(flag, seeds, file);
            }
        }
    }

    private static void search(Flag flag, int seeds, Path file) throws IOException {
        for (int seed = 1; seed <= seeds; seed++) {
            ObjectNode scenario = RandomScenarios.of(seed);
            for (String other : flag.choices().subList(1, flag.choices().size())) {
                String first = flag.choices().get(0);
                if (differ(scenario, flag, first, other)) {
                    JsonNode small =
                            Shrinker.smallest(scenario, tree -> differ(tree, flag, first, other));
                    ObjectNode out = MAPPER.createObjectNode();
                    out.put("one", first);
                    out.put("other", other);
                    out.set("scenario", small);
                    Files.writeString(
                            file,
                            MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(out) + "\n");
                    System.out.println(flag.id() + " seed " + seed);
                    return;
                }
            }
        }
        System.out.println(flag.id() + " NOT FOUND");
    }
}
