package org.blkscope.analysis;

import java.util.Arrays;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Topology;

/** How many driver tags of each map are taken, and the most that were. */
final class TagUse {
    private int[] used = new int[16];
    private int most;

    void see(Topology topology, EventLog events, int event) {
        int map = events.place(event);
        if (topology.place(map).kind() != PlaceKind.TAGS) {
            return;
        }
        if (map >= used.length) {
            used = Arrays.copyOf(used, map * 2);
        }
        used[map] += events.kind(event) == EventKind.TAG_GET ? 1 : -1;
        most = Math.max(most, used[map]);
    }

    int most() {
        return most;
    }
}
