package org.blkscope;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.blkscope.cli.Version;
import org.blkscope.desktop.Desktops;
import picocli.CommandLine;

/** The half of the program that draws; loaded only when something is to be drawn. */
final class DesktopMain {
    private static final int FAILED = 1;
    private static final int WRONG_USE = 2;
    private static final int UNREADABLE = 3;
    private static final String FIRST_SAMPLE = "samples/scenarios/plugged-batch.json";

    private DesktopMain() {}

    /** {@code blkscope shot ...}. */
    static int shot(String[] args, PrintWriter out, PrintWriter err) {
        CommandLine line = new CommandLine(Desktops.shot(Version.get()));
        line.setOut(out);
        line.setErr(err);
        line.setParameterExceptionHandler((e, wrong) -> wrongUse(e, err));
        line.setExecutionExceptionHandler((e, command, parsed) -> failed(e, err));
        return line.execute(List.of(args).subList(1, args.length).toArray(String[]::new));
    }

    /** Without a verb: the window, or as much of it as this machine can show. */
    static int start(List<String> files, PrintWriter out, PrintWriter err) {
        try {
            List<Path> paths =
                    files.isEmpty() ? List.of(sample()) : files.stream().map(Path::of).toList();
            Desktops.start(Version.get(), paths, Path.of(""), out);
            return 0;
        } catch (IOException e) {
            return failed(e, err);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        }
    }

    /** What is shown when nothing is asked for; the launcher says where the program lives. */
    private static Path sample() {
        return Path.of(System.getProperty("blkscope.home", "")).resolve(FIRST_SAMPLE);
    }

    private static int wrongUse(CommandLine.ParameterException e, PrintWriter err) {
        err.println("blkscope: " + e.getMessage() + " (see blkscope shot --help)");
        return WRONG_USE;
    }

    private static int failed(Exception e, PrintWriter err) {
        String message = e.getMessage();
        err.println("blkscope: " + (message == null ? e.getClass().getSimpleName() : message));
        return e instanceof IOException ? UNREADABLE : FAILED;
    }
}
