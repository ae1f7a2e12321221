package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Path;
import org.blkscope.recording.Recording;
import org.blkscope.recording.RecordingWriter;

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
}
