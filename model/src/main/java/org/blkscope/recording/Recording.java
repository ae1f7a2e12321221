package org.blkscope.recording;

import org.blkscope.base.Names;

/**
 * One recording: what was seen, where it comes from, and how to look at any of its moments.
 *
 * <p>It may still grow while it is read; {@link EventLog#published()} says how far it goes.
 */
public final class Recording {
    private final Origin origin;
    private final Topology topology = new Topology();
    private final Sites sites = new Sites();
    private final Names tasks = new Names();
    private final Names texts = new Names();
    private final EventLog events = new EventLog();
    private final Lives lives = new Lives(tasks);
    private final TraceArgs traceArgs = new TraceArgs(tasks, texts);
    private final Timeline timeline = new Timeline(this);

    public Recording(Origin origin) {
        this.origin = origin;
    }

    public Origin origin() {
        return origin;
    }

    public Topology topology() {
        return topology;
    }

    public Sites sites() {
        return sites;
    }

    /** Names of tasks and submitters. */
    public Names tasks() {
        return tasks;
    }

    /** Texts of marks and of events without columns of their own. */
    public Names texts() {
        return texts;
    }

    public EventLog events() {
        return events;
    }

    public Lives lives() {
        return lives;
    }

    public TraceArgs traceArgs() {
        return traceArgs;
    }

    public Timeline timeline() {
        return timeline;
    }

    /** Events published so far; the last moment. */
    public int size() {
        return events.published();
    }

    /**
     * Time at a moment: that of the event before it, or of the first event at moment 0; 0 if there
     * is none.
     */
    public long timeNs(int moment) {
        return size() == 0 ? 0 : events.timeNs(Math.max(0, moment - 1));
    }

    /**
     * Sixteen hexadecimal digits over everything that was recorded: equal recordings have equal
     * digests.
     */
    public String digest() {
        return String.format(java.util.Locale.ROOT, "%016x", events.digest());
    }

    /** Bytes of heap that the columns take, keyframes included. */
    public long bytes() {
        return events.bytes() + lives.bytes() + traceArgs.bytes() + timeline.bytes();
    }
}
