package org.blkscope.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
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
    @Parameters(
            paramLabel = "FILE",
            description =
                    "Scenario, trace, recording, or folder of a captured case; - for standard input.")
    private String file;

    @Option(
            names = "--as",
            paramLabel = "FORMAT",
            required = true,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private ExportFormat format;

    @Option(names = "--out", paramLabel = "F", description = "File instead of standard output.")
    private @Nullable Path out;

    private final Open open;
    private final Input input;

    /**
     * @param open opens the file
     * @param input the file or standard input
     */
    public ExportVerb(Open open, Input input) {
        this.open = open;
        this.input = input;
    }

    @Override
    public Integer call() throws IOException, UsageException {
        if (out == null && asksForJson() && format != ExportFormat.JSON) {
            throw new UsageException(
                    "--json: standard output is the export itself; write it to a file with --out F,"
                            + " or export --as json");
        }
        Recording recording = input.read(file, this::recording);
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
        print(
                () -> "wrote %d events as %s to %s\n".formatted(recording.size(), format, target),
                () -> Json.text(written(recording, target)));
        return ExitCode.DONE;
    }

    private Map<String, @Nullable Object> written(Recording recording, Path target) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("recording", recording.origin().headline());
        object.put("digest", recording.digest());
        object.put("events", recording.size());
        object.put("format", format.toString());
        object.put("file", target.toString());
        return object;
    }

    private Recording recording(Path path) throws IOException {
        return open.read(path, Open.WHOLE, () -> false).recording();
    }
}
