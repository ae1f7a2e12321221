package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.capture.meta.CaseReader;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.lab.Agree;
import org.blkscope.lab.AgreeReport;
import org.blkscope.lab.CaseAgreement;
import org.blkscope.lab.CaseExtras;
import org.blkscope.lab.Runner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code agree}: the model against captured kernel cases. */
@Command(
        name = "agree",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Compares the block events of the model with those of captured kernel cases.")
public final class AgreeVerb extends Verb {
    @Parameters(arity = "1..*", paramLabel = "CASE", description = "Folder of a captured case.")
    private List<Path> folders;

    @Option(
            names = "--require",
            paramLabel = "PCT",
            description = "Exit with 1 if less than this share of all events agrees, in percent.")
    private double required;

    @Option(
            names = "--dumps",
            description = "Compare the dumps of debugfs that the cases have, too.")
    private boolean dumps;

    private final Runner runner;

    /**
     * @param runner runs the scenarios of the cases
     */
    public AgreeVerb(Runner runner) {
        this.runner = runner;
    }

    @Override
    public Integer call() throws IOException, CaseException, UsageException {
        if (!(required >= 0 && required <= 100)) {
            throw new UsageException(
                    "--require: expected a number from 0 to 100, found " + required);
        }
        List<KernelCase> cases = new ArrayList<>();
        for (Path folder : folders) {
            cases.add(CaseReader.read(folder));
        }
        Agree agree = new Agree(runner::run);
        List<CaseAgreement> results = new ArrayList<>();
        for (int i = 0; i < cases.size(); i++) {
            results.add(agree.of(cases.get(i), CaseExtras.read(folders.get(i), dumps)));
        }
        AgreeReport report = new AgreeReport(results);
        print(report::text, report::json);
        return report.percent() >= required ? ExitCode.DONE : ExitCode.NOT_AS_REQUIRED;
    }
}
