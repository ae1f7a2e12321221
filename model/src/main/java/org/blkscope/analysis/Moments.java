package org.blkscope.analysis;

import org.blkscope.recording.EventLog;

/**
 * From time to moment. Where times of several CPUs are a little out of order, the answer is one of
 * the near ones.
 */
public final class Moments {
    private Moments() {}

    /** Moment at which all events before a time have happened. */
    public static int before(EventLog events, int size, long timeNs) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (events.timeNs(middle) < timeNs) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Moment at which all events up to and at a time have happened. */
    public static int upTo(EventLog events, int size, long timeNs) {
        return timeNs == Long.MAX_VALUE ? size : before(events, size, timeNs + 1);
    }

    /**
     * Borders of equal columns of a time span.
     *
     * @return {@code columns + 1} moments, none before its predecessor; column {@code i} lies
     *     between borders {@code i} and {@code i + 1}
     */
    public static int[] borders(EventLog events, int size, TimeSpan span, int columns) {
        int[] borders = new int[columns + 1];
        for (int i = 0; i <= columns; i++) {
            int at = before(events, size, span.at((double) i / columns));
            borders[i] = i == 0 ? at : Math.max(at, borders[i - 1]);
        }
        return borders;
    }
}
