package org.blkscope.lab;

import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.blkscope.report.ImportFacts;
import org.blkscope.report.ImportReport;

/** From what a reader gives to its report: readers and reports do not know each other. */
public final class ImportReports {
    private ImportReports() {}

    /** Measures an import. */
    public static ImportReport of(Imported imported) {
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
                                .map(s -> new ImportFacts.SkippedLine(s.line(), s.reason()))
                                .toList());
        return new ImportReport(imported.recording(), facts);
    }
}
