package org.blkscope.analysis.query;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Verb;

/*
 * A search goes through events in stretches of 64 Ki, so that it can be cancelled in between, and so that looking
 * backwards costs no more than looking forward: a stretch is always gone through from its beginning, because states are
 * folded that way, and the last match of the nearest stretch is the answer.
 *
 * Only events of kinds for which the query can hold are looked at; the byte column of kinds is scanned for them. For the
 * others nothing is read, and no state is folded until an event comes that needs it.
 */
/**
 * A query bound to a recording. A match is a moment: the one behind the event that matches. One
 * thread uses it.
 */
public final class Search {
    private static final int STRETCH = 1 << 16;
    private static final long CHANGING = changing();

    private final Recording recording;
    private final Plan plan;
    private final Row row;
    private final long kinds;

    Search(Recording recording, Plan plan) {
        this.recording = recording;
        this.plan = plan;
        row = new Row(recording);
        kinds = plan.asksEvent() ? plan.kinds() : CHANGING;
    }

    /** True if events matter, false if it matches where a state becomes true. */
    public boolean asksEvent() {
        return plan.asksEvent();
    }

    /** Events recorded so far. */
    public int size() {
        return recording.size();
    }

    /** True if the event matches. */
    public boolean matches(int event) {
        return (kinds & recording.events().kind(event).bit()) != 0
                && holds(event)
                && (plan.asksEvent() || !holds(event - 1));
    }

    /**
     * The nearest match after or before a moment in what is recorded so far; empty if there is none
     * or the search was cancelled.
     */
    public OptionalInt next(int moment, boolean forward, BooleanSupplier cancelled) {
        return forward
                ? first(moment, recording.size(), cancelled)
                : last(0, Math.max(0, moment - 1), cancelled);
    }

    /** The first match of the events from one to before another. */
    public OptionalInt first(int fromEvent, int toEvent, BooleanSupplier cancelled) {
        for (int at = fromEvent; at < toEvent && !cancelled.getAsBoolean(); at += STRETCH) {
            int event = firstIn(at, Math.min(toEvent, at + STRETCH));
            if (event >= 0) {
                return OptionalInt.of(event + 1);
            }
        }
        return OptionalInt.empty();
    }

    /** The last match of the events from one to before another. */
    public OptionalInt last(int fromEvent, int toEvent, BooleanSupplier cancelled) {
        for (int end = toEvent; end > fromEvent && !cancelled.getAsBoolean(); end -= STRETCH) {
            int event = lastIn(Math.max(fromEvent, end - STRETCH), end);
            if (event >= 0) {
                return OptionalInt.of(event + 1);
            }
        }
        return OptionalInt.empty();
    }

    /** Hands over the moment of every match of the events from one to before another. */
    public void all(int fromEvent, int toEvent, BooleanSupplier cancelled, IntConsumer each) {
        OptionalInt match = first(fromEvent, toEvent, cancelled);
        while (match.isPresent()) {
            each.accept(match.getAsInt());
            match = first(match.getAsInt(), toEvent, cancelled);
        }
    }

    /** How many matches there are up to a moment; what was counted until it was cancelled. */
    public int count(int moment, BooleanSupplier cancelled) {
        int[] count = new int[1];
        all(0, moment, cancelled, match -> count[0]++);
        return count[0];
    }

    private int firstIn(int from, int to) {
        int event = candidate(from, to);
        boolean before = event < to && heldBefore(event);
        while (event < to) {
            boolean now = holds(event);
            if (now && !before) {
                return event;
            }
            before = !plan.asksEvent() && now;
            event = candidate(event + 1, to);
        }
        return -1;
    }

    private int lastIn(int from, int to) {
        if (plan.asksEvent() && plan.exact()) {
            int event = recording.events().previousOf(kinds, from, to);
            return event < from ? -1 : event;
        }
        int found = -1;
        int event = firstIn(from, to);
        while (event >= 0) {
            found = event;
            event = firstIn(event + 1, to);
        }
        return found;
    }

    private int candidate(int from, int to) {
        return recording.events().nextOf(kinds, from, to);
    }

    /** A state that held already does not become true. */
    private boolean heldBefore(int event) {
        return !plan.asksEvent() && holds(event - 1);
    }

    private boolean holds(int event) {
        if (plan.exact() && event >= 0) {
            return true;
        }
        row.at(event);
        return plan.test().test(row);
    }

    private static long changing() {
        long kinds = 0;
        for (EventKind kind : EventKind.values()) {
            kinds |= kind.verb() == Verb.NOTE ? 0 : kind.bit();
        }
        return kinds;
    }
}
