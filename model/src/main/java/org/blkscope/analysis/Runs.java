package org.blkscope.analysis;

import java.util.Arrays;
import java.util.Map;
import org.blkscope.base.Names;

/** Runs of requests that continue each other, device by device. */
final class Runs {
    private final Names devices = new Names();
    private long[] nextSector = new long[8];
    private long sectors;
    private int runs;
    private int switches;

    void issued(String device, long sector, int length) {
        if (length == 0) {
            return;
        }
        int known = devices.size();
        int number = devices.number(device);
        if (number >= nextSector.length) {
            nextSector = Arrays.copyOf(nextSector, number * 2);
        }
        boolean first = number == known;
        if (first || nextSector[number] != sector) {
            runs++;
            switches += first ? 0 : 1;
        }
        nextSector[number] = sector + length;
        sectors += length;
    }

    void putInto(Map<Figure, Number> values) {
        if (runs > 0) {
            values.put(Figure.MEAN_RUN_LENGTH, (double) sectors / runs);
            values.put(Figure.SWITCHES, switches);
        }
    }
}
