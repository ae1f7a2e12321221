package org.blkscope.capture;

import java.io.IOException;

/**
 * A capture from which nothing can be read. The message is one line: file, line if known, what was
 * expected, what to do.
 */
public final class CaptureException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;

    /**
     * @param file name as the user gave it
     * @param line from 1; 0 if no line is to blame
     * @param reason what is wrong, what was expected and what to do
     */
    public CaptureException(String file, int line, String reason) {
        super(line > 0 ? file + ":" + line + ": " + reason : file + ": " + reason);
        this.file = file;
        this.line = line;
    }

    /** The file as the user gave it. */
    public String file() {
        return file;
    }

    /** Line from 1, 0 if no line is to blame. */
    public int line() {
        return line;
    }
}
