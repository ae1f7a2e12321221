package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Path;
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

    /**
     * Runs a scenario to its end and keeps the recording in a file.
     *
     * @throws IOException if the file cannot be written
     */
    default Recording run(Scenario scenario, Path out) throws IOException {
        Recording recording = run(scenario);
        Keep.write(recording, out);
        return recording;
    }
}
