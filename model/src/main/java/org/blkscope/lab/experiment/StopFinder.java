package org.blkscope.lab.experiment;

import java.util.OptionalInt;
import org.blkscope.analysis.query.Query;
import org.blkscope.analysis.query.QueryException;
import org.blkscope.analysis.query.Search;
import org.blkscope.recording.Recording;

/** Finds the stops of a walk-through in a recording. */
public final class StopFinder {
    private StopFinder() {}

    /**
     * The moment right after the event at which a stop is.
     *
     * @return empty if the recording has no such event
     * @throws QueryException if the query of the stop cannot be understood
     */
    public static OptionalInt find(Stop stop, Recording recording) throws QueryException {
        Search search = Query.parse(stop.query()).in(recording);
        int at = 0;
        for (int left = stop.nth(); left > 0; left--) {
            OptionalInt found = search.first(at, search.size(), () -> false);
            if (found.isEmpty() || left == 1) {
                return found;
            }
            at = found.getAsInt();
        }
        return OptionalInt.empty();
    }
}
