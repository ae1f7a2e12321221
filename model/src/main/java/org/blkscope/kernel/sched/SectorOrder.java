package org.blkscope.kernel.sched;

import java.util.TreeMap;
import org.blkscope.kernel.Request;
import org.jspecify.annotations.Nullable;

/** {@code sort_list}: requests by their first sector; equal ones in order of insertion. */
final class SectorOrder {
    private record Key(long sector, long serial) implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            int bySector = Long.compare(sector, other.sector);
            return bySector != 0 ? bySector : Long.compare(serial, other.serial);
        }
    }

    private final TreeMap<Key, Request> tree = new TreeMap<>();
    private final TreeMap<Integer, Key> keys = new TreeMap<>();
    private long serial;

    void add(Request rq) {
        Key key = new Key(rq.sector(), serial++);
        tree.put(key, rq);
        keys.put(rq.life(), key);
    }

    void remove(Request rq) {
        Key key = keys.remove(rq.life());
        if (key != null) {
            tree.remove(key);
        }
    }

    /** The request that begins at this sector. */
    @Nullable Request at(long sector) {
        Request rq = from(sector);
        return rq != null && rq.sector() == sector ? rq : null;
    }

    /** The first request that begins at this sector or behind it. */
    @Nullable Request from(long sector) {
        var entry = tree.ceilingEntry(new Key(sector, 0));
        return entry == null ? null : entry.getValue();
    }

    /** The last request that begins before this sector. */
    @Nullable Request below(long sector) {
        var entry = tree.lowerEntry(new Key(sector, 0));
        return entry == null ? null : entry.getValue();
    }

    /** The neighbour behind. */
    @Nullable Request after(Request rq) {
        Key key = keys.get(rq.life());
        var entry = key == null ? null : tree.higherEntry(key);
        return entry == null ? null : entry.getValue();
    }

    /** The neighbour in front. */
    @Nullable Request before(Request rq) {
        Key key = keys.get(rq.life());
        var entry = key == null ? null : tree.lowerEntry(key);
        return entry == null ? null : entry.getValue();
    }
}
