package org.blkscope.study;

import java.nio.file.Path;
import java.util.List;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;

/**
 * What came of opening a file.
 *
 * @param recording what was read or run
 * @param feed extends the recording; {@link Feed#EMPTY} if nothing can
 * @param title a few words for tabs and the title bar
 * @param source the file
 * @param remarks what the person should know of how it was read, one sentence each; empty if all is
 *     plain
 */
public record Opened(
        Recording recording, Feed feed, String title, Path source, List<String> remarks) {
    public Opened {
        remarks = List.copyOf(remarks);
    }
}
