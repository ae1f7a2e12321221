package org.blkscope.lab;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.blkscope.base.TimeText;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Scenario;

/**
 * What was run and how much came of it: the head of every report of a run.
 *
 * @param program name and version of the program
 * @param scenario what was run
 * @param recording what came of it
 * @param wallNs how long that took; the only figure that a repeated run changes
 */
public record RunSummary(String program, Scenario scenario, Recording recording, long wallNs) {
    /** A few lines for people. */
    public String text() {
        String changes = changes().isEmpty() ? "none" : String.join(", ", changes());
        return """
                scenario   %s
                kernel     %s, changes: %s
                seed       %d
                recorded   %d events, %d requests, %s of simulated time
                digest     %s
                """
                .formatted(
                        scenario.name(),
                        scenario.kernel(),
                        changes,
                        scenario.seed(),
                        recording.size(),
                        requests(),
                        TimeText.duration(simulatedNs()),
                        recording.digest());
    }

    /** The same for programs, in the order of the contract. */
    public ObjectNode json() {
        ObjectNode out = JsonNodeFactory.instance.objectNode();
        out.put("program", program);
        out.put("scenario", scenario.name());
        out.put("kernel", scenario.kernel());
        changes().forEach(out.putArray("changes")::add);
        out.put("seed", scenario.seed());
        out.put("digest", recording.digest());
        out.put("events", recording.size());
        out.put("requests", requests());
        out.put("simulated_ns", simulatedNs());
        out.put("wall_ns", wallNs);
        return out;
    }

    /** Changes against the profile as {@code +added}, {@code -taken} and {@code flag=value}. */
    private List<String> changes() {
        List<String> changes = new ArrayList<>();
        scenario.with().forEach(change -> changes.add("+" + change));
        scenario.without().forEach(change -> changes.add("-" + change));
        scenario.set().forEach((flag, value) -> changes.add(flag + "=" + value));
        return changes;
    }

    private long requests() {
        return IntStream.range(0, recording.lives().size())
                .filter(life -> recording.lives().kind(life) == LifeKind.REQUEST)
                .count();
    }

    private long simulatedNs() {
        return recording.size() == 0 ? 0 : recording.timeNs(recording.size()) - scenario.startNs();
    }
}
