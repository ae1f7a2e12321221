package org.blkscope.study;

import java.util.function.BooleanSupplier;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;

/**
 * Finds the moment a wish ends at, on the thread that may take its time. Steps that leave the
 * recorded part ask the feed for more.
 */
final class Seeker {
    private final Recording recording;
    private final Feed feed;
    private int at;

    Seeker(Recording recording, Feed feed) {
        this.recording = recording;
        this.feed = feed;
    }

    /**
     * The outcome of a wish.
     *
     * @param moment where it ended
     * @param notice why it did not go further, empty if it did
     */
    record Found(int moment, String notice) {}

    /** Follows a wish to its end; {@code superseded} may cut a long search short. */
    Found follow(Wish wish, BooleanSupplier superseded) {
        String notice = "";
        if (wish.from() != Wish.HERE) {
            at = Math.max(0, Math.min(wish.from(), recording.size()));
        }
        for (Wish.Move move : wish.moves()) {
            int found =
                    move.forward()
                            ? ahead(move.stride(), superseded)
                            : move.stride().previous(recording, at);
            notice = found == Stride.NONE ? refusal(move) : "";
            at = found == Stride.NONE ? at : found;
        }
        return new Found(at, notice);
    }

    private int ahead(Stride stride, BooleanSupplier superseded) {
        int searched = at;
        int found = stride.next(recording, searched);
        boolean more = true;
        while (found == Stride.NONE && more && !superseded.getAsBoolean()) {
            searched = recording.size();
            more = feed.advance(stride.feedStep(), event -> endsAt(stride, event));
            found = stride.next(recording, searched);
        }
        return found;
    }

    private boolean endsAt(Stride stride, int event) {
        return stride.endsAt(recording, event + 1);
    }

    private static String refusal(Wish.Move move) {
        return "No "
                + (move.forward() ? "later " : "earlier ")
                + move.stride().label()
                + " in this recording.";
    }
}
