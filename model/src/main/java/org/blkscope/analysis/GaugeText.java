package org.blkscope.analysis;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.GaugeKind;

/** Values of gauges in the kernel's own words. */
public final class GaugeText {
    private static final String[] STATES = {"STOPPED", "TAG_ACTIVE", "SCHED_RESTART", "INACTIVE"};
    private static final String[] CPU_WORK = {"idle", "task", "worker", "softirq", "interrupt"};

    private GaugeText() {}

    /** The value of a gauge for people. */
    public static String of(GaugeKind kind, int value) {
        return switch (kind) {
            case HCTX_STATE -> value == 0 ? "none" : String.join(" | ", states(value));
            case RUN_WORK, REQUEUE_WORK -> work(value);
            case CPU ->
                    value >= 0 && value < CPU_WORK.length
                            ? CPU_WORK[value]
                            : Integer.toString(value);
            default -> TimeScale.count(value);
        };
    }

    private static String work(int value) {
        if (value == 0) {
            return "idle";
        }
        return value > 0 ? "queued on cpu" + (value - 1) : "timer on cpu" + (-value - 1);
    }

    /** The set bits of {@code hctx->state} by name, empty if there is none. */
    public static List<String> states(int bits) {
        List<String> names = new ArrayList<>();
        for (int bit = 0; bit < STATES.length; bit++) {
            if ((bits & (1 << bit)) != 0) {
                names.add(STATES[bit]);
            }
        }
        return names;
    }
}
