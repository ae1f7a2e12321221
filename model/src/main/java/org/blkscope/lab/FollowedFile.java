package org.blkscope.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntPredicate;
import org.blkscope.recording.FollowedFeed;
import org.blkscope.recording.RecordingReader;
import org.blkscope.recording.Step;
import org.jspecify.annotations.Nullable;

/** A recording that is read while another process writes its file. */
final class FollowedFile implements FollowedFeed {
    private static final String PART = ".part";

    private final Path file;
    private final RecordingReader reader;
    private final ReentrantLock reading = new ReentrantLock();
    private volatile boolean closed;
    private volatile @Nullable String fault;

    private FollowedFile(Path file, RecordingReader reader) {
        this.file = file;
        this.reader = reader;
    }

    /**
     * Opens a file that is still written, which its name tells; empty if it is another file or has
     * its end.
     *
     * @throws IOException if it cannot be read, or nothing is recorded in it yet
     */
    static Optional<OpenedFile> open(Path file) throws IOException {
        String name = String.valueOf(file.getFileName());
        if (!name.endsWith(PART) || !RecordingReader.recognises(file)) {
            return Optional.empty();
        }
        RecordingReader reader = RecordingReader.open(file);
        if (!reader.mayGrow()) {
            reader.close();
            return Optional.empty();
        }
        if (reader.recording().size() == 0) {
            reader.close();
            throw new IOException(
                    file + ": nothing is recorded in it yet; open it again in a moment");
        }
        return Optional.of(
                new OpenedFile(
                        reader.recording(),
                        new FollowedFile(file, reader),
                        name,
                        file,
                        List.of("The file is still written: what is added is shown as it comes.")));
    }

    @Override
    public boolean advance(Step step, IntPredicate stopWhen) {
        reading.lock();
        try {
            return !closed && reader.refresh();
        } catch (IOException | RuntimeException e) {
            fault = file + ": what was added cannot be read: " + e.getMessage();
            return false;
        } finally {
            reading.unlock();
            letGo();
        }
    }

    @Override
    public boolean isOpen() {
        return !closed && fault == null && reader.mayGrow();
    }

    @Override
    public Optional<String> fault() {
        return fault != null
                ? Optional.of(fault)
                : reader.mayGrow() ? Optional.empty() : reader.fault();
    }

    @Override
    public void close() {
        closed = true;
        letGo();
    }

    /** Closes the file as soon as nobody reads; the thread that draws never waits for that. */
    private void letGo() {
        if (closed && reading.tryLock()) {
            try {
                reader.close();
            } catch (IOException e) {
                fault = file + ": " + e.getMessage();
            } finally {
                reading.unlock();
            }
        }
    }
}
