package org.blkscope.recording;

/**
 * How a source lays out the lines of its trace text, so that a line can be printed again as it was.
 *
 * @param pidWidth columns of the process number: 7, or 5 in older kernels and in {@code trace-cmd
 *     report}
 * @param flags whether the flags of the context stand before the time
 * @param decimals digits of a second: 6 for microseconds, 9 for nanoseconds, 0 for a bare count
 * @param nameWidth columns of the event's name with its colon and the blanks behind it; 0 for one
 *     blank
 */
public record LineLayout(int pidWidth, boolean flags, int decimals, int nameWidth) {
    /** The layout of the kernel's {@code trace} file. */
    public static final LineLayout KERNEL = new LineLayout(7, true, 6, 0);
}
