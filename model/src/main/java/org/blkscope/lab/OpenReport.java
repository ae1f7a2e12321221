package org.blkscope.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recording;
import org.blkscope.recording.RecordingReader;
import org.blkscope.report.Heading;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;

/** The text report of a recording that was opened from a file, as the verbs would print it. */
public final class OpenReport {
    private OpenReport() {}

    /**
     * The report.
     *
     * @param program name and version
     * @param source the file that was opened
     */
    public static String text(String program, Path source, Recording recording) {
        boolean model = isScenario(source, recording);
        List<String> words = List.of("app/blkscope", model ? "run" : "import", source.toString());
        Heading heading = new Heading(program, words);
        try {
            if (model) {
                Scenario scenario = ScenarioReader.read(source);
                return RunReports.of(scenario, recording, 0).text(heading);
            }
            return Imports.report(new Imports().read(source)).text(heading);
        } catch (ScenarioException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A kept recording of a run is reported as what it is, a file that is read. */
    private static boolean isScenario(Path source, Recording recording) {
        try {
            return recording.origin() instanceof Origin.Simulated
                    && !RecordingReader.recognises(source);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
