package org.blkscope.capture.ftrace;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recorder;

/**
 * Events that were lost: the ring buffer was full. Lines such as {@code CPU:2 [LOST 123 EVENTS]}
 * say so between events; the head of the kernel's own file tells how many were overwritten before
 * it begins.
 */
final class Gaps {
    private static final Pattern LOST =
            Pattern.compile("CPU:(\\d{1,5}) \\[(?:LOST )?(\\d{0,9}) ?EVENTS(?: DROPPED)?\\].*");
    private static final Pattern WRITTEN =
            Pattern.compile("# entries-in-buffer/entries-written: (\\d{1,18})/(\\d{1,18}) .*");

    private record Gap(int cpu, int events) {}

    private final List<Gap> pending = new ArrayList<>();

    /** Reads a line that is no event; true if it tells of lost events. */
    boolean tells(String line) {
        Matcher lost = LOST.matcher(line);
        if (lost.matches()) {
            String count = lost.group(2);
            pending.add(
                    new Gap(
                            Integer.parseInt(lost.group(1)),
                            count.isEmpty() ? 0 : Integer.parseInt(count)));
            return true;
        }
        Matcher written = WRITTEN.matcher(line);
        if (written.matches()) {
            long missing = Long.parseLong(written.group(2)) - Long.parseLong(written.group(1));
            if (missing > 0) {
                pending.add(new Gap(-1, (int) Math.min(missing, Integer.MAX_VALUE)));
            }
        }
        return false;
    }

    /**
     * Writes what was told since the last event; value = events lost, 0 if the file does not count
     * them.
     */
    void write(Recorder recorder, long timeNs) {
        if (pending.isEmpty()) {
            return;
        }
        for (Gap gap : pending) {
            recorder.turn(timeNs, gap.cpu(), ContextKind.UNKNOWN);
            recorder.note(EventKind.GAP, 0, 0, -1, gap.events(), 0);
        }
        pending.clear();
    }
}
