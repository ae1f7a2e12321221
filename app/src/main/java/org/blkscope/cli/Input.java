package org.blkscope.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The file that a verb reads: one that is named, or standard input, which is named {@code -}. What
 * is read twice cannot come from a pipe, so standard input is copied to a file first.
 */
public final class Input {
    private static final String STANDARD_INPUT = "-";
    private static final String NAME = "standard input";

    private final InputStream in;

    /**
     * @param in standard input
     */
    public Input(InputStream in) {
        this.in = in;
    }

    /** Makes something of a file. */
    interface Reading<T> {
        T of(Path file) throws IOException;
    }

    /**
     * Reads the file of this name.
     *
     * @throws IOException as the reading does; of standard input it says so, not where its copy was
     */
    <T> T read(String name, Reading<T> reading) throws IOException {
        if (!name.equals(STANDARD_INPUT)) {
            return reading.of(Path.of(name));
        }
        Path folder = Files.createTempDirectory("blkscope");
        Path copy = folder.resolve(NAME);
        try {
            Files.copy(in, copy);
            return reading.of(copy);
        } catch (IOException e) {
            String message = e.getMessage() == null ? "cannot be read" : e.getMessage();
            throw new IOException(message.replace(copy.toString(), NAME), e);
        } finally {
            Files.deleteIfExists(copy);
            Files.delete(folder);
        }
    }
}
