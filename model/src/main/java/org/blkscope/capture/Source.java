package org.blkscope.capture;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * The bytes of one file or of standard input, unpacked if they are packed with gzip.
 *
 * <p>All trouble with reading turns into a {@link CaptureException} that names the file.
 */
public final class Source implements AutoCloseable {
    /** Bytes that {@link #head} looks at. */
    public static final int HEAD = 64 * 1024;

    private static final int GZIP_MAGIC = 0x8B1F;
    private static final int BUFFER = 256 * 1024;

    private final Path path;
    private final BufferedInputStream in;

    private Source(Path path, BufferedInputStream in) {
        this.path = path;
        this.in = in;
    }

    /**
     * Opens a file.
     *
     * @throws CaptureException if it cannot be opened
     */
    public static Source open(Path path) throws CaptureException {
        if (Files.isDirectory(path)) {
            throw new CaptureException(path.toString(), 0, "is a folder; expected a trace file");
        }
        try {
            return of(path, Files.newInputStream(path));
        } catch (NoSuchFileException e) {
            throw new CaptureException(path.toString(), 0, "there is no such file");
        } catch (AccessDeniedException e) {
            throw new CaptureException(
                    path.toString(),
                    0,
                    "may not be read: permission denied; run as the owner of the file or copy it");
        } catch (IOException e) {
            throw trouble(path, e);
        }
    }

    /**
     * Reads from a stream, which the source then owns.
     *
     * @param path the name for messages and titles, {@code -} for standard input
     * @throws CaptureException if its first bytes cannot be read
     */
    public static Source of(Path path, InputStream stream) throws CaptureException {
        try {
            BufferedInputStream plain = new BufferedInputStream(stream, BUFFER);
            boolean packed = isGzip(plain);
            return new Source(
                    path,
                    packed
                            ? new BufferedInputStream(new GZIPInputStream(plain, BUFFER), BUFFER)
                            : plain);
        } catch (IOException e) {
            throw trouble(path, e);
        }
    }

    /** The file as the user gave it. */
    public Path path() {
        return path;
    }

    /** The first bytes, up to {@value #HEAD}; they are read again afterwards. */
    public byte[] head() throws CaptureException {
        try {
            in.mark(HEAD);
            byte[] head = in.readNBytes(HEAD);
            in.reset();
            return head;
        } catch (IOException e) {
            throw trouble(path, e);
        }
    }

    /** Reads on into a part of a buffer; -1 at the end. */
    public int read(byte[] buffer, int from, int length) throws CaptureException {
        try {
            return in.read(buffer, from, length);
        } catch (IOException e) {
            throw trouble(path, e);
        }
    }

    @Override
    public void close() throws CaptureException {
        try {
            in.close();
        } catch (IOException e) {
            throw trouble(path, e);
        }
    }

    private static boolean isGzip(BufferedInputStream in) throws IOException {
        in.mark(2);
        int magic = in.read() | in.read() << 8;
        in.reset();
        return magic == GZIP_MAGIC;
    }

    private static CaptureException trouble(Path path, IOException e) {
        CaptureException seen = new CaptureException(path.toString(), 0, reason(e));
        seen.initCause(e);
        return seen;
    }

    private static String reason(IOException e) {
        if (e instanceof EOFException) {
            return "the gzip data is cut off; copy the file again, or unpack what is there with zcat";
        }
        if (e instanceof ZipException) {
            return "the gzip data is damaged (" + e.getMessage() + "); copy the file again";
        }
        return "cannot be read: " + e.getMessage();
    }
}
