package org.blkscope.analysis;

/** A figure over a span of time, one entry a pixel column. */
public final class Series {
    private final int[] min;
    private final int[] max;
    private final int[] last;
    private final int known;

    /** Keeps the arrays as they are; their owner gives them away. */
    Series(int[] min, int[] max, int[] last, int known) {
        this.min = min;
        this.max = max;
        this.last = last;
        this.known = known;
    }

    /** Number of columns. */
    public int columns() {
        return last.length;
    }

    /** Columns at the left that lie in what has been indexed; the others hold no figures. */
    public int known() {
        return known;
    }

    /** Smallest value in a column, the one it begins with included. */
    public int min(int column) {
        return min[column];
    }

    /** Largest value in a column, the one it begins with included. */
    public int max(int column) {
        return max[column];
    }

    /** Value at the end of a column. */
    public int last(int column) {
        return last[column];
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
