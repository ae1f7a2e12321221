package org.blkscope.view.timeline;

import java.util.Arrays;
import java.util.List;
import org.blkscope.analysis.DeviceSpans.Stay;

/**
 * Puts stays that overlap on different levels: each on the lowest level that is free when it begins.
 *
 * @param levelOf level of each stay
 * @param levels number of levels in use
 */
record StayPacker(int[] levelOf, int levels) {
    static StayPacker pack(List<Stay> stays) {
        int[] levelOf = new int[stays.size()];
        int[] freeFrom = new int[8];
        int levels = 0;
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
        return new StayPacker(levelOf, levels);
    }
}
