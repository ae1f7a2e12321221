package org.blkscope.workbench;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.UUID;
import org.blkscope.study.Study;

/**
 * Breakpoints of files, from one opening to the next. The key is made of the path, since a path can
 * hold characters that a key cannot.
 */
final class KeptBreakpoints {
    private final Memento memento;

    KeptBreakpoints(Settings settings) {
        memento = settings.memento("breakpoints-of-files");
    }

    /** Gives a study the breakpoints that its file had. */
    void restore(Study study) {
        String text = memento.get(key(study), "");
        study.breakpoints().addLines(text.lines().toList());
    }

    /** Keeps the breakpoints of a study. */
    void save(Study study) {
        memento.put(key(study), String.join("\n", study.breakpoints().lines()));
    }

    private static String key(Study study) {
        Path file = study.opened().source().toAbsolutePath().normalize();
        return UUID.nameUUIDFromBytes(file.toString().getBytes(StandardCharsets.UTF_8)).toString();
    }
}
