package org.blkscope.analysis.query;

import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Verb;

/*
 * Progress is that a request is issued or completed, or that a bio or request ends. While nothing is under way there is
 * no lack of progress: the clock starts with the first life that appears. Going back starts the count anew from the first
 * event; searches look at stretches from their beginning, so that happens once a stretch.
 */
/** For how long nothing has gone ahead although something was under way. */
final class ProgressClock {
    private static final long PROGRESS = EventKind.ISSUE.bit() | EventKind.COMPLETE.bit();
    private static final long COUNTED = counted();

    private final EventLog events;
    private int seen;
    private int underWay;
    private long sinceNs;

    ProgressClock(EventLog events) {
        this.events = events;
    }

    /**
     * Nanoseconds between the last progress before an event and that event; {@link Row#UNKNOWN} if
     * nothing was under way.
     */
    long before(int event) {
        if (event < seen) {
            seen = 0;
            underWay = 0;
        }
        int next = events.nextOf(COUNTED, seen, event);
        while (next < event) {
            count(next);
            next = events.nextOf(COUNTED, next + 1, event);
        }
        seen = Math.max(0, event);
        return underWay <= 0 ? Row.UNKNOWN : events.timeNs(event) - sinceNs;
    }

    private void count(int event) {
        Verb verb = events.kind(event).verb();
        boolean begins = verb == Verb.APPEAR;
        if (!begins || underWay == 0) {
            sinceNs = events.timeNs(event);
        }
        underWay += begins ? 1 : verb == Verb.LEAVE ? -1 : 0;
    }

    private static long counted() {
        long kinds = PROGRESS;
        for (EventKind kind : EventKind.values()) {
            boolean counts = kind.verb() == Verb.APPEAR || kind.verb() == Verb.LEAVE;
            kinds |= counts ? kind.bit() : 0;
        }
        return kinds;
    }
}
