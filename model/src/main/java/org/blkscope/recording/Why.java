package org.blkscope.recording;

/**
 * Puts the figures of an event into the sentence of its rule. The text is derived, never stored.
 */
public final class Why {
    private Why() {}

    /**
     * One plain sentence that says why the event happened, with the rule's identifier; empty if no
     * rule is named.
     */
    public static String explain(Recording recording, int event) {
        EventLog events = recording.events();
        Rule rule = recording.sites().site(events.site(event)).rule();
        if (rule == null) {
            return "";
        }
        boolean decides = events.kind(event) == EventKind.DECISION;
        String text = rule.sentence().replaceAll(decides ? "[\\[\\]]" : "\\[[^\\]]*\\]", "");
        int life = events.life(event);
        text = text.replace("{rq}", life < 0 ? "the request" : recording.lives().label(life));
        text = counted(text, events.value(event));
        text = text.replace("{place}", recording.topology().place(placeOf(events, event)).path());
        return text + " (" + rule.id() + ")";
    }

    /** The sentence with its figure; one request is not {@code 1 requests}. */
    private static String counted(String text, int value) {
        String one = text;
        if (value == 1) {
            one = one.replace("{n} requests were", "{n} request was");
            one = one.replace("{n} requests", "{n} request").replace("{n} times", "once");
        }
        return one.replace("{n}", Integer.toString(value));
    }

    private static int placeOf(EventLog events, int event) {
        return events.kind(event).verb() == Verb.SET ? 0 : events.place(event);
    }
}
