package org.blkscope.recording;

import java.util.List;

/**
 * What a reader had to say of the file that a recording was made of; kept with the recording, so
 * that it can be repeated without that file.
 *
 * @param assumed what had to be taken for granted, a sentence each
 * @param read lines of the file
 * @param used lines that became events or said something about the file
 * @param skipped lines that were not understood
 * @param examples the first of them
 */
public record SourceNotes(
        List<String> assumed, int read, int used, int skipped, List<Example> examples) {
    /** Copies. */
    public SourceNotes {
        assumed = List.copyOf(assumed);
        examples = List.copyOf(examples);
    }

    /**
     * A line that was not understood.
     *
     * @param line its number, from 1
     * @param reason what was expected
     */
    public record Example(int line, String reason) {}
}
