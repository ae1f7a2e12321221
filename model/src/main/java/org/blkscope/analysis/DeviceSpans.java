package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.blkscope.base.IntColumn;

/**
 * The stays of requests in the device: from the event that put them there to the event that took
 * them away, in order of their beginnings.
 */
public final class DeviceSpans {
    /** End of a stay that has not ended. */
    public static final int OPEN = Integer.MAX_VALUE;

    /**
     * One stay.
     *
     * @param life who
     * @param begin event that brought it into the device
     * @param end event that took it out, {@link #OPEN} if it is still there
     */
    public record Stay(int life, int begin, int end) {}

    private static final int BLOCK_SHIFT = 8;
    private static final int BLOCK = 1 << BLOCK_SHIFT;

    private final IntColumn life = new IntColumn();
    private final IntColumn begin = new IntColumn();
    private final IntColumn end = new IntColumn();
    private int[] latestEnd = new int[16];
    private int[] openInBlock = new int[16];
    private int[] openOf = new int[64];

    DeviceSpans() {
        Arrays.fill(openOf, -1);
    }

    /** Stays seen so far. */
    public int size() {
        return life.size();
    }

    /**
     * Stays that touch the moments between two borders, in order of their beginnings.
     *
     * @param limit most that are wanted; if there are more, the answer is cut there
     */
    public List<Stay> between(int from, int to, int limit) {
        List<Stay> found = new ArrayList<>();
        for (int i = 0; i < life.size() && begin.get(i) < to && found.size() < limit; i++) {
            int block = i >>> BLOCK_SHIFT;
            if ((i & (BLOCK - 1)) == 0 && latestEnd[block] < from) {
                i += BLOCK - 1;
            } else if (end.get(i) >= from) {
                found.add(new Stay(life.get(i), begin.get(i), end.get(i)));
            }
        }
        return found;
    }

    /** A request came into the device. */
    void begin(int slot, int who, int event) {
        if (slot >= openOf.length) {
            int old = openOf.length;
            openOf = Arrays.copyOf(openOf, Math.max(slot + 1, old * 2));
            Arrays.fill(openOf, old, openOf.length, -1);
        }
        openOf[slot] = life.add(who);
        begin.add(event);
        end.add(OPEN);
        int block = openOf[slot] >>> BLOCK_SHIFT;
        if (block >= latestEnd.length) {
            latestEnd = Arrays.copyOf(latestEnd, latestEnd.length * 2);
            openInBlock = Arrays.copyOf(openInBlock, latestEnd.length);
        }
        latestEnd[block] = OPEN;
        openInBlock[block]++;
    }

    /** A request left the device. */
    void end(int slot, int event) {
        if (slot >= openOf.length || openOf[slot] < 0) {
            return;
        }
        int stay = openOf[slot];
        openOf[slot] = -1;
        end.set(stay, event);
        int block = stay >>> BLOCK_SHIFT;
        boolean full = life.size() >= (block + 1) << BLOCK_SHIFT;
        if (--openInBlock[block] == 0 && full) {
            latestEnd[block] = latestEndOf(block);
        }
    }

    private int latestEndOf(int block) {
        int latest = 0;
        for (int i = block << BLOCK_SHIFT; i < (block + 1) << BLOCK_SHIFT; i++) {
            latest = Math.max(latest, end.get(i));
        }
        return latest;
    }
}
