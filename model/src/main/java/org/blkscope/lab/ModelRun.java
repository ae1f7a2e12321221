package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Path;
import org.blkscope.recording.Recording;
import org.blkscope.recording.RecordingWriter;
import org.blkscope.recording.Step;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;

/** The model as a runner. */
public final class ModelRun implements Runner {
    @Override
    public Recording run(Scenario scenario) {
        return new Machine(scenario).run();
    }

    /**
     * Each chunk is in the file as soon as it is whole, so that a run that is killed leaves what it
     * had.
     */
    @Override
    public Recording run(Scenario scenario, Path out) throws IOException {
        Machine machine = new Machine(scenario);
        try (RecordingWriter writer = new RecordingWriter(machine.recording(), out)) {
            while (machine.advance(Step.TICK, event -> false)) {
                writer.writeChunks();
            }
            writer.finish();
        }
        return machine.recording();
    }
}
