package org.blkscope.desktop;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.blkscope.lab.Imports;
import org.blkscope.lab.OpenReport;
import org.blkscope.study.Opened;
import org.blkscope.view.pipeline.PipelinePart;
import org.blkscope.view.timeline.TimelinePart;
import org.blkscope.workbench.Opener;

/** Puts the desktop together: what opens files, what shows them. */
public final class Desktops {
    private Desktops() {}

    /** The verb {@code shot}. */
    public static Callable<Integer> shot(String version) {
        return new ShotCommand(opener(), parts(), version);
    }

    /**
     * Starts without a verb.
     *
     * @param working the present folder
     * @param out hears what was written where there is no window
     */
    public static void start(String version, List<Path> files, Path working, PrintWriter out)
            throws IOException, InterruptedException {
        Function<Opened, String> report =
                opened ->
                        OpenReport.text("blkscope " + version, opened.source(), opened.recording());
        new Start(opener(), parts(), report, version)
                .run(StartLevel.current(), files, working, out);
    }

    private static Opener opener() {
        return new FileOpener(new Imports());
    }

    private static StandardParts parts() {
        return new StandardParts(
                theming -> new PipelinePart(Palettes.of(theming), theming.motionProperty()),
                theming -> new TimelinePart(Palettes.of(theming)));
    }
}
