package org.blkscope.workbench;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.analysis.EventText;
import org.blkscope.recording.Recording;
import org.blkscope.workbench.job.Progress;

/** Writes recordings for other programs. */
final class Exports {
    private static final int LINES_PER_REPORT = 10_000;

    private Exports() {}

    /**
     * Writes all events as ftrace prints them, one a line.
     *
     * @return lines written; fewer than there are events if cancelled
     */
    static int text(Recording recording, Path file, Progress progress) throws IOException {
        EventText text = new EventText(recording);
        int size = recording.size();
        int event = 0;
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            while (event < size && !progress.cancelled()) {
                out.write(text.traceLine(event++));
                out.newLine();
                if (event % LINES_PER_REPORT == 0) {
                    progress.fraction((double) event / size);
                }
            }
        }
        return event;
    }
}
