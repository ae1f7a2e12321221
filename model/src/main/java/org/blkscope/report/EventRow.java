package org.blkscope.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.analysis.EventText;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.recording.Sites;
import org.blkscope.recording.Verb;
import org.jspecify.annotations.Nullable;

/** One event as named values, for other programs; what is not known is null. */
public final class EventRow {
    /** The names, in order. */
    public static final List<String> KEYS =
            List.of(
                    "moment",
                    "time_ns",
                    "cpu",
                    "context",
                    "kind",
                    "function",
                    "rule",
                    "request",
                    "label",
                    "place",
                    "inferred",
                    "text");

    private final Recording recording;
    private final EventLog events;
    private final EventText text;

    /**
     * @param recording whose events are asked for
     */
    public EventRow(Recording recording) {
        this.recording = recording;
        events = recording.events();
        text = new EventText(recording);
    }

    /** The values of an event under {@link #KEYS}, in that order. */
    public Map<String, @Nullable Object> of(int event) {
        int life = events.life(event);
        Sites.Site site = recording.sites().site(events.site(event));
        ContextKind context = EventFlags.context(events.flags(event));
        Map<String, @Nullable Object> row = new LinkedHashMap<>();
        row.put("moment", event + 1);
        row.put("time_ns", events.timeNs(event));
        row.put("cpu", events.cpu(event) < 0 ? null : events.cpu(event));
        row.put("context", context == ContextKind.UNKNOWN ? null : context.label());
        row.put("kind", events.kind(event).name());
        row.put("function", emptyIsNull(site.name()));
        row.put("rule", site.ruleIfAny().map(Rule::id).orElse(null));
        row.put("request", life < 0 ? null : recording.lives().name(life));
        row.put("label", life < 0 ? null : recording.lives().label(life));
        row.put("place", emptyIsNull(place(event)));
        row.put("inferred", events.has(event, EventFlags.INFERRED));
        row.put("text", plain(text.detail(event)));
        return row;
    }

    /** The event in one line: name, who, and what. */
    public String line(int event) {
        String who = text.who(event);
        return plain(
                (text.name(event) + "  " + (who.isEmpty() ? "" : who + "  ") + text.detail(event))
                        .strip());
    }

    private String place(int event) {
        int place = events.place(event);
        return events.kind(event).verb() == Verb.SET
                ? recording.topology().gauge(place).path()
                : recording.topology().place(place).path();
    }

    private static @Nullable String emptyIsNull(String text) {
        return text.isEmpty() ? null : text;
    }

    /** Digits are grouped on the screen only. */
    private static String plain(String text) {
        return text.replace("\u2009", "");
    }
}
