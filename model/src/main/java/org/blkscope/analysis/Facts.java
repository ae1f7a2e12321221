package org.blkscope.analysis;

import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Recording;

/** Small questions about a recording that several measures ask. */
final class Facts {
    private Facts() {}

    static boolean isInferred(EventLog events, int event) {
        return events.has(event, EventFlags.INFERRED);
    }

    /**
     * True for a request whose allocation was not seen: the recording begins too late for it, or
     * lost events.
     */
    static boolean hasNoStart(Recording recording, int life) {
        int born = recording.lives().born(life);
        return recording.lives().kind(life) == LifeKind.REQUEST
                && born >= 0
                && isInferred(recording.events(), born);
    }

    /** True for everything that is a request to the driver. */
    static boolean isRequest(LifeKind kind) {
        return kind != LifeKind.BIO;
    }

    /** Time from the first event to the last; 0 if there are none, negative if clocks disagree. */
    static long spanNs(Recording recording) {
        int size = recording.size();
        return size == 0 ? 0 : recording.events().timeNs(size - 1) - recording.events().timeNs(0);
    }
}
