package org.blkscope.desktop;

import java.io.IOException;
import java.nio.file.Path;
import org.blkscope.lab.Imports;
import org.blkscope.lab.Open;
import org.blkscope.lab.OpenedFile;
import org.blkscope.study.Opened;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.job.Progress;

/** Opens files for the window, as {@link Open} does for the command line. */
public final class FileOpener implements Opener {
    /** Events that are run before a scenario is shown; the rest comes when somebody steps there. */
    private static final int FIRST_EVENTS = 2_000_000;

    private final Open open;

    /**
     * @param imports reads traces
     */
    public FileOpener(Imports imports) {
        open = new Open(imports);
    }

    @Override
    public Opened open(Path file, Progress progress) throws IOException {
        OpenedFile opened = open.follow(file, FIRST_EVENTS, progress::cancelled);
        return new Opened(
                opened.recording(),
                opened.feed(),
                opened.title(),
                opened.source(),
                opened.remarks());
    }
}
