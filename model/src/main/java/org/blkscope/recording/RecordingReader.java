package org.blkscope.recording;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a recording file: a finished one, one that is still written, or what is left of a damaged
 * one.
 *
 * <p>What stands before the first fault is read; {@link #fault()} then says what is wrong and
 * where. {@link #refresh()} reads what was added since.
 */
public final class RecordingReader implements AutoCloseable {
    private final Path file;
    private final FileChannel in;
    private final Recording recording;
    private final FileTables tables;
    private final FileEvents events;
    private long position;
    private int chunks;
    private boolean ended;
    private @Nullable String fault;
    private @Nullable SourceNotes notes;

    private RecordingReader(Path file, FileChannel in) throws IOException {
        this.file = file;
        this.in = in;
        byte[] start = bytes(0, RecordingWriter.MAGIC.length + 4);
        if (start.length == 0) {
            throw new RecordingFileException(file, "the file is empty");
        }
        if (!startsAsRecording(start)) {
            throw new RecordingFileException(file, "this is not a recording of blkscope");
        }
        int format = ByteBuffer.wrap(start).getInt(RecordingWriter.MAGIC.length);
        if (format != RecordingWriter.FORMAT) {
            throw new RecordingFileException(
                    file,
                    "format "
                            + format
                            + " is not known here; this program reads format "
                            + RecordingWriter.FORMAT);
        }
        position = start.length;
        FileBlock origin = next();
        if (origin == null || origin.kind() != FileBlock.Kind.ORIGIN) {
            throw new RecordingFileException(
                    file, "its first block is damaged, so nothing of it can be read");
        }
        recording = new Recording(FileTables.origin(input(origin)));
        tables = new FileTables(recording);
        events = new FileEvents(recording);
        refresh();
    }

    /**
     * Opens a file and reads as far as it is good.
     *
     * @throws IOException if it cannot be read or is no recording; the message names the file
     */
    public static RecordingReader open(Path file) throws IOException {
        FileChannel in = FileChannel.open(file, StandardOpenOption.READ);
        try {
            return new RecordingReader(file, in);
        } catch (IOException | RuntimeException e) {
            in.close();
            throw e;
        }
    }

    /** True if a file begins as a recording does. */
    public static boolean recognises(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return startsAsRecording(in.readNBytes(RecordingWriter.MAGIC.length + 4));
        }
    }

    /** What was read. */
    public Recording recording() {
        return recording;
    }

    /** True if the file was closed properly and everything in it was read. */
    public boolean isComplete() {
        return ended && fault == null;
    }

    /** What is wrong with the file, in one sentence; empty if nothing is. */
    public Optional<String> fault() {
        if (fault != null) {
            return Optional.of(fault);
        }
        return ended
                ? Optional.empty()
                : Optional.of(
                        file
                                + ": the file was not closed: it ends after event "
                                + recording.size()
                                + ".");
    }

    /** What the reader of the source had to say; empty if there was none, as for runs. */
    public Optional<SourceNotes> notes() {
        return Optional.ofNullable(notes);
    }

    /** True if the file may still grow: it is good so far, but has no end yet. */
    public boolean mayGrow() {
        return !ended && fault == null;
    }

    /** Reads what was added to the file since; false if there was nothing. */
    public boolean refresh() throws IOException {
        int before = recording.size();
        for (FileBlock block = next(); block != null; block = next()) {
            take(block);
        }
        return recording.size() > before;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private void take(FileBlock block) throws IOException {
        switch (block.kind()) {
            case ORIGIN -> {}
            case TABLES -> tables.read(input(block));
            case EVENTS -> {
                events.read(ByteBuffer.wrap(block.payload()), block.count());
                chunks++;
            }
            case NOTES -> notes = FileTables.notes(input(block));
            case END -> end(ByteBuffer.wrap(block.payload()));
        }
    }

    private void end(ByteBuffer digests) {
        ended = true;
        if (digests.getLong() != recording.events().digest()) {
            fault = file + ": the digest of the events differs from that of what was recorded.";
        }
    }

    /** The next whole and good block; null at the end, or where the file stops being good. */
    private @Nullable FileBlock next() throws IOException {
        if (ended || fault != null) {
            return null;
        }
        byte[] head = bytes(position, FileBlock.HEAD);
        if (head.length < FileBlock.HEAD) {
            return null;
        }
        FileBlock.Head known = FileBlock.head(head);
        if (known == null) {
            fault = damaged("the block");
            return null;
        }
        byte[] body = bytes(position + FileBlock.HEAD, known.packed() + FileBlock.TAIL);
        if (body.length < known.packed() + FileBlock.TAIL) {
            return null;
        }
        FileBlock block = FileBlock.body(known, body);
        if (block == null) {
            fault = damaged(nameOf(known));
            return null;
        }
        position += FileBlock.HEAD + body.length;
        return block;
    }

    private String nameOf(FileBlock.Head head) {
        if (head.kind() != FileBlock.Kind.EVENTS) {
            return "the block of " + head.kind().name().toLowerCase(java.util.Locale.ROOT);
        }
        int last = head.first() + head.count() - 1;
        return "chunk " + chunks + " (events " + head.first() + " to " + last + ")";
    }

    private String damaged(String what) {
        return file
                + ": "
                + what
                + " at byte "
                + position
                + " is damaged; what stands before it was read.";
    }

    private static boolean startsAsRecording(byte[] start) {
        int length = RecordingWriter.MAGIC.length;
        return start.length == length + 4
                && Arrays.equals(start, 0, length, RecordingWriter.MAGIC, 0, length);
    }

    private static DataInputStream input(FileBlock block) {
        return new DataInputStream(new ByteArrayInputStream(block.payload()));
    }

    /** Bytes from a position on; fewer if the file ends before. */
    private byte[] bytes(long from, int count) throws IOException {
        long there = Math.max(0, Math.min(count, in.size() - from));
        ByteBuffer buffer = ByteBuffer.allocate((int) there);
        while (buffer.hasRemaining() && in.read(buffer, from + buffer.position()) >= 0) {
            // until all of it is there
        }
        return Arrays.copyOf(buffer.array(), buffer.position());
    }
}
