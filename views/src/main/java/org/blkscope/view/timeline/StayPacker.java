package org.blkscope.view.timeline;

import java.util.Arrays;
import java.util.List;
import org.blkscope.analysis.DeviceSpans.Stay;

/** Puts stays that overlap on different levels: each on the lowest that is free when it begins. */
final class StayPacker {
    private final int[] levelOf;
    private int levels;

    StayPacker(List<Stay> stays) {
        levelOf = new int[stays.size()];
        int[] freeFrom = new int[8];
        for (int i = 0; i < levelOf.length; i++) {
            int level = 0;
            while (level < levels && freeFrom[level] > stays.get(i).begin()) {
                level++;
            }
            levels = Math.max(levels, level + 1);
            if (level == freeFrom.length) {
                freeFrom = Arrays.copyOf(freeFrom, level * 2);
            }
            freeFrom[level] = stays.get(i).end();
            levelOf[i] = level;
        }
    }

    /** Level of a stay, by its position among the stays. */
    int levelOf(int stay) {
        return levelOf[stay];
    }

    /** Number of levels in use. */
    int levels() {
        return levels;
    }
}
