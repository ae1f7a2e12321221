package org.blkscope.recording;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a recording to a file while it grows.
 *
 * <p>What is written so far stands in {@code NAME.part} and can be read; {@link #finish} closes the
 * file and gives it its name in one step. To be called by the thread that records, or after it has
 * ended.
 */
public final class RecordingWriter implements AutoCloseable {
    static final byte[] MAGIC = "blkrec\r\n".getBytes(StandardCharsets.US_ASCII);
    static final int FORMAT = 1;

    private final Recording recording;
    private final Path file;
    private final Path part;
    private final FileChannel out;
    private final FileTables tables;
    private final FileEvents events;
    private int done;

    /**
     * Begins a file.
     *
     * @throws IOException if it cannot be written
     */
    public RecordingWriter(Recording recording, Path file) throws IOException {
        this.recording = recording;
        this.file = file;
        part = partOf(file);
        tables = new FileTables(recording);
        events = new FileEvents(recording);
        out =
                FileChannel.open(
                        part,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
        put(ByteBuffer.allocate(MAGIC.length + 4).put(MAGIC).putInt(FORMAT).array());
        put(
                new FileBlock(FileBlock.Kind.ORIGIN, 0, 0, FileTables.origin(recording.origin()))
                        .toBytes());
    }

    /** Where a file stands while it is written. */
    public static Path partOf(Path file) {
        return file.resolveSibling(file.getFileName() + ".part");
    }

    /** Keeps what the reader of the source had to say; to be called before {@link #finish}. */
    public void writeNotes(SourceNotes notes) throws IOException {
        put(new FileBlock(FileBlock.Kind.NOTES, 0, 0, FileTables.notes(notes)).toBytes());
    }

    /** Writes all whole chunks that there are by now, each as soon as it is whole. */
    public void writeChunks() throws IOException {
        while (recording.size() - done >= EventChunk.SIZE) {
            writeEvents(EventChunk.SIZE);
        }
    }

    /** Writes everything that there is by now. */
    public void writeAll() throws IOException {
        while (done < recording.size()) {
            writeEvents(Math.min(EventChunk.SIZE, recording.size() - done));
        }
    }

    /** Writes the rest and the digest, and gives the file its name. */
    public void finish() throws IOException {
        writeAll();
        put(new FileBlock(FileBlock.Kind.TABLES, 0, 0, tables.write()).toBytes());
        ByteBuffer end = ByteBuffer.allocate(16).putLong(recording.events().digest());
        end.putLong(recording.events().orderDigest());
        put(new FileBlock(FileBlock.Kind.END, done, 0, end.array()).toBytes());
        out.force(true);
        out.close();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Ends writing; without {@link #finish} what was written stays in the part file. */
    @Override
    public void close() throws IOException {
        out.close();
    }

    private void writeEvents(int count) throws IOException {
        put(new FileBlock(FileBlock.Kind.TABLES, 0, 0, tables.write()).toBytes());
        put(new FileBlock(FileBlock.Kind.EVENTS, done, count, events.write(done, count)).toBytes());
        done += count;
        out.force(false);
    }

    private void put(byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            out.write(buffer);
        }
    }
}
