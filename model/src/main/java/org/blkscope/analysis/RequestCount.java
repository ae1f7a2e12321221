package org.blkscope.analysis;

import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Recording;

/**
 * How much of the requests was seen; one of which neither is seen counts under both.
 *
 * @param complete allocation and end are there
 * @param noStart the allocation was not seen
 * @param noEnd still there at the end
 */
public record RequestCount(int complete, int noStart, int noEnd) {
    /** Counts the requests of a recording, flush and passthrough commands included. */
    public static RequestCount of(Recording recording) {
        int all = 0;
        int noStart = 0;
        int noStartButEnd = 0;
        int ended = 0;
        for (int event = 0; event < recording.size(); event++) {
            EventKind kind = recording.events().kind(event);
            int life = recording.events().life(event);
            if (kind == EventKind.ALLOCATE && recording.lives().kind(life) != LifeKind.BIO) {
                all++;
                noStart += Facts.hasNoStart(recording, life) ? 1 : 0;
            } else if (kind == EventKind.FREE || kind == EventKind.REQUEST_MERGE) {
                ended++;
                noStartButEnd += Facts.hasNoStart(recording, life) ? 1 : 0;
            }
        }
        return new RequestCount(ended - noStartButEnd, noStart, all - ended);
    }
}
