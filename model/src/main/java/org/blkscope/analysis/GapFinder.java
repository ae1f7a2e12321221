package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;

/** Finds gaps: events that the source says it lost. */
final class GapFinder {
    private static final int MOST = 10;

    private final Recording recording;

    GapFinder(Recording recording) {
        this.recording = recording;
    }

    List<Problem> find() {
        EventLog events = recording.events();
        List<Problem.Evidence> evidence = new ArrayList<>();
        int gaps = 0;
        long lost = 0;
        for (int event = 0; event < recording.size(); event++) {
            if (events.kind(event) == EventKind.GAP) {
                gaps++;
                lost += events.value(event);
                if (evidence.size() < MOST) {
                    evidence.add(
                            new Problem.Evidence(
                                    event + 1, text(events.cpu(event), events.value(event))));
                }
            }
        }
        return gaps == 0 ? List.of() : List.of(problem(gaps, lost, evidence));
    }

    private Problem problem(int gaps, long lost, List<Problem.Evidence> evidence) {
        String count =
                lost == 0
                        ? "Events were lost"
                        : lost == 1 ? "1 event was lost" : lost + " events were lost";
        String message =
                "%s in %d place%s: what happened there is not known. Record with a larger buffer (trace-cmd record -b)."
                        .formatted(count, gaps, gaps == 1 ? "" : "s");
        long since = recording.events().timeNs(evidence.get(0).moment() - 1);
        return new Problem(
                Problem.Kind.LOST_EVENTS,
                Problem.Severity.WARNING,
                "",
                since,
                message,
                evidence,
                List.of());
    }

    private static String text(int cpu, int lost) {
        String count = lost == 0 ? "some events" : lost == 1 ? "1 event" : lost + " events";
        return cpu < 0 ? count + " before the first one" : count + " of CPU " + cpu;
    }
}
