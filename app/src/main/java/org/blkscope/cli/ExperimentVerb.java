package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.lab.Runner;
import org.blkscope.lab.experiment.Experiment;
import org.blkscope.lab.experiment.ExperimentReader;
import org.blkscope.lab.experiment.ExperimentReport;
import org.blkscope.lab.experiment.ExperimentRun;
import org.blkscope.scenario.ScenarioException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code experiment}: the experiments that come with the program, with their claims. */
@Command(
        name = "experiment",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Runs experiments and compares what comes out with what was reported.",
        footer = {"", "Exit code 1 if a range is missed. * marks a control: nothing is to happen."})
public final class ExperimentVerb extends Verb {
    private static final String ALL = "all";

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            description = "Experiments; all for all of them; none to list them.")
    private List<String> names = new ArrayList<>();

    @Option(names = "--full", description = "The long variant of each experiment.")
    private boolean full;

    @Option(
            names = "--ablation",
            description = "What the effects need, taken away one by one, instead.")
    private boolean ablation;

    private final Runner runner;
    private final Path folder;

    /**
     * @param runner runs a scenario
     * @param folder of the experiments
     */
    public ExperimentVerb(Runner runner, Path folder) {
        this.runner = runner;
        this.folder = folder;
    }

    @Override
    public Integer call()
            throws IOException, ScenarioException, UsageException, InterruptedException {
        List<String> known = ExperimentReader.names(folder);
        if (names.isEmpty()) {
            list(known);
            return ExitCode.DONE;
        }
        List<ExperimentReport> reports = new ArrayList<>();
        for (String name : names.contains(ALL) ? known : names) {
            if (!known.contains(name)) {
                throw new UsageException(
                        "NAME: there is no experiment '"
                                + name
                                + "'; experiments: "
                                + String.join(", ", known));
            }
            Experiment experiment = ExperimentReader.read(folder.resolve(name)).part(ablation);
            int cores = Math.max(1, Runtime.getRuntime().availableProcessors());
            reports.add(
                    new ExperimentReport(
                            experiment,
                            new ExperimentRun(runner, cores)
                                    .outcomes(experiment, full, ended -> {})));
        }
        print(() -> text(reports), () -> Json.text(json(reports)));
        boolean met = reports.stream().allMatch(ExperimentReport::met);
        return met ? ExitCode.DONE : ExitCode.NOT_AS_REQUIRED;
    }

    private void list(List<String> known) throws IOException, ScenarioException {
        StringBuilder lines = new StringBuilder();
        List<Map<String, @Nullable Object>> rows = new ArrayList<>();
        for (String name : known) {
            Experiment experiment = ExperimentReader.read(folder.resolve(name));
            lines.append("%-22s %s%n".formatted(name, experiment.title()));
            Map<String, @Nullable Object> row = new LinkedHashMap<>();
            row.put("name", name);
            row.put("title", experiment.title());
            rows.add(row);
        }
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("experiments", rows);
        print(lines::toString, () -> Json.text(json));
    }

    private static String text(List<ExperimentReport> reports) {
        return String.join("\n", reports.stream().map(ExperimentReport::text).toList());
    }

    private static Map<String, @Nullable Object> json(List<ExperimentReport> reports) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("experiments", reports.stream().map(ExperimentReport::json).toList());
        return json;
    }
}
