package org.blkscope.desktop;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.blkscope.analysis.Address;
import org.blkscope.study.Opened;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.job.Progress;
import org.blkscope.workbench.theme.Theme;

/**
 * Starts the program without a verb: with a window, or with as much of it as this machine can show.
 */
public final class Start {
    private static final Path FOLDER = Path.of("blkscope-out");
    private static final double MIDDLE = 50;

    private final Opener opener;
    private final StandardParts parts;
    private final Function<Opened, String> report;
    private final String version;

    /**
     * @param opener makes recordings of files
     * @param parts of the window
     * @param report of a recording, as text
     * @param version of the program
     */
    public Start(
            Opener opener, StandardParts parts, Function<Opened, String> report, String version) {
        this.opener = opener;
        this.parts = parts;
        this.report = report;
        this.version = version;
    }

    /**
     * Shows the first of the files.
     *
     * @param working the present folder; pictures and reports go to {@code blkscope-out/} in it
     * @param out hears what was written, in one line
     * @throws IOException if the file cannot be read or nothing can be written
     */
    public void run(StartLevel level, List<Path> files, Path working, PrintWriter out)
            throws IOException, InterruptedException {
        switch (level) {
            case WINDOW -> new Desktop(opener, parts, version).run(files);
            case PICTURE -> write(files.get(0), working, true, out);
            case TEXT -> write(files.get(0), working, false, out);
        }
    }

    private void write(Path file, Path working, boolean picture, PrintWriter out)
            throws IOException, InterruptedException {
        Opened opened = opener.open(file, Progress.NONE);
        Path folder = Files.createDirectories(working.resolve(FOLDER));
        Files.writeString(folder.resolve("report.txt"), report.apply(opened));
        if (picture) {
            new Shot(opener, parts, version)
                    .take(request(file, folder.resolve("workbench.png")), opened);
        }
        String what = picture ? "workbench.png and report.txt" : "report.txt";
        out.println("blkscope: no window here; wrote " + what + " to " + FOLDER + "/" + missing());
    }

    /** The launcher names the library that a higher level would need, and its package. */
    private static String missing() {
        String packages = System.getProperty("blkscope.missing", "");
        String library = System.getProperty("blkscope.missing.file", packages);
        return packages.isEmpty() ? "" : " (" + library + " is missing: install " + packages + ")";
    }

    private static ShotRequest request(Path file, Path out) {
        return new ShotRequest(
                        file, out, new Address.AtShare(MIDDLE), Optional.empty(), 0, 0, Theme.LIGHT)
                .sized("1680x1020");
    }
}
