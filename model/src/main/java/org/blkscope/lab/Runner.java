package org.blkscope.lab;

import org.blkscope.recording.Recording;
import org.blkscope.scenario.Scenario;

/** Runs scenarios: the model, seen from outside. */
public interface Runner {
    /**
     * Runs a scenario to its end.
     *
     * @param scenario one that {@link ModelLimits} has nothing against
     */
    Recording run(Scenario scenario);
}
