package org.blkscope.lab.experiment;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.scenario.Scenario;

/**
 * Runs that belong together, and what they are to show.
 *
 * @param name of its folder
 * @param title in one line
 * @param thread where the figures were reported
 * @param story what happens, a paragraph each
 * @param notes what the reader must know to judge the figures, a sentence each
 * @param seeds each run is made once with each
 * @param scenarios by name
 * @param full keys of the scenarios for the long variant, {@code PATH=VALUE}
 * @param runs in the order of the report
 * @param claims in the order of the report
 * @param stops of the walk-through, in order
 */
public record Experiment(
        String name,
        String title,
        String thread,
        List<String> story,
        List<String> notes,
        List<Long> seeds,
        Map<String, Scenario> scenarios,
        List<String> full,
        List<RunSpec> runs,
        List<Claim> claims,
        List<Stop> stops) {
    public Experiment {
        story = List.copyOf(story);
        notes = List.copyOf(notes);
        seeds = List.copyOf(seeds);
        scenarios = Collections.unmodifiableMap(new TreeMap<>(scenarios));
        full = List.copyOf(full);
        runs = List.copyOf(runs);
        claims = List.copyOf(claims);
        stops = List.copyOf(stops);
    }

    /** The run with this identifier. */
    public Optional<RunSpec> run(String id) {
        return runs.stream().filter(run -> run.id().equals(id)).findFirst();
    }

    /** The same experiment with what its effect needs taken away, or without these runs. */
    public Experiment part(boolean ablation) {
        List<Claim> own =
                claims.stream()
                        .filter(c -> run(c.run()).map(RunSpec::ablation).orElse(false) == ablation)
                        .toList();
        return new Experiment(
                name, title, thread, story, notes, seeds, scenarios, full, runs, own, stops);
    }
}
