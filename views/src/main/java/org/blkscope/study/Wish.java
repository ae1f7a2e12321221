package org.blkscope.study;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the cursor shall go: a moment, then steps from there.
 *
 * @param from the moment, or {@link #HERE} for where the wish before ended
 * @param moves steps from there, in order
 * @param serial number of the wish; a higher one supersedes it
 */
record Wish(int from, List<Move> moves, long serial) {
    static final int HERE = -1;
    private static final int MOST_MOVES = 32;

    /** One step. */
    record Move(Stride stride, boolean forward) {}

    Wish {
        moves = List.copyOf(moves);
    }

    static Wish to(int moment, long serial) {
        return new Wish(moment, List.of(), serial);
    }

    static Wish here(long serial) {
        return new Wish(HERE, List.of(), serial);
    }

    /** This wish and one more step. A key that is held down does not pile up more than a few. */
    Wish then(Move move, long newSerial) {
        List<Move> all = new ArrayList<>(moves);
        if (all.size() < MOST_MOVES) {
            all.add(move);
        }
        return new Wish(from, all, newSerial);
    }
}
