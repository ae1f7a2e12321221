package org.blkscope.analysis;

/**
 * A figure over a span of time, one entry a pixel column.
 *
 * @param min smallest value in the column, the one it begins with included
 * @param max largest value in the column, the one it begins with included
 * @param last value at the end of the column
 * @param known columns at the left that lie in what has been indexed; the others hold no figures
 */
public record Series(int[] min, int[] max, int[] last, int known) {
    /** Number of columns. */
    public int columns() {
        return last.length;
    }

    /** Largest value of all known columns, 0 if there is none. */
    public int top() {
        int top = 0;
        for (int i = 0; i < known; i++) {
            top = Math.max(top, max[i]);
        }
        return top;
    }
}
