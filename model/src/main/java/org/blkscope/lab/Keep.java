package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Path;
import org.blkscope.capture.Imported;
import org.blkscope.capture.LineCount;
import org.blkscope.recording.Recording;
import org.blkscope.recording.RecordingWriter;
import org.blkscope.recording.SourceNotes;

/** Keeps recordings as files. */
public final class Keep {
    private Keep() {}

    /**
     * Writes a recording; the file has its name only when all of it is written.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Recording recording, Path file) throws IOException {
        try (RecordingWriter writer = new RecordingWriter(recording, file)) {
            writer.finish();
        }
    }

    /**
     * Writes what was read of a trace, with all that its reader had to say.
     *
     * @throws IOException if it cannot be written
     */
    public static void write(Imported imported, Path file) throws IOException {
        try (RecordingWriter writer = new RecordingWriter(imported.recording(), file)) {
            writer.writeNotes(notes(imported));
            writer.finish();
        }
    }

    private static SourceNotes notes(Imported imported) {
        LineCount lines = imported.lines();
        return new SourceNotes(
                imported.assumed(),
                lines.read(),
                lines.used(),
                lines.skipped(),
                lines.examples().stream()
                        .map(each -> new SourceNotes.Example(each.line(), each.reason()))
                        .toList());
    }
}
