package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Step;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;

/**
 * Opens a file by what is in it: a scenario is run, anything else is read as a trace; of a folder
 * the trace in it is taken.
 */
public final class Open {
    /** Runs a scenario to its end before it is handed over. */
    public static final int WHOLE = Integer.MAX_VALUE;

    private final Imports imports;

    /**
     * @param imports reads traces
     */
    public Open(Imports imports) {
        this.imports = imports;
    }

    /**
     * Opens a file.
     *
     * @param mostEvents of a run at first, {@link #WHOLE} for all; its feed goes on
     * @param cancelled true ends a run early
     * @throws IOException naming file and line or key, what was expected and what to do
     */
    public OpenedFile read(Path file, int mostEvents, BooleanSupplier cancelled)
            throws IOException {
        Path source = Files.isDirectory(file) ? traceIn(file) : file;
        return isScenario(source) ? run(source, mostEvents, cancelled) : trace(source);
    }

    /**
     * Opens a file as {@link #read} does; a recording that is still written goes on in its feed.
     *
     * @throws IOException naming file and line or key, what was expected and what to do
     */
    public OpenedFile follow(Path file, int mostEvents, BooleanSupplier cancelled)
            throws IOException {
        Optional<OpenedFile> followed =
                Files.isRegularFile(file) ? FollowedFile.open(file) : Optional.empty();
        return followed.isPresent() ? followed.get() : read(file, mostEvents, cancelled);
    }

    private static OpenedFile run(Path file, int mostEvents, BooleanSupplier cancelled)
            throws IOException {
        Scenario scenario = scenario(file);
        List<String> against = ModelLimits.against(scenario);
        if (!against.isEmpty()) {
            throw new IOException(file + ": " + String.join("; ", against));
        }
        Machine machine = new Machine(scenario);
        boolean more = true;
        while (more && machine.recording().size() < mostEvents && !cancelled.getAsBoolean()) {
            more = machine.advance(Step.TICK, event -> false);
        }
        List<String> remarks =
                more
                        ? List.of("The run goes on when you step beyond its last event.")
                        : List.<String>of();
        String title = name(file) + " · " + scenario.kernel();
        return new OpenedFile(
                machine.recording(), more ? machine : Feed.EMPTY, title, file, remarks);
    }

    private static Scenario scenario(Path file) throws IOException {
        try {
            return ScenarioReader.read(file);
        } catch (ScenarioException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private OpenedFile trace(Path file) throws IOException {
        Imported imported = imports.read(file);
        List<String> remarks = new ArrayList<>(imported.assumed());
        LineCount lines = imported.lines();
        if (lines.skipped() > 0) {
            remarks.add(0, lines.skipped() + " of " + lines.read() + " lines were not understood.");
        }
        String title = name(file) + " · " + imported.format();
        return new OpenedFile(imported.recording(), Feed.EMPTY, title, file, remarks);
    }

    private static String name(Path file) {
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
        } catch (NoSuchFileException e) {
            throw new IOException(file + ": there is no such file", e);
        }
    }

    private static Path traceIn(Path folder) {
        Path plain = folder.resolve("trace.txt");
        return Files.exists(plain) ? plain : folder.resolve("trace.txt.gz");
    }
}
