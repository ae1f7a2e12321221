package org.blkscope.lab.experiment;

import java.util.List;
import java.util.Optional;

/**
 * A run of an experiment: its scenario with another kernel, changes and keys.
 *
 * @param id what claims call it
 * @param title what it is
 * @param scenario name of the scenario
 * @param kernel profile instead of the scenario's
 * @param with changes that are added
 * @param without changes that are taken away
 * @param set keys of the scenario, {@code PATH=VALUE}
 * @param ablation true if it only shows what the effect needs
 */
public record RunSpec(
        String id,
        String title,
        String scenario,
        Optional<String> kernel,
        List<String> with,
        List<String> without,
        List<String> set,
        boolean ablation) {
    public RunSpec {
        with = List.copyOf(with);
        without = List.copyOf(without);
        set = List.copyOf(set);
    }

    /** What is changed against the scenario, in the form of the command line. */
    public List<String> changes() {
        List<String> changes = new java.util.ArrayList<>();
        with.forEach(change -> changes.add("+" + change));
        without.forEach(change -> changes.add("-" + change));
        changes.addAll(set);
        return changes;
    }
}
