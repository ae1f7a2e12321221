package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.recording.TraceText;
import org.blkscope.recording.Verb;

/** Steps and gauge values in the words of the banner. The texts are derived, never stored. */
final class StepText {
    private static final List<String> HCTX_BITS =
            List.of("STOPPED", "TAG_ACTIVE", "SCHED_RESTART", "INACTIVE");
    private static final List<String> CPU_STATES =
            List.of("idle", "task", "worker", "softirq", "interrupt");

    private StepText() {}

    /** The kernel function or tracepoint of an event, empty if none is named. */
    static String site(Recording recording, int event) {
        EventLog events = recording.events();
        String name = recording.sites().site(events.site(event)).name();
        boolean function = !name.isEmpty() && events.kind(event) != EventKind.TRACE;
        return function && !name.endsWith(")") ? name + "()" : name;
    }

    /** What happened to whom and where, in one short line. */
    static String what(Recording recording, int event) {
        EventKind kind = recording.events().kind(event);
        String what =
                switch (kind) {
                    case TRACE -> TraceText.body(recording, event);
                    case DECISION -> decision(recording, event);
                    case TAG_GET, TAG_PUT -> tag(recording, event);
                    case STATE -> state(recording, event);
                    default -> moved(recording, event);
                };
        boolean inferred = recording.events().has(event, EventFlags.INFERRED);
        return inferred ? what + " (inferred)" : what;
    }

    /** The set bits of {@code hctx->state} by name, empty if there is none. */
    static List<String> hctxState(int bits) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < HCTX_BITS.size(); i++) {
            if ((bits >>> i & 1) != 0) {
                names.add(HCTX_BITS.get(i));
            }
        }
        return names;
    }

    /** The value of a gauge, as its kind is to be read. */
    static String value(Gauge gauge, int value) {
        return switch (gauge.kind()) {
            case HCTX_STATE -> value == 0 ? "none" : String.join(" ", hctxState(value));
            case RUN_WORK, REQUEUE_WORK -> work(value);
            case CPU ->
                    value >= 0 && value < CPU_STATES.size() ? CPU_STATES.get(value) : "" + value;
            default -> Integer.toString(value);
        };
    }

    private static String work(int value) {
        if (value == 0) {
            return "idle";
        }
        return value > 0 ? "queued on cpu" + (value - 1) : "timer on cpu" + (-value - 1);
    }

    private static String decision(Recording recording, int event) {
        Rule rule = recording.sites().site(recording.events().site(event)).rule();
        boolean taken = recording.events().has(event, EventFlags.TAKEN);
        String branch = taken ? "branch taken" : "branch not taken";
        return who(recording, event) + (rule == null ? branch : rule.id() + " " + branch);
    }

    private static String tag(Recording recording, int event) {
        EventLog events = recording.events();
        String verb = events.kind(event) == EventKind.TAG_GET ? "takes tag " : "gives back tag ";
        return who(recording, event)
                + verb
                + events.value(event)
                + " of "
                + recording.topology().place(events.place(event)).path();
    }

    private static String state(Recording recording, int event) {
        Gauge gauge = recording.topology().gauge(recording.events().place(event));
        return gauge.path() + " = " + value(gauge, recording.events().value(event));
    }

    private static String moved(Recording recording, int event) {
        EventLog events = recording.events();
        String text = who(recording, event) + events.kind(event).label();
        boolean places = events.kind(event).verb() != Verb.SET && events.place(event) != 0;
        if (places) {
            text += " " + recording.topology().place(events.place(event)).path();
        }
        return events.has(event, EventFlags.AT_HEAD) ? text + ", at the head" : text;
    }

    private static String who(Recording recording, int event) {
        int life = recording.events().life(event);
        return life < 0 ? "" : recording.lives().label(life) + " ";
    }
}
