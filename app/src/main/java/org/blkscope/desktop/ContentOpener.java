package org.blkscope.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.capture.Imported;
import org.blkscope.lab.Imports;
import org.blkscope.lab.ModelLimits;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Step;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;
import org.blkscope.study.Opened;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.job.Progress;

/**
 * Opens a file by what is in it, whatever its name: a scenario is run by the model, everything else
 * is read as a trace.
 *
 * <p>A long run is shown after its first part; stepping or playing beyond it lets the model go on.
 */
public final class ContentOpener implements Opener {
    private static final int FIRST_PART = 500_000;
    private static final int HEAD = 4096;

    private final Imports imports = new Imports();

    @Override
    public Opened open(Path file, Progress progress) throws IOException {
        return isScenario(file) ? run(file, progress) : read(file);
    }

    /** True if a file begins as a scenario does: an object or a comment. */
    public static boolean isScenario(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            for (byte b : in.readNBytes(HEAD)) {
                if (!Character.isWhitespace(b)) {
                    return b == '{' || b == '/';
                }
            }
        }
        return false;
    }

    private static Opened run(Path file, Progress progress) throws IOException {
        Machine machine = machine(file);
        Recording recording = machine.recording();
        boolean more = true;
        while (more && recording.size() < FIRST_PART && !progress.cancelled()) {
            more = machine.advance(Step.TICK, event -> false);
            progress.fraction((double) recording.size() / FIRST_PART);
        }
        return new Opened(recording, more ? machine : Feed.EMPTY, name(file), file, List.of());
    }

    private static Machine machine(Path file) throws IOException {
        try {
            Scenario scenario = ScenarioReader.read(file);
            List<String> against = ModelLimits.against(scenario);
            if (!against.isEmpty()) {
                throw new IOException(file + ": " + String.join("; ", against));
            }
            return new Machine(scenario);
        } catch (ScenarioException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private Opened read(Path file) throws IOException {
        Imported imported = imports.read(file);
        List<String> remarks = new ArrayList<>();
        int skipped = imported.lines().skipped();
        if (skipped > 0) {
            remarks.add(
                    skipped
                            + " of "
                            + imported.lines().read()
                            + " lines of "
                            + name(file)
                            + " were not understood.");
        }
        return new Opened(imported.recording(), Feed.EMPTY, name(file), file, remarks);
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
