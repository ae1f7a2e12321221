package org.blkscope.view.pipeline;

import org.blkscope.analysis.EventText;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.recording.Verb;

/** Steps in the words of the banner: short sentences where a table has columns. */
final class StepText {
    private final Recording recording;
    private final EventLog events;
    private final EventText text;

    StepText(Recording recording) {
        this.recording = recording;
        events = recording.events();
        text = new EventText(recording);
    }

    /** The kernel function or tracepoint of an event, empty if none is named. */
    String site(int event) {
        String name = text.function(event);
        boolean function = !name.isEmpty() && events.kind(event) != EventKind.TRACE;
        return function && !name.endsWith(")") ? name + "()" : name;
    }

    /** What happened to whom and where, in one short line. */
    String what(int event) {
        EventKind kind = events.kind(event);
        if (kind == EventKind.TRACE || kind == EventKind.STATE) {
            return text.detail(event);
        }
        String what =
                switch (kind) {
                    case DECISION -> decision(event);
                    case TAG_GET -> "takes " + tag(event);
                    case TAG_PUT -> "gives back " + tag(event);
                    default -> moved(event);
                };
        String who = text.who(event);
        String sentence = who.isEmpty() ? what : who + " " + what;
        return events.has(event, EventFlags.INFERRED) ? sentence + " (inferred)" : sentence;
    }

    private String decision(int event) {
        Rule rule = recording.sites().site(events.site(event)).rule();
        boolean taken = events.has(event, EventFlags.TAKEN);
        String branch = taken ? "branch taken" : "branch not taken";
        return rule == null ? branch : rule.id() + " " + branch;
    }

    private String tag(int event) {
        return "tag " + events.value(event) + " of " + place(event);
    }

    private String moved(int event) {
        EventKind kind = events.kind(event);
        boolean places = kind.verb() != Verb.SET && events.place(event) != 0;
        String text = places ? kind.label() + " " + place(event) : kind.label();
        return events.has(event, EventFlags.AT_HEAD) ? text + ", at the head" : text;
    }

    private String place(int event) {
        return recording.topology().place(events.place(event)).path();
    }
}
