package org.blkscope.analysis;

import java.util.Locale;
import org.blkscope.base.TimeText;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Sites;
import org.blkscope.recording.TraceText;
import org.blkscope.recording.Why;

/** One event in words: what tables, banners and the clipboard say of it. */
public final class EventText {
    private final Recording recording;
    private final EventLog events;

    public EventText(Recording recording) {
        this.recording = recording;
        this.events = recording.events();
    }

    /** What happened: the tracepoint's name, or the kind in two or three words. */
    public String name(int event) {
        EventKind kind = events.kind(event);
        return kind == EventKind.TRACE ? site(event).name() : kind.label();
    }

    /** Label of the bio or request it speaks of; empty if none. */
    public String who(int event) {
        int life = events.life(event);
        return life < 0 ? "" : recording.lives().label(life);
    }

    /** CPU number; {@code ?} if not known. */
    public String cpu(int event) {
        int cpu = events.cpu(event);
        return cpu < 0 ? "?" : Integer.toString(cpu);
    }

    /** The kernel function or tracepoint; empty if none is named. */
    public String function(int event) {
        return site(event).name();
    }

    /** Everything else worth a line. */
    public String detail(int event) {
        EventKind kind = events.kind(event);
        String text =
                switch (kind.verb()) {
                    case APPEAR, MOVE -> moved(event);
                    case ATTACH -> "joins " + recording.lives().label(events.value(event));
                    case HOLD, DROP -> "tag " + events.value(event) + " of " + place(event);
                    case LEAVE -> left(event);
                    case SET -> set(event);
                    case NOTE -> note(event, kind);
                };
        return events.has(event, EventFlags.INFERRED) ? join(text, "(inferred)") : text;
    }

    /** A line as ftrace prints it; events that no tracepoint tells of keep the columns. */
    public String traceLine(int event) {
        if (events.kind(event) == EventKind.TRACE) {
            return TraceText.line(recording, event);
        }
        long micros = Math.floorDiv(events.timeNs(event), 1000L);
        String cpu =
                events.cpu(event) < 0
                        ? "  ?"
                        : String.format(Locale.ROOT, "%03d", events.cpu(event));
        return String.format(
                Locale.ROOT,
                "%16s-%-7s [%s] ..... %5d.%06d: %s: %s",
                "#",
                "",
                cpu,
                micros / 1_000_000,
                micros % 1_000_000,
                name(event).replace(' ', '_'),
                join(who(event), detail(event)));
    }

    private String moved(int event) {
        String where = place(event);
        String head = events.has(event, EventFlags.AT_HEAD) ? " (head)" : "";
        return where.isEmpty() ? function(event) : where + head;
    }

    private String left(int event) {
        int value = events.value(event);
        EventKind kind = events.kind(event);
        if (kind == EventKind.REQUEST_MERGE) {
            return "into " + recording.lives().label(value);
        }
        return kind == EventKind.BIO_END && value != 0 ? "error " + value : function(event);
    }

    private String set(int event) {
        Gauge gauge = recording.topology().gauge(events.place(event));
        return gauge.path() + " = " + GaugeText.of(gauge.kind(), events.value(event));
    }

    private String note(int event, EventKind kind) {
        int value = events.value(event);
        return switch (kind) {
            case TRACE -> TraceText.body(recording, event);
            case DECISION, VIOLATION -> join(function(event), Why.explain(recording, event));
            case RUN_QUEUE -> join(place(event), value > 0 ? "in " + TimeText.duration(value) : "");
            case COST -> join(function(event), TimeText.duration(value));
            case SPLIT -> "rest is " + recording.lives().label(value);
            case TASK, MARK, GAP -> join(function(event), text(value));
            default -> join(function(event), place(event));
        };
    }

    private String text(int number) {
        return number > 0 && number < recording.texts().size()
                ? recording.texts().name(number)
                : "";
    }

    private String place(int event) {
        return recording.topology().place(events.place(event)).path();
    }

    private Sites.Site site(int event) {
        return recording.sites().site(events.site(event));
    }

    private static String join(String first, String second) {
        return first.isEmpty() || second.isEmpty() ? first + second : first + "  " + second;
    }
}
