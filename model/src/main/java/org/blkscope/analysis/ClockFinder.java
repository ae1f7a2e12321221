package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.blkscope.base.TimeText;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;

/**
 * Finds times that go backwards: on one CPU a fault of the clock, between CPUs clocks that
 * disagree.
 */
final class ClockFinder {
    private static final int MOST = 10;

    private final Recording recording;
    private final List<Problem.Evidence> evidence = new ArrayList<>();
    private long[] lastOfCpu = new long[8];
    private int backwards;
    private int onOneCpu;
    private long worst;

    ClockFinder(Recording recording) {
        this.recording = recording;
        Arrays.fill(lastOfCpu, Long.MIN_VALUE);
    }

    List<Problem> find() {
        EventLog events = recording.events();
        for (int event = 1; event < recording.size(); event++) {
            long back = events.timeNs(event - 1) - events.timeNs(event);
            if (back > 0) {
                see(event, back);
            }
            ownCpu(events.cpu(event), events.timeNs(event));
        }
        return backwards == 0 ? List.of() : List.of(problem());
    }

    private void see(int event, long back) {
        backwards++;
        worst = Math.max(worst, back);
        if (evidence.size() < MOST) {
            String text =
                    "CPU %d, %s back"
                            .formatted(recording.events().cpu(event), TimeText.duration(back));
            evidence.add(new Problem.Evidence(event + 1, text));
        }
    }

    private void ownCpu(int cpu, long ns) {
        if (cpu < 0) {
            return;
        }
        if (cpu >= lastOfCpu.length) {
            int old = lastOfCpu.length;
            lastOfCpu = Arrays.copyOf(lastOfCpu, Math.max(cpu + 1, old * 2));
            Arrays.fill(lastOfCpu, old, lastOfCpu.length, Long.MIN_VALUE);
        }
        onOneCpu += ns < lastOfCpu[cpu] ? 1 : 0;
        lastOfCpu[cpu] = ns;
    }

    private Problem problem() {
        String where =
                onOneCpu > 0
                        ? times(onOneCpu) + " on one CPU"
                        : "between CPUs only, so each CPU's own order is right";
        String message =
                "Time goes backwards %s, by up to %s: %s. Latencies across CPUs may be wrong."
                        .formatted(times(backwards), TimeText.duration(worst), where);
        long since = recording.events().timeNs(evidence.get(0).moment() - 1);
        Problem.Severity severity = onOneCpu > 0 ? Problem.Severity.WARNING : Problem.Severity.INFO;
        return new Problem(
                Problem.Kind.CLOCK_BACKWARDS, severity, "", since, message, evidence, List.of());
    }

    private static String times(int count) {
        return count == 1 ? "once" : count + " times";
    }
}
