package org.blkscope.recording;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A recording file that cannot be read or written at all; the message names the file and says what
 * is wrong.
 */
public final class RecordingFileException extends IOException {
    private static final long serialVersionUID = 1;

    RecordingFileException(Path file, String reason) {
        super(file + ": " + reason);
    }
}
