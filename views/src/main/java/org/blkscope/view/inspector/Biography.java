package org.blkscope.view.inspector;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Verb;

/**
 * What happened to one life up to a moment: when for the first time, how often, and where it
 * stayed.
 */
final class Biography {
    /** Events read at most: a life that goes on longer shows its beginning. */
    private static final int MOST_EVENTS = 1_000_000;

    private final Map<EventKind, Long> firstNs = new EnumMap<>(EventKind.class);
    private final Map<EventKind, Integer> times = new EnumMap<>(EventKind.class);
    private final List<Facts.Stay> stays = new ArrayList<>();
    private String place = "";
    private long sinceNs;

    private Biography() {}

    /** Reads the events of a life from its birth up to a moment. */
    static Biography of(Recording recording, int life, int moment) {
        Biography biography = new Biography();
        int born = recording.lives().born(life);
        int end = born < 0 ? 0 : (int) Math.min(moment, (long) born + MOST_EVENTS);
        boolean gone = false;
        for (int event = Math.max(0, born); event < end && !gone; event++) {
            if (recording.events().life(event) == life) {
                biography.read(recording, event);
                gone = recording.events().kind(event).verb() == Verb.LEAVE;
            }
        }
        biography.stay("", recording.timeNs(moment));
        return biography;
    }

    /** When something happened to it for the first time. */
    OptionalLong firstNs(EventKind kind) {
        Long ns = firstNs.get(kind);
        return ns == null ? OptionalLong.empty() : OptionalLong.of(ns);
    }

    int times(EventKind kind) {
        return times.getOrDefault(kind, 0);
    }

    /** Stays at places, oldest first. */
    List<Facts.Stay> stays() {
        return stays;
    }

    private void read(Recording recording, int event) {
        EventLog events = recording.events();
        EventKind kind = events.kind(event);
        firstNs.putIfAbsent(kind, events.timeNs(event));
        times.merge(kind, 1, Integer::sum);
        switch (kind.verb()) {
            case APPEAR, MOVE ->
                    stay(
                            name(recording.topology().place(events.place(event))),
                            events.timeNs(event));
            case LEAVE -> stay("", events.timeNs(event));
            case ATTACH, HOLD, DROP, SET, NOTE -> {}
        }
    }

    private void stay(String next, long ns) {
        if (!place.isEmpty() && !place.equals(next)) {
            stays.add(new Facts.Stay(place, sinceNs, ns));
        }
        if (!place.equals(next)) {
            sinceNs = ns;
        }
        place = next;
    }

    private static String name(Place place) {
        return place.kind() == PlaceKind.NOWHERE ? "" : place.kind().label();
    }
}
