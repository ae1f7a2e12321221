package org.blkscope.analysis.query;

import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Replay;
import org.blkscope.recording.Snapshot;
import org.jspecify.annotations.Nullable;

/** The event that a search looks at, with the state behind it. One thread uses it. */
final class Row {
    /** The value of a field that an event does not have, or that the source does not tell. */
    static final long UNKNOWN = Long.MIN_VALUE;

    private final Recording recording;
    private final EventLog events;
    private final Lives lives;
    private final ProgressClock progress;
    private @Nullable Replay replay;
    private int event;

    Row(Recording recording) {
        this.recording = recording;
        events = recording.events();
        lives = recording.lives();
        progress = new ProgressClock(events);
    }

    /** Looks at an event; -1 stands for the state before the first one. */
    void at(int number) {
        event = number;
    }

    int event() {
        return event;
    }

    Recording recording() {
        return recording;
    }

    EventLog events() {
        return events;
    }

    Lives lives() {
        return lives;
    }

    /** The state behind the event; good until the row moves on. */
    Snapshot state() {
        Replay states = replay;
        if (states == null) {
            states = recording.timeline().replay();
            replay = states;
        }
        return states.at(event + 1);
    }

    /** The bio or request of the event, -1 for none. */
    int life() {
        return events.life(event);
    }

    /** Time since the I/O of the event was submitted. */
    long latencyNs() {
        int life = life();
        if (life < 0) {
            return UNKNOWN;
        }
        boolean hasBio = lives.kind(life) == LifeKind.REQUEST && lives.link(life) >= 0;
        int born = lives.born(hasBio ? lives.link(life) : life);
        return born < 0 ? UNKNOWN : events.timeNs(event) - events.timeNs(born);
    }

    /** Time without progress before the event. */
    long noProgressNs() {
        return progress.before(event);
    }
}
