package org.blkscope.view.inspector;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.Coverage;

/**
 * What is known of one thing.
 *
 * @param chip label of a request, empty if the thing is none
 * @param title the thing in a few words
 * @param rows names and values, in the order in which they are read
 * @param trail where it has been, oldest first; empty if that does not apply
 */
record Facts(String chip, String title, List<Row> rows, List<Stay> trail) {
    Facts {
        rows = List.copyOf(rows);
        trail = List.copyOf(trail);
    }

    /**
     * One fact.
     *
     * @param coverage how well the source knows it
     */
    record Row(String name, String value, Coverage coverage) {}

    /**
     * A stay at a place.
     *
     * @param place short name of the place
     * @param fromNs when it came
     * @param toNs when it left, or the present
     */
    record Stay(String place, long fromNs, long toNs) {}

    /** Rows in the making; facts without a value are left out. */
    static final class Rows {
        private final List<Row> rows = new ArrayList<>();

        Rows add(String name, String value) {
            return add(name, value, Coverage.OBSERVED);
        }

        Rows add(String name, String value, Coverage coverage) {
            if (coverage == Coverage.UNKNOWN) {
                rows.add(new Row(name, "unknown", coverage));
            } else if (!value.isEmpty()) {
                rows.add(new Row(name, value, coverage));
            }
            return this;
        }

        List<Row> list() {
            return rows;
        }
    }
}
