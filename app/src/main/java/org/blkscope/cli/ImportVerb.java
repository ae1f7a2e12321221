package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.capture.Imported;
import org.blkscope.lab.Imports;
import org.blkscope.lab.Keep;
import org.blkscope.report.Heading;
import org.blkscope.report.ImportReport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code import}: read a trace and say what is in it. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description =
                "Reads a trace: what it is, figures, stages, problems, every line not understood.")
public final class ImportVerb extends Verb {
    @Parameters(
            paramLabel = "FILE",
            description =
                    "Trace to read, plain or gzipped; a folder with a trace.txt; - for standard input.")
    private String file;

    @Option(
            names = "--out",
            paramLabel = "F.blkrec",
            description = "Keeps the recording in this file.")
    private @Nullable Path out;

    private final Imports imports;
    private final Input input;

    /**
     * @param imports reads the file
     * @param input the file or standard input
     */
    public ImportVerb(Imports imports, Input input) {
        this.imports = imports;
        this.input = input;
    }

    @Override
    public Integer call() throws IOException {
        Imported imported = input.read(file, path -> imports.read(traceIn(path)));
        if (out != null) {
            Keep.write(imported, out);
        }
        ImportReport report = Imports.report(imported);
        Heading heading = new Heading("blkscope " + Version.get(), words());
        print(() -> report.text(heading), () -> Json.text(report.json()));
        return ExitCode.DONE;
    }

    /** The trace in a folder of a captured case; a file stands for itself. */
    private static Path traceIn(Path path) {
        if (!Files.isDirectory(path)) {
            return path;
        }
        Path plain = path.resolve("trace.txt");
        return Files.exists(plain) ? plain : path.resolve("trace.txt.gz");
    }
}
