package org.blkscope.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.blkscope.lab.ModelLimits;
import org.blkscope.lab.RunReports;
import org.blkscope.lab.Runner;
import org.blkscope.recording.Recording;
import org.blkscope.report.Heading;
import org.blkscope.report.RunReport;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioEdit;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code run}: run the model on a scenario and report. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Runs the model on a scenario and prints the report.")
public final class RunVerb extends Verb {
    private static final String STANDARD_INPUT = "-";

    @Parameters(paramLabel = "SCENARIO", description = "Scenario file; - for standard input.")
    private String file;

    @Option(
            names = "--kernel",
            paramLabel = "NAME",
            description = "Kernel profile instead of the scenario's.")
    private @Nullable String kernel;

    @Option(names = "--with", paramLabel = "CHANGE", description = "Adds a change to the profile.")
    private List<String> with = List.of();

    @Option(
            names = "--without",
            paramLabel = "CHANGE",
            description = "Takes a change from the profile.")
    private List<String> without = List.of();

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "Sets a key of the scenario, such as devices.nullb0.hw_queue_depth=4.")
    private List<String> settings = List.of();

    @Option(names = "--seed", paramLabel = "N", description = "Seed instead of the scenario's.")
    private @Nullable Long seed;

    @Option(
            names = "--until",
            paramLabel = "T",
            description = "Ends the run after this time, such as 10ms.")
    private @Nullable String until;

    @Option(
            names = "--out",
            paramLabel = "F.blkrec",
            description = "Keeps the recording in this file.")
    private @Nullable Path out;

    private final Runner runner;
    private final InputStream in;

    /**
     * @param runner runs the scenario
     * @param in standard input
     */
    public RunVerb(Runner runner, InputStream in) {
        this.runner = runner;
        this.in = in;
    }

    @Override
    public Integer call() throws IOException, ScenarioException, UsageException {
        Scenario scenario = edited(read());
        List<String> against = ModelLimits.against(scenario);
        if (!against.isEmpty()) {
            throw new ScenarioException(file, "", String.join("; ", against));
        }
        long begin = System.nanoTime();
        Recording recording = out == null ? runner.run(scenario) : runner.run(scenario, out);
        long wallNs = System.nanoTime() - begin;
        RunReport report = RunReports.of(scenario, recording, wallNs);
        Heading heading = new Heading("blkscope " + Version.get(), words());
        print(() -> report.text(heading), () -> Json.text(report.json(heading)));
        return ExitCode.DONE;
    }

    private Scenario read() throws IOException, ScenarioException {
        return file.equals(STANDARD_INPUT)
                ? ScenarioReader.parse(
                        "standard input", new String(in.readAllBytes(), StandardCharsets.UTF_8))
                : ScenarioReader.read(Path.of(file));
    }

    /**
     * The scenario with the changes of the options; what is wrong with them is wrong use, not a bad
     * file.
     */
    private Scenario edited(Scenario scenario) throws UsageException {
        ScenarioEdit edit = new ScenarioEdit(file, scenario);
        try {
            if (kernel != null) {
                edit.kernel(kernel);
            }
            with.forEach(edit::with);
            without.forEach(edit::without);
            for (String setting : settings) {
                edit.set(setting);
            }
            if (seed != null) {
                edit.seed(seed);
            }
            if (until != null) {
                edit.until(until);
            }
            return edit.scenario();
        } catch (ScenarioException e) {
            throw new UsageException(Errors.text(e));
        }
    }
}
