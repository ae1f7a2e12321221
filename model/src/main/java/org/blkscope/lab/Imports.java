package org.blkscope.lab;

import java.nio.file.Path;
import java.util.List;
import org.blkscope.capture.CaptureException;
import org.blkscope.capture.Hints;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.blkscope.capture.TraceFormats;
import org.blkscope.capture.ftrace.FtraceText;
import org.blkscope.report.ImportFacts;
import org.blkscope.report.ImportReport;

/** Reads captures of every known format and reports on them. */
public final class Imports {
    private final TraceFormats formats = new TraceFormats(List.of(new FtraceText()));

    /**
     * Reads a file; its format is found by its content.
     *
     * @throws CaptureException naming file and line, and what was expected
     */
    public Imported read(Path file) throws CaptureException {
        return formats.read(file, Hints.NONE);
    }

    /** The report of what was read. */
    public static ImportReport report(Imported imported) {
        LineCount lines = imported.lines();
        ImportFacts facts =
                new ImportFacts(
                        imported.format(),
                        imported.kernel(),
                        imported.assumed(),
                        lines.read(),
                        lines.used(),
                        lines.skipped(),
                        lines.examples().stream()
                                .map(
                                        line ->
                                                new ImportFacts.SkippedLine(
                                                        line.line(), line.reason()))
                                .toList());
        return new ImportReport(imported.recording(), facts);
    }
}
