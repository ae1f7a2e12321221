package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;

/** Finds requests that were under way when they were first seen. */
final class StartFinder {
    private static final int MOST = 10;

    private final Recording recording;

    StartFinder(Recording recording) {
        this.recording = recording;
    }

    List<Problem> find() {
        EventLog events = recording.events();
        List<Problem.Evidence> evidence = new ArrayList<>();
        int count = 0;
        for (int event = 0; event < recording.size(); event++) {
            int life = events.life(event);
            if (events.kind(event) == EventKind.ALLOCATE && Facts.hasNoStart(recording, life)) {
                count++;
                if (evidence.size() < MOST) {
                    String place = recording.topology().place(events.place(event)).path();
                    evidence.add(
                            new Problem.Evidence(
                                    event + 1,
                                    recording.lives().name(life) + " is first seen in " + place));
                }
            }
        }
        return count == 0 ? List.of() : List.of(problem(count, evidence));
    }

    private Problem problem(int count, List<Problem.Evidence> evidence) {
        String message =
                (count == 1
                                ? "The start of 1 request was"
                                : "The starts of " + count + " requests were")
                        + " not seen; their time before that is not known.";
        long since = recording.events().timeNs(evidence.get(0).moment() - 1);
        return new Problem(
                Problem.Kind.MISSING_START,
                Problem.Severity.INFO,
                "",
                since,
                message,
                evidence,
                List.of());
    }
}
