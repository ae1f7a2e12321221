package org.blkscope.workbench;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;
import org.blkscope.study.Study;

/**
 * Breakpoints and bookmarks of files, from one opening to the next. The key is made of the path,
 * since a path can hold characters that a key cannot.
 */
final class KeptMarks {
    private final Memento memento;
    private final Memento bookmarks;

    KeptMarks(Settings settings) {
        memento = settings.memento("breakpoints-of-files");
        bookmarks = settings.memento("bookmarks-of-files");
    }

    /** Gives a study the breakpoints and bookmarks that its file had. */
    void restore(Study study) {
        String text = memento.get(key(study), "");
        study.breakpoints().addLines(text.lines().toList());
        study.bookmarks().addLines(bookmarks.get(key(study), "").lines().toList());
    }

    /** Keeps the breakpoints and bookmarks of a study. */
    void save(Study study) {
        memento.put(key(study), String.join("\n", study.breakpoints().lines()));
        bookmarks.put(key(study), String.join("\n", study.bookmarks().lines()));
    }

    private static String key(Study study) {
        Path file = study.opened().source().toAbsolutePath().normalize();
        return UUID.nameUUIDFromBytes(file.toString().getBytes(StandardCharsets.UTF_8)).toString();
    }
}
