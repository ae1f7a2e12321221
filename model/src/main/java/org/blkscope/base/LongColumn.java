package org.blkscope.base;

import java.util.Arrays;

/**
 * A growing column of longs that one thread appends to while others read.
 *
 * <p>Values live in chunks of {@value #CHUNK} that are never copied. A reader may only ask for
 * indexes that the writer published through some release/acquire pair of its own (the event count
 * of a recording); within that rule no lock is needed.
 */
public final class LongColumn {
    /** Values in one chunk. */
    public static final int CHUNK = 1 << 14;

    private static final int SHIFT = 14;
    private static final int MASK = CHUNK - 1;

    private volatile long[][] chunks = new long[4][];
    private int size;

    /** Appends a value and returns its index. */
    public int add(long value) {
        int index = size++;
        long[][] all = chunks;
        if ((index & MASK) == 0) {
            all = grow(index >>> SHIFT);
        }
        all[index >>> SHIFT][index & MASK] = value;
        return index;
    }

    /** The value at an index below the published size. */
    public long get(int index) {
        return chunks[index >>> SHIFT][index & MASK];
    }

    /** Replaces a value; readers may see the old or the new one. */
    public void set(int index, long value) {
        chunks[index >>> SHIFT][index & MASK] = value;
    }

    /** Values appended so far, for the writer. */
    public int size() {
        return size;
    }

    /** Bytes of heap that the values take, unused room of the last chunk included. */
    public long bytes() {
        return (long) ((size + MASK) >>> SHIFT) * CHUNK * Long.BYTES;
    }

    private long[][] grow(int chunk) {
        long[][] all = chunks;
        if (chunk == all.length) {
            all = Arrays.copyOf(all, chunk * 2);
        }
        all[chunk] = new long[CHUNK];
        chunks = all;
        return all;
    }
}
