package org.blkscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code import}: read a trace and say what is in it. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        versionProvider = Cli.ProgramVersion.class,
        description =
                "Reads a trace: what it is, figures, stages, problems, every line not understood.")
public final class ImportVerb extends Verb {
    /** Reads a file and reports on it. */
    public interface Importer {
        /**
         * The report of a file.
         *
         * @throws IOException if the file cannot be read; the message names file and line
         */
        Report read(Path file) throws IOException;
    }

    /**
     * A report in both forms.
     *
     * @param text for people
     * @param json one object, for programs
     */
    public record Report(String text, String json) {}

    @Parameters(paramLabel = "FILE", description = "Trace to read, plain or gzipped.")
    private Path file;

    private final Importer importer;

    /**
     * @param importer reads the file
     */
    public ImportVerb(Importer importer) {
        this.importer = importer;
    }

    @Override
    public Integer call() throws IOException {
        Report report = importer.read(file);
        print(report::text, report::json);
        return ExitCode.DONE;
    }
}
