package org.blkscope.workbench;

import java.io.IOException;
import java.nio.file.Path;
import org.blkscope.study.Opened;
import org.blkscope.workbench.job.Progress;

/** Makes a recording of a file, whatever is in it. Called on a thread that may take its time. */
@FunctionalInterface
public interface Opener {
    /**
     * Reads a file, or runs what it describes.
     *
     * @throws IOException if it cannot be read or understood; the message names file and line or
     *     key, what was expected and what to do, and is shown as it is
     */
    Opened open(Path file, Progress progress) throws IOException;
}
