package org.blkscope.report;

import java.util.List;

/**
 * What a run's recording does not hold and its report needs.
 *
 * @param scenarioDigest identifies the scenario's text
 * @param machine the devices with their queues, a line each
 * @param workload what was submitted, in fio's words where it has them, a line each
 * @param notes what the model leaves out that may matter here, a sentence each
 * @param wallNs how long the run took; in JSON only
 */
public record RunFacts(
        String scenarioDigest,
        List<String> machine,
        List<String> workload,
        List<String> notes,
        long wallNs) {
    public RunFacts {
        machine = List.copyOf(machine);
        workload = List.copyOf(workload);
        notes = List.copyOf(notes);
    }
}
