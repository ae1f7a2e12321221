package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.Recording;

/** All that the finders find in a recording, the worst first. */
public final class Problems {
    private Problems() {}

    /** Looks for problems; there is always an answer, if only that nothing was found. */
    public static List<Problem> find(Recording recording) {
        List<Problem> found = new ArrayList<>();
        found.addAll(new UnfinishedFinder(recording).find());
        found.addAll(new ClockFinder(recording).find());
        found.addAll(new GapFinder(recording).find());
        found.addAll(new StartFinder(recording).find());
        if (found.isEmpty()) {
            found.add(nothing());
        }
        found.sort((a, b) -> a.severity().compareTo(b.severity()));
        return List.copyOf(found);
    }

    private static Problem nothing() {
        return new Problem(
                Problem.Kind.NOTHING_FOUND,
                Problem.Severity.INFO,
                "",
                0,
                "Nothing found: every request has a start and an end, no event is lost, and time only goes forward.",
                List.of(),
                List.of());
    }
}
