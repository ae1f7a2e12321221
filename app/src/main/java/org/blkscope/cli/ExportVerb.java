package org.blkscope.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.lab.Open;
import org.blkscope.recording.Recording;
import org.blkscope.report.ExportFormat;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: hand a recording to other tools. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description = "Writes the events of a recording for other tools.")
public final class ExportVerb extends Verb {
    @Parameters(paramLabel = "FILE", description = "Scenario, trace, or folder of a captured case.")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "FORMAT",
            required = true,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private ExportFormat format;

    @Option(names = "--out", paramLabel = "F", description = "File instead of standard output.")
    private @Nullable Path out;

    private final Open open;

    /**
     * @param open opens the file
     */
    public ExportVerb(Open open) {
        this.open = open;
    }

    @Override
    public Integer call() throws IOException {
        Recording recording = open.read(file, Open.WHOLE, () -> false).recording();
        Path target = out;
        if (target == null) {
            PrintWriter writer = out();
            format.write(recording, writer);
            writer.flush();
            return ExitCode.DONE;
        }
        try (Writer writer = Files.newBufferedWriter(target, UTF_8)) {
            format.write(recording, writer);
        }
        return ExitCode.DONE;
    }
}
