package org.blkscope.capture.ftrace;

import org.blkscope.recording.LineLayout;

/**
 * Finds out how the lines of a file are laid out: the narrowest column of process numbers, the
 * widest of names.
 */
final class LayoutGuess {
    private int pidWidth = Integer.MAX_VALUE;
    private int nameWidth;
    private int decimals = 6;
    private boolean flags;

    /** Looks at the header of a block event. */
    void see(EventLine line) {
        pidWidth = Math.min(pidWidth, line.pidWidth);
        decimals = line.decimals;
        flags |= line.flagsEnd > line.flagsStart;
        int blanks = line.bodyStart - line.nameEnd - 1;
        if (blanks > 1) {
            nameWidth = Math.max(nameWidth, line.bodyStart - line.nameStart);
        }
    }

    LineLayout layout() {
        return new LineLayout(pidWidth, flags, decimals, nameWidth);
    }

    /** True if times are counts of which the file does not say what they count. */
    boolean hasBareCounts() {
        return decimals == 0;
    }
}
