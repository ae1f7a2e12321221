package org.blkscope.analysis.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Step;
import org.jspecify.annotations.Nullable;

/*
 * Running to a breakpoint is a search in what is recorded, and where a machine stands behind the recording, a search in
 * each tick that it adds. So a run stops at the same moments whether it is new or recorded; at most the rest of a tick is
 * recorded beyond the stop.
 */
/** Runs to the next moment at which an enabled breakpoint matches. */
public final class BreakpointRun {
    /**
     * Where running stopped.
     *
     * @param moment behind the event that matched
     * @param breakpoint index in the list; the first of those that match there
     * @param hits for each breakpoint its matches up to the moment; -1 for those that are not
     *     enabled
     */
    public record Hit(int moment, int breakpoint, List<Integer> hits) {
        public Hit {
            hits = List.copyOf(hits);
        }
    }

    private final Recording recording;
    private final Feed feed;
    private final BooleanSupplier cancelled;
    private final List<@Nullable Search> searches = new ArrayList<>();

    /**
     * Looks up what the breakpoints ask for.
     *
     * @param feed goes on where the recording ends
     * @param cancelled true ends a run without a hit
     * @throws QueryException if an enabled one asks for something the recording does not have
     */
    public BreakpointRun(
            Recording recording, Feed feed, List<Breakpoint> breakpoints, BooleanSupplier cancelled)
            throws QueryException {
        this.recording = recording;
        this.feed = feed;
        this.cancelled = cancelled;
        for (Breakpoint breakpoint : breakpoints) {
            searches.add(breakpoint.enabled() ? breakpoint.query().in(recording) : null);
        }
    }

    /** The next hit behind a moment; empty if the run ends without one or is cancelled. */
    public Optional<Hit> forward(int moment) {
        int searched = recording.size();
        int found = first(moment, searched);
        boolean more = true;
        while (found < 0 && more && !cancelled.getAsBoolean()) {
            more = feed.advance(Step.TICK, event -> false);
            found = first(searched, recording.size());
            searched = recording.size();
        }
        return hit(found);
    }

    /** The last hit before a moment; empty if there is none or the run is cancelled. */
    public Optional<Hit> backward(int moment) {
        int best = -1;
        for (Search search : searches) {
            if (search != null) {
                int from = Math.max(0, best - 1);
                OptionalInt match = search.last(from, Math.max(0, moment - 1), cancelled);
                best = Math.max(best, match.orElse(-1));
            }
        }
        return hit(best);
    }

    private int first(int fromEvent, int toEvent) {
        int best = -1;
        for (Search search : searches) {
            if (search != null) {
                int to = best < 0 ? toEvent : best - 1;
                OptionalInt match = search.first(fromEvent, to, cancelled);
                best = match.orElse(best);
            }
        }
        return best;
    }

    private Optional<Hit> hit(int moment) {
        if (moment < 0 || cancelled.getAsBoolean()) {
            return Optional.empty();
        }
        List<Integer> hits = new ArrayList<>();
        int which = -1;
        for (Search search : searches) {
            if (search != null && which < 0 && search.matches(moment - 1)) {
                which = hits.size();
            }
            hits.add(search == null ? -1 : search.count(moment, cancelled));
        }
        return cancelled.getAsBoolean()
                ? Optional.empty()
                : Optional.of(new Hit(moment, which, hits));
    }
}
