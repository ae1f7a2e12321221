package org.blkscope.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.blkscope.analysis.Address;
import org.blkscope.lab.Open;
import org.blkscope.recording.Recording;
import org.blkscope.report.DebugfsTree;
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
    private static final String DEBUGFS = "debugfs";

    @Parameters(
            paramLabel = "FILE",
            description =
                    "Scenario, trace, recording, or folder of a captured case; - for standard input.")
    private String file;

    @Option(
            names = "--as",
            paramLabel = "FORMAT",
            required = true,
            completionCandidates = Formats.class,
            description = "One of ${COMPLETION-CANDIDATES}.")
    private String format;

    @Option(
            names = "--at",
            paramLabel = "MOMENT",
            description =
                    "For debugfs: event @1284, time 12.5ms or share 45.5%%; the end if not given.")
    private @Nullable String at;

    @Option(
            names = "--out",
            paramLabel = "F",
            description = "File, or folder for debugfs, instead of standard output.")
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

    /** What {@code --as} takes. */
    static final class Formats extends ArrayList<String> {
        private static final long serialVersionUID = 1;

        Formats() {
            for (ExportFormat each : ExportFormat.values()) {
                add(each.toString());
            }
            add(DEBUGFS);
        }
    }

    @Override
    public Integer call() throws IOException, UsageException {
        String wanted = format.toLowerCase(Locale.ROOT);
        if (!new Formats().contains(wanted)) {
            throw new UsageException(
                    "--as: expected one of "
                            + String.join(", ", new Formats())
                            + ", found '"
                            + format
                            + "'");
        }
        if (at != null && !wanted.equals(DEBUGFS)) {
            throw new UsageException("--at: only debugfs shows a moment; leave it out");
        }
        if (out == null && asksForJson() && !wanted.equals(ExportFormat.JSON.toString())) {
            throw new UsageException(
                    "--json: standard output is the export itself; write it to a file with --out F,"
                            + " or export --as json");
        }
        Recording recording = input.read(file, this::recording);
        if (wanted.equals(DEBUGFS)) {
            return debugfs(DebugfsTree.of(recording, moment(recording)));
        }
        return events(recording, ExportFormat.valueOf(wanted.toUpperCase(Locale.ROOT)));
    }

    private int moment(Recording recording) throws UsageException {
        try {
            return at == null ? recording.size() : Address.parseMoment(at).in(recording);
        } catch (IllegalArgumentException e) {
            throw new UsageException(Errors.text(e));
        }
    }

    /** Files below a folder, or one text with a line before each file. */
    private Integer debugfs(Map<String, String> files) throws IOException {
        Path target = out;
        if (target == null) {
            out().print(DebugfsTree.text(files));
            out().flush();
            return ExitCode.DONE;
        }
        for (Map.Entry<String, String> entry : files.entrySet()) {
            Path path = target.resolve(entry.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, entry.getValue(), UTF_8);
        }
        return ExitCode.DONE;
    }

    private Integer events(Recording recording, ExportFormat format) throws IOException {
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
