package org.blkscope.desktop;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
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

/** Opens a file by what is in it: a scenario is run, anything else is read as a trace. */
public final class FileOpener implements Opener {
    /** Events that are run before a scenario is shown; the rest comes when somebody steps there. */
    private static final int FIRST_EVENTS = 2_000_000;

    private final Imports imports;

    /**
     * @param imports reads traces
     */
    public FileOpener(Imports imports) {
        this.imports = imports;
    }

    @Override
    public Opened open(Path file, Progress progress) throws IOException {
        Path source = Files.isDirectory(file) ? traceIn(file) : file;
        return isScenario(source) ? run(source, progress) : read(source);
    }

    private Opened run(Path file, Progress progress) throws IOException {
        Scenario scenario = scenario(file);
        List<String> against = ModelLimits.against(scenario);
        if (!against.isEmpty()) {
            throw new IOException(file + ": " + String.join("; ", against));
        }
        Machine machine = new Machine(scenario);
        boolean more = true;
        while (more && machine.recording().size() < FIRST_EVENTS && !progress.cancelled()) {
            more = machine.advance(Step.TICK, event -> false);
        }
        List<String> remarks = new ArrayList<>();
        if (more) {
            remarks.add("The run goes on when you step beyond its last event.");
        }
        Feed feed = more ? machine : Feed.EMPTY;
        return new Opened(
                machine.recording(), feed, title(file) + " · " + scenario.kernel(), file, remarks);
    }

    private static Scenario scenario(Path file) throws IOException {
        try {
            return ScenarioReader.read(file);
        } catch (ScenarioException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private Opened read(Path file) throws IOException {
        Imported imported = imports.read(file);
        List<String> remarks = new ArrayList<>(imported.assumed());
        LineCount lines = imported.lines();
        if (lines.skipped() > 0) {
            remarks.add(0, lines.skipped() + " of " + lines.read() + " lines were not understood.");
        }
        Recording recording = imported.recording();
        return new Opened(
                recording, Feed.EMPTY, title(file) + " · " + imported.format(), file, remarks);
    }

    private static String title(Path file) {
        Path name = file.getFileName();
        return name == null ? file.toString() : name.toString();
    }

    /** A scenario is the only JSON that is opened; it begins with a brace or a comment. */
    private static boolean isScenario(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            int b = in.read();
            while (b == ' ' || b == '\n' || b == '\r' || b == '\t') {
                b = in.read();
            }
            return b == '{' || b == '/';
        } catch (java.nio.file.NoSuchFileException e) {
            throw new IOException(file + ": there is no such file", e);
        }
    }

    private static Path traceIn(Path folder) {
        Path plain = folder.resolve("trace.txt");
        return Files.exists(plain) ? plain : folder.resolve("trace.txt.gz");
    }
}
