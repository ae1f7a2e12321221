package org.blkscope.analysis;

import java.util.Arrays;
import java.util.List;
import org.blkscope.recording.Place;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Topology;

/*
 * ProbeIndex follows several figures of a recording in one pass.
 *
 * Growing:  extend() takes a limited number of events in and returns; whoever owns a background thread calls it until
 *           it says that nothing is left, and again when the recording has grown. Questions are answered in between,
 *           for as far as it has come.
 * Promise:  a column's minimum and maximum include every value in it, however short it was.
 * Cost:     one look-up an event, and one array write for each figure that it changes; a question costs a binary
 *           search and a few dozen reads a column, whatever the number of events behind it.
 */
/** Histories of the figures of one device. Safe for one thread that extends and others that ask. */
public final class ProbeIndex {
    private static final int[] NOBODY = {};

    private final Recording recording;
    private final Topology topology;
    private final List<Probe> probes;
    private final Track[] tracks;
    private final DeviceSpans stays = new DeviceSpans();
    private final int device;
    private final Occupancy occupancy;
    private int[][] byPlace = {};
    private int[][] byGauge = {};
    private boolean[] inDevice = {};
    private int done;

    /**
     * Prepares to follow some figures; nothing is read yet.
     *
     * @param device the device whose stays of requests are followed
     */
    public ProbeIndex(Recording recording, int device, List<Probe> probes) {
        this.recording = recording;
        this.device = device;
        this.probes = List.copyOf(probes);
        topology = recording.topology();
        tracks = new Track[probes.size()];
        Arrays.setAll(tracks, i -> new Track());
        occupancy = new Occupancy(recording, new Follower());
    }

    public List<Probe> probes() {
        return probes;
    }

    /** Moment up to which everything is taken in. */
    public synchronized int done() {
        return done;
    }

    /**
     * Takes more events in.
     *
     * @param budget most events to take in
     * @return false if nothing is left to take in now
     */
    public synchronized boolean extend(int budget) {
        int size = recording.size();
        int end = (int) Math.min(size, (long) done + budget);
        while (done < end) {
            occupancy.apply(done++);
        }
        for (Track track : tracks) {
            track.settle();
        }
        return done < recording.size();
    }

    /** A figure at a moment that is taken in. */
    public synchronized int at(int probe, int moment) {
        return tracks[probe].at(Math.min(moment, done));
    }

    /**
     * A figure by columns.
     *
     * @param borders moments between columns, as {@link Moments#borders} makes them
     */
    public synchronized Series series(int probe, int[] borders) {
        Track track = tracks[probe];
        int columns = borders.length - 1;
        int[] min = new int[columns];
        int[] max = new int[columns];
        int[] last = new int[columns];
        int known = known(borders);
        int from = track.changesBefore(borders[0]);
        for (int i = 0; i < known; i++) {
            int to = track.changesBefore(borders[i + 1]);
            int start = track.after(from);
            min[i] = track.min(from, to, start);
            max[i] = track.max(from, to, start);
            last[i] = track.after(to);
            from = to;
        }
        return new Series(min, max, last, known);
    }

    /**
     * Stays in the device that touch the moments between two borders; see {@link
     * DeviceSpans#between}.
     */
    public synchronized List<DeviceSpans.Stay> stays(int from, int to, int limit) {
        return stays.between(from, to, limit);
    }

    private int known(int[] borders) {
        int known = 0;
        while (known < borders.length - 1 && borders[known] < Math.max(done, 1)) {
            known++;
        }
        return done >= recording.size() ? borders.length - 1 : known;
    }

    private void learnPlaces(int place) {
        if (place < byPlace.length) {
            return;
        }
        int old = byPlace.length;
        byPlace = Arrays.copyOf(byPlace, topology.placeCount());
        inDevice = Arrays.copyOf(inDevice, byPlace.length);
        for (int i = old; i < byPlace.length; i++) {
            Place fresh = topology.place(i);
            byPlace[i] = matching(p -> p.counts(fresh));
            inDevice[i] = fresh.kind() == PlaceKind.DEVICE && fresh.device() == device;
        }
    }

    private void learnGauges(int gauge) {
        int old = byGauge.length;
        if (gauge >= old) {
            byGauge = Arrays.copyOf(byGauge, topology.gaugeCount());
            for (int i = old; i < byGauge.length; i++) {
                var fresh = topology.gauge(i);
                byGauge[i] = matching(p -> p.reads(fresh));
            }
        }
    }

    private int[] matching(java.util.function.Predicate<Probe> test) {
        int[] found =
                java.util.stream.IntStream.range(0, probes.size())
                        .filter(i -> test.test(probes.get(i)))
                        .toArray();
        return found.length == 0 ? NOBODY : found;
    }

    /** Hands changes of counts to the tracks that they concern. */
    private final class Follower implements Occupancy.Listener {
        @Override
        public void count(int event, int place, int delta) {
            learnPlaces(place);
            for (int probe : byPlace[place]) {
                tracks[probe].add(event, delta);
            }
        }

        @Override
        public void gauge(int event, int gauge, int delta) {
            learnGauges(gauge);
            for (int probe : byGauge[gauge]) {
                tracks[probe].add(event, delta);
            }
        }

        @Override
        public void move(int event, int life, int from, int to) {
            learnPlaces(Math.max(from, to));
            if (inDevice[from] == inDevice[to]) {
                return;
            }
            int slot = recording.lives().slot(life);
            if (inDevice[to]) {
                stays.begin(slot, life, event);
            } else {
                stays.end(slot, event);
            }
        }
    }
}
