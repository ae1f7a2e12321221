package org.blkscope.analysis;

import java.util.Arrays;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;

/**
 * One pass over the events that stops the time of each life, kept by slot: memory follows the lives
 * at one moment.
 */
final class StageClock {
    private static final long UNSET = Long.MIN_VALUE;

    private final Recording recording;
    private final EventLog events;
    private final Lives lives;
    private final Clock begun = new Clock();
    private final Clock inserted = new Clock();
    private final Clock issued = new Clock();
    private final Clock waiting = new Clock();
    private final Clock requeued = new Clock();
    private final Samples q2g = new Samples();
    private final Samples g2i = new Samples();
    private final Samples i2d = new Samples();
    private final Samples d2c = new Samples();
    private final Samples q2c = new Samples();
    private final Samples tagWait = new Samples();
    private final Samples requeue = new Samples();

    /** A time for each slot. */
    private static final class Clock {
        private long[] times = new long[64];

        Clock() {
            Arrays.fill(times, UNSET);
        }

        void set(int slot, long ns) {
            if (slot >= times.length) {
                int old = times.length;
                times = Arrays.copyOf(times, Math.max(slot + 1, old * 2));
                Arrays.fill(times, old, times.length, UNSET);
            }
            times[slot] = ns;
        }

        long get(int slot) {
            return slot < times.length ? times[slot] : UNSET;
        }
    }

    StageClock(Recording recording) {
        this.recording = recording;
        events = recording.events();
        lives = recording.lives();
    }

    Stages measure() {
        int size = recording.size();
        for (int event = 0; event < size; event++) {
            if (events.life(event) >= 0) {
                see(
                        event,
                        events.life(event),
                        lives.slot(events.life(event)),
                        events.timeNs(event));
            }
        }
        boolean showsWaits = recording.origin().isModel();
        return new Stages(
                q2g.summary(),
                g2i.summary(),
                i2d.summary(),
                d2c.summary(),
                q2c.summary(),
                showsWaits ? tagWait.summary() : null,
                requeue.summary());
    }

    private void see(int event, int life, int slot, long ns) {
        switch (events.kind(event)) {
            case SUBMIT -> begin(slot, ns);
            case ALLOCATE -> begin(slot, Facts.isInferred(events, event) ? UNSET : ns);
            case GET_REQUEST -> {
                stop(begun, slot, ns, q2g, false);
                stop(waiting, slot, ns, tagWait, true);
                allocated(events.value(event), ns);
            }
            case TAG_WAIT -> start(waiting, slot, ns);
            case TAG_GET -> stop(waiting, slot, ns, tagWait, true);
            case CTX_INSERT, SCHED_INSERT -> insert(slot, ns);
            case ISSUE -> issue(slot, ns);
            case REQUEUE -> start(requeued, slot, ns);
            case COMPLETE -> stop(issued, slot, ns, d2c, true);
            case BIO_END -> end(life, slot, ns);
            default -> {}
        }
    }

    private void begin(int slot, long ns) {
        begun.set(slot, ns);
        inserted.set(slot, UNSET);
        issued.set(slot, UNSET);
        waiting.set(slot, UNSET);
        requeued.set(slot, UNSET);
    }

    /** A request that was allocated in advance counts from when a bio gets it. */
    private void allocated(int request, long ns) {
        if (begun.get(lives.slot(request)) != UNSET) {
            begun.set(lives.slot(request), ns);
        }
    }

    /** Only the first insert counts: a request that comes back is in stage requeue. */
    private void insert(int slot, long ns) {
        if (inserted.get(slot) == UNSET && issued.get(slot) == UNSET) {
            stop(begun, slot, ns, g2i, true);
            inserted.set(slot, ns);
        }
    }

    private void issue(int slot, long ns) {
        stop(inserted, slot, ns, i2d, true);
        stop(requeued, slot, ns, requeue, true);
        issued.set(slot, ns);
    }

    private void end(int life, int slot, long ns) {
        if (lives.kind(life) == LifeKind.BIO && lives.piece(life) == 0) {
            stop(begun, slot, ns, q2c, true);
        }
    }

    private static void start(Clock clock, int slot, long ns) {
        if (clock.get(slot) == UNSET) {
            clock.set(slot, ns);
        }
    }

    private static void stop(Clock clock, int slot, long ns, Samples samples, boolean once) {
        long since = clock.get(slot);
        if (since != UNSET) {
            samples.add(ns - since);
            if (once) {
                clock.set(slot, UNSET);
            }
        }
    }
}
