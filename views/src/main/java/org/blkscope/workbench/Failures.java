package org.blkscope.workbench;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What went wrong with a file, in one sentence for the person who opened it. */
final class Failures {
    private static final System.Logger LOG = System.getLogger(Failures.class.getName());

    private Failures() {}

    /** Names the file and what is wrong with it. */
    static String opening(Path file, Exception failure) {
        String reason = reason(file, failure);
        String name = String.valueOf(file.getFileName());
        return "Could not open " + (reason.contains(name) ? reason : name + ": " + reason);
    }

    private static String reason(Path file, Exception failure) {
        if (failure instanceof NoSuchFileException) {
            return file.toAbsolutePath() + ": there is no such file.";
        }
        if (failure instanceof AccessDeniedException) {
            return file + ": reading it is not allowed; check its permissions.";
        }
        String message = String.valueOf(failure.getMessage());
        if (failure instanceof IOException || failure instanceof IllegalArgumentException) {
            return message;
        }
        LOG.log(System.Logger.Level.ERROR, "Opening " + file, failure);
        return "the program failed ("
                + failure.getClass().getSimpleName()
                + ": "
                + message
                + "); please report this.";
    }
}
