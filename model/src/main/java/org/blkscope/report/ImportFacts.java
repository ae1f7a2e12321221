package org.blkscope.report;

import java.util.List;

/**
 * What is known of an import besides its recording.
 *
 * @param format identifier of the format
 * @param kernel release of the kernel, empty if not known
 * @param assumed what had to be taken for granted, a sentence each
 * @param linesRead all lines of the file
 * @param linesUsed those that were understood
 * @param linesSkipped those that were not
 * @param skipped the first of the lines that were not understood
 */
public record ImportFacts(
        String format,
        String kernel,
        List<String> assumed,
        int linesRead,
        int linesUsed,
        int linesSkipped,
        List<SkippedLine> skipped) {
    public ImportFacts {
        assumed = List.copyOf(assumed);
        skipped = List.copyOf(skipped);
    }

    /**
     * A line that was not understood.
     *
     * @param line its number, from 1
     * @param reason what was expected
     */
    public record SkippedLine(int line, String reason) {}
}
