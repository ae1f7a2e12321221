package org.blkscope.lab;

import java.util.List;
import java.util.Optional;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.scenario.Scenario;

/**
 * A captured case as the model sees it.
 *
 * @param source the case
 * @param scenario what the model is to run; empty if the format cannot say it
 * @param notModelled reasons why the model cannot run it; empty if it can
 * @param inputs what was taken from the case, in words
 */
public record CaseScenario(
        KernelCase source,
        Optional<Scenario> scenario,
        List<String> notModelled,
        List<String> inputs) {
    public CaseScenario {
        notModelled = List.copyOf(notModelled);
        inputs = List.copyOf(inputs);
    }

    /** True if the model can run it. */
    public boolean modelled() {
        return notModelled.isEmpty() && scenario.isPresent();
    }
}
