package org.blkscope.report;

import java.util.List;

/**
 * How a report begins.
 *
 * @param program name and version, {@code blkscope 0.1.0}
 * @param command the words of the command that repeats it, paths as the user gave them
 */
public record Heading(String program, List<String> command) {
    public Heading {
        command = List.copyOf(command);
    }
}
