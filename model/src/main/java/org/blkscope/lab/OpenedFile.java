package org.blkscope.lab;

import java.nio.file.Path;
import java.util.List;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;

/**
 * What came of opening a file.
 *
 * @param recording what was read or run
 * @param feed goes on with it; {@link Feed#EMPTY} if all is there
 * @param title a few words for tabs and headings
 * @param source the file, in a folder of a case its trace
 * @param remarks what a person should know of how it was read, a sentence each
 */
public record OpenedFile(
        Recording recording, Feed feed, String title, Path source, List<String> remarks) {
    public OpenedFile {
        remarks = List.copyOf(remarks);
    }
}
