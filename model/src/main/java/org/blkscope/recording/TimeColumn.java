package org.blkscope.recording;

/**
 * The times of one chunk of events: 4 bytes each, as an offset from the time of the first event of
 * a block of {@value #BLOCK}. A block that spans more than 2.1 s keeps whole times instead. Times
 * may go backwards, as they do in traces of several CPUs.
 */
final class TimeColumn {
    private static final int SHIFT = 8;
    private static final int BLOCK = 1 << SHIFT;
    private static final int MASK = BLOCK - 1;

    private final long[] base = new long[EventChunk.SIZE >>> SHIFT];
    private final int[] offset = new int[EventChunk.SIZE];
    private final long[][] whole = new long[EventChunk.SIZE >>> SHIFT][];

    void set(int index, long timeNs) {
        int block = index >>> SHIFT;
        if ((index & MASK) == 0) {
            base[block] = timeNs;
        }
        long delta = timeNs - base[block];
        if ((int) delta == delta && whole[block] == null) {
            offset[index] = (int) delta;
        } else {
            setWhole(index, block, timeNs);
        }
    }

    long get(int index) {
        int block = index >>> SHIFT;
        long[] times = whole[block];
        return times != null ? times[index & MASK] : base[block] + offset[index];
    }

    private void setWhole(int index, int block, long timeNs) {
        if (whole[block] == null) {
            long[] times = new long[BLOCK];
            for (int i = 0; i < (index & MASK); i++) {
                times[i] = base[block] + offset[(block << SHIFT) + i];
            }
            times[index & MASK] = timeNs;
            whole[block] = times;
        }
        whole[block][index & MASK] = timeNs;
    }
}
