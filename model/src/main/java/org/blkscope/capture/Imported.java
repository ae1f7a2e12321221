package org.blkscope.capture;

import java.util.List;
import org.blkscope.recording.Recording;

/**
 * A capture that was read.
 *
 * @param recording what was seen
 * @param format identifier of the format, such as {@code ftrace}
 * @param kernel what the file says of the kernel, empty if it says nothing
 * @param assumed what had to be taken for granted, a sentence each
 * @param lines what became of the lines
 */
public record Imported(
        Recording recording, String format, String kernel, List<String> assumed, LineCount lines) {
    public Imported {
        assumed = List.copyOf(assumed);
    }
}
