package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.base.IntColumn;

/*
 * The changes of one figure, with levels of detail.
 *
 * Kept:   for each change the event that made it and the value from then on; above that, for each 16 changes their
 *         minimum and maximum, for each 16 of those theirs, and so on.
 * Cost:   8 bytes a change and about half a byte for all levels; a query over any number of changes looks at no more
 *         than 30 entries on each level.
 */
/** The history of one figure. */
final class Track {
    private static final int FACTOR_SHIFT = 4;
    private static final int FACTOR = 1 << FACTOR_SHIFT;

    private final IntColumn events = new IntColumn();
    private final IntColumn values = new IntColumn();
    private final List<IntColumn> minima = new ArrayList<>();
    private final List<IntColumn> maxima = new ArrayList<>();
    private int pendingEvent = -1;
    private int value;
    private int settled;

    /** Adds to the value; several additions by one event make one change. */
    void add(int event, int delta) {
        set(event, value + delta);
    }

    private void set(int event, int newValue) {
        if (event != pendingEvent) {
            settle();
            pendingEvent = event;
        }
        value = newValue;
    }

    /** Writes down the change of the last event; to be called before any question. */
    void settle() {
        if (value != settled) {
            events.add(pendingEvent);
            values.add(value);
            settled = value;
            raise();
        }
    }

    /** The value at a moment. */
    int at(int moment) {
        int change = changesBefore(moment);
        return change == 0 ? 0 : values.get(change - 1);
    }

    /** Changes made by events before a moment. */
    int changesBefore(int moment) {
        int low = 0;
        int high = events.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (events.get(middle) < moment) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The value after so many changes. */
    int after(int changes) {
        return changes == 0 ? 0 : values.get(changes - 1);
    }

    /** Smallest value among some changes. */
    int min(int from, int to, int start) {
        return fold(from, to, start, minima, false);
    }

    /** Largest value among some changes. */
    int max(int from, int to, int start) {
        return fold(from, to, start, maxima, true);
    }

    private int fold(int from, int to, int start, List<IntColumn> levels, boolean largest) {
        int result = start;
        int low = from;
        int high = to;
        IntColumn column = values;
        for (int level = 0; low < high; level++) {
            boolean top = level == levels.size();
            while (low < high && (top || (low & (FACTOR - 1)) != 0)) {
                result = better(result, column.get(low++), largest);
            }
            while (low < high && (high & (FACTOR - 1)) != 0) {
                result = better(result, column.get(--high), largest);
            }
            low >>>= FACTOR_SHIFT;
            high >>>= FACTOR_SHIFT;
            column = top ? column : levels.get(level);
        }
        return result;
    }

    private static int better(int one, int other, boolean largest) {
        return largest ? Math.max(one, other) : Math.min(one, other);
    }

    private void raise() {
        IntColumn lowest = values;
        IntColumn highest = values;
        for (int level = 0; (lowest.size() & (FACTOR - 1)) == 0; level++) {
            if (level == minima.size()) {
                minima.add(new IntColumn());
                maxima.add(new IntColumn());
            }
            int end = lowest.size();
            int least = lowest.get(end - 1);
            int most = highest.get(end - 1);
            for (int i = end - FACTOR; i < end; i++) {
                least = Math.min(least, lowest.get(i));
                most = Math.max(most, highest.get(i));
            }
            lowest = minima.get(level);
            highest = maxima.get(level);
            lowest.add(least);
            highest.add(most);
        }
    }
}
