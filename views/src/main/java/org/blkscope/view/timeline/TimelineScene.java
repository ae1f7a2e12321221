package org.blkscope.view.timeline;

import org.blkscope.analysis.ProbeIndex;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.recording.Recording;

/**
 * What is to be drawn.
 *
 * @param index the figures of the device, as far as they are known
 * @param span the stretch of time that is shown
 * @param moment the time cursor
 * @param selectedLife a request whose stay has a ring, -1 for none
 */
public record TimelineScene(
        Recording recording, ProbeIndex index, TimeSpan span, int moment, int selectedLife) {

    /** The time from the first event of a recording to its last. */
    public static TimeSpan whole(Recording recording) {
        int size = recording.size();
        if (size == 0) {
            return new TimeSpan(0, 1);
        }
        long from = recording.events().timeNs(0);
        long to = recording.events().timeNs(size - 1);
        long margin = Math.max(1, (to - from) / 200);
        return new TimeSpan(from - margin, to + margin);
    }

    /** Time of the cursor. */
    public long cursorNs() {
        return recording.timeNs(moment);
    }
}
