package org.blkscope.recording;

import java.util.Arrays;

/** Slots of lives: the one that was given back last is taken first, so that slots stay dense. */
final class SlotPool {
    private int[] free = new int[64];
    private int count;
    private int slots;

    int take() {
        return count > 0 ? free[--count] : slots++;
    }

    void give(int slot) {
        if (count == free.length) {
            free = Arrays.copyOf(free, count * 2);
        }
        free[count++] = slot;
    }
}
