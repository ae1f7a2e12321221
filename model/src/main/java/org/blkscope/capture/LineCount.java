package org.blkscope.capture;

import java.util.List;

/**
 * What became of the lines of a file: {@code read = used + skipped}.
 *
 * @param read all lines, headers and blank ones included
 * @param used lines that became events or said something about the file
 * @param skipped lines that were not understood
 * @param examples the first of them, at most {@link #EXAMPLES}
 */
public record LineCount(int read, int used, int skipped, List<Skipped> examples) {
    /** Skipped lines that are kept with their reason. */
    public static final int EXAMPLES = 1000;

    public LineCount {
        examples = List.copyOf(examples);
    }

    /**
     * A line that was not understood.
     *
     * @param line its number, from 1
     * @param reason what was expected
     */
    public record Skipped(int line, String reason) {}
}
