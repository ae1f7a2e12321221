package org.blkscope.analysis;

import java.util.Arrays;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;

/** Follows only who is where, event by event: the part of a snapshot that counting needs. */
final class Occupancy {
    /** Told of every change of a count or gauge. */
    interface Listener {
        /** A place has one life or tag more or less. */
        void count(int event, int place, int delta);

        /** A gauge changed by so much. */
        void gauge(int event, int gauge, int delta);

        /** A life went from a place to another, 0 for outside. */
        void move(int event, int life, int from, int to);
    }

    private final EventLog events;
    private final Lives lives;
    private final Listener listener;
    private int[] placeOfSlot = new int[64];
    private int[] gauges = new int[16];

    Occupancy(Recording recording, Listener listener) {
        events = recording.events();
        lives = recording.lives();
        this.listener = listener;
    }

    /** Takes the next event in. */
    void apply(int event) {
        EventKind kind = events.kind(event);
        switch (kind.verb()) {
            case APPEAR -> move(event, true, events.place(event));
            case MOVE, ATTACH -> move(event, false, events.place(event));
            case LEAVE -> move(event, false, 0);
            case HOLD -> listener.count(event, events.place(event), 1);
            case DROP -> listener.count(event, events.place(event), -1);
            case SET -> set(event, events.place(event), events.value(event));
            case NOTE -> {}
        }
    }

    private void move(int event, boolean isNew, int to) {
        int life = events.life(event);
        int slot = lives.slot(life);
        if (slot >= placeOfSlot.length) {
            placeOfSlot = Arrays.copyOf(placeOfSlot, Math.max(slot + 1, placeOfSlot.length * 2));
        }
        int from = isNew ? 0 : placeOfSlot[slot];
        placeOfSlot[slot] = to;
        if (from != 0) {
            listener.count(event, from, -1);
        }
        if (to != 0) {
            listener.count(event, to, 1);
        }
        listener.move(event, life, from, to);
    }

    private void set(int event, int gauge, int value) {
        if (gauge >= gauges.length) {
            gauges = Arrays.copyOf(gauges, Math.max(gauge + 1, gauges.length * 2));
        }
        listener.gauge(event, gauge, value - gauges[gauge]);
        gauges[gauge] = value;
    }
}
