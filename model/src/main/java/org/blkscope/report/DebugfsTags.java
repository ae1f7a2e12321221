package org.blkscope.report;

import org.blkscope.recording.Place;
import org.blkscope.recording.Snapshot;

/**
 * A tag map as debugfs shows it. Hints, cleared bits and wake counters are not in a recording, nor
 * is it known how far a scheduler's map is resized: those are unknown.
 */
final class DebugfsTags {
    private static final String UNKNOWN = "?";
    private static final int WORD_SHIFT = 6;
    private static final int WAIT_QUEUES = 8;

    private final Snapshot state;
    private final Place map;
    private final boolean resizable;

    /**
     * @param resizable a map of a scheduler, whose depth may be less than its capacity
     */
    DebugfsTags(Snapshot state, Place map, boolean resizable) {
        this.state = state;
        this.map = map;
        this.resizable = resizable;
    }

    /** File {@code tags} or {@code sched_tags}. */
    String file(String activeQueues) {
        int depth = map.capacity();
        int shift = shift(depth);
        StringBuilder out = new StringBuilder();
        line(out, "nr_tags", Integer.toString(depth));
        line(out, "nr_reserved_tags", UNKNOWN);
        line(out, "active_queues", activeQueues);
        out.append("\nbitmap_tags:\n");
        line(out, "depth", fixed(depth));
        line(out, "busy", Integer.toString(state.count(map.id())));
        line(out, "cleared", UNKNOWN);
        line(out, "bits_per_word", fixed(1 << shift));
        line(out, "map_nr", fixed((depth + (1 << shift) - 1) >>> shift));
        line(out, "alloc_hint", "{" + UNKNOWN + "}");
        line(out, "wake_batch", UNKNOWN);
        line(out, "wake_index", UNKNOWN);
        line(out, "ws_active", UNKNOWN);
        out.append("ws={\n");
        out.append(("\t{.wait=" + UNKNOWN + "},\n").repeat(WAIT_QUEUES)).append("}\n");
        line(out, "round_robin", UNKNOWN);
        line(out, "min_shallow_depth", UNKNOWN);
        return out.toString();
    }

    private String fixed(int value) {
        return resizable ? UNKNOWN : Integer.toString(value);
    }

    private static void line(StringBuilder out, String name, String value) {
        out.append(name).append('=').append(value).append('\n');
    }

    /** SBM-1: at least four words if there are four tags. */
    private static int shift(int depth) {
        int shift = WORD_SHIFT;
        if (depth >= 4) {
            while (4 << shift > depth) {
                shift--;
            }
        }
        return shift;
    }

    /** File {@code tags_bitmap}: bytes in pairs, the lowest tag first; empty without tags. */
    String bitmap() {
        if (resizable) {
            return UNKNOWN + "\n";
        }
        int[] holders = state.holders(map.id(), map.capacity());
        int[] bytes = new int[(holders.length + 7) / 8];
        for (int tag = 0; tag < holders.length; tag++) {
            bytes[tag / 8] |= holders[tag] >= 0 ? 1 << tag % 8 : 0;
        }
        return dump(bytes);
    }

    /** Bytes as debugfs dumps bitmaps: sixteen in a line, behind their offset. */
    static String dump(int[] bytes) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < bytes.length; i++) {
            if (i % 16 == 0) {
                out.append(i == 0 ? "" : "\n").append("%08x:".formatted(i));
            }
            out.append(i % 2 == 0 ? " " : "").append("%02x".formatted(bytes[i]));
        }
        return bytes.length == 0 ? "" : out.append('\n').toString();
    }
}
