package org.blkscope.analysis.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Rule;
import org.blkscope.recording.Sites;
import org.blkscope.recording.Verb;

/** The fields of events. Those of the state are named by the places and gauges of a recording. */
public final class Fields {
    private static final List<String> RULES =
            Arrays.stream(Rule.values()).map(Rule::id).distinct().toList();
    private static final long SET = kindsOf(Verb.SET);

    private static final List<Field> ALL = all();

    private Fields() {}

    /**
     * A field for people.
     *
     * @param name as it is written
     * @param type what it is compared with
     * @param meaning one sentence
     */
    public record Described(String name, FieldType type, String meaning) {}

    /** Every field of events, as the reference lists them. */
    public static List<Described> described() {
        return ALL.stream().map(f -> new Described(f.name(), f.type(), f.meaning())).toList();
    }

    static Optional<Field> find(String name) {
        return ALL.stream().filter(field -> field.name().equals(name)).findFirst();
    }

    static List<String> names() {
        return ALL.stream().map(Field::name).toList();
    }

    private static List<Field> all() {
        List<Field> all = new ArrayList<>();
        what(all);
        where(all);
        flags(all);
        RequestFields.addTo(all);
        return List.copyOf(all);
    }

    private static void what(List<Field> all) {
        all.add(
                Field.word(
                        "kind",
                        "Kind of the event, such as ISSUE, TAG_WAIT or TRACE.",
                        words(EventKind.values()),
                        row -> row.events().kind(row.event()).ordinal()));
        all.add(
                Field.word(
                        "verb",
                        "What the event does to the state: APPEAR, MOVE, ATTACH, HOLD, DROP, LEAVE, SET or NOTE.",
                        words(Verb.values()),
                        row -> row.events().kind(row.event()).verb().ordinal()));
        all.add(
                Field.named(
                                "trace",
                                "Name of the tracepoint, such as block_rq_issue.",
                                Fields::site,
                                Fields::sitesNamed)
                        .only(EventKind.TRACE.bit()));
        all.add(
                Field.named(
                        "function",
                        "Kernel function or tracepoint that the event comes from.",
                        Fields::site,
                        Fields::sitesNamed));
        all.add(
                Field.word(
                        "rule",
                        "Rule that the code follows there, such as DSP-9.",
                        RULES,
                        Fields::rule));
        all.add(
                Field.number(
                        "value",
                        FieldType.NUMBER,
                        "Figure of the event; of a tracepoint its bytes, error or count.",
                        Fields::value));
    }

    private static void where(List<Field> all) {
        all.add(
                Field.number(
                        "time",
                        FieldType.TIME,
                        "Time of the event on the clock of the recording.",
                        row -> row.events().timeNs(row.event())));
        all.add(
                Field.number(
                        "cpu",
                        FieldType.NUMBER,
                        "CPU on which it happened.",
                        row -> known(row.events().cpu(row.event()))));
        all.add(
                Field.word(
                        "context",
                        "What the CPU ran: TASK, KBLOCKD, SOFTIRQ, HARDIRQ, IDLE or WORKER.",
                        words(ContextKind.values()),
                        row ->
                                known(
                                        context(row) == ContextKind.UNKNOWN
                                                ? -1
                                                : context(row).ordinal())));
        all.add(
                Field.named(
                                "task",
                                "Task of a tracepoint with its process number, such as fio-61.",
                                Fields::row,
                                (recording, value) ->
                                        row ->
                                                recording
                                                        .traceArgs()
                                                        .task((int) row)
                                                        .equals(value.text()))
                        .only(EventKind.TRACE.bit()));
        all.add(
                Field.named(
                                "place",
                                "Place that the event is about: a life goes there, a tag is of that map.",
                                row -> row.events().place(row.event()),
                                StateNames::placesNamed)
                        .only(Field.ALL_KINDS & ~SET));
        all.add(
                Field.named(
                                "gauge",
                                "Gauge that the event sets.",
                                row -> row.events().place(row.event()),
                                StateNames::gaugesNamed)
                        .only(SET));
        all.add(
                Field.number(
                        "no_progress",
                        FieldType.TIME,
                        "Time before the event in which nothing was issued, completed or ended although something was under way.",
                        Row::noProgressNs));
    }

    private static void flags(List<Field> all) {
        all.add(flag("inferred", "The event was not seen but concluded.", EventFlags.INFERRED));
        all.add(flag("at_head", "The life goes to the head of the list.", EventFlags.AT_HEAD));
        all.add(
                flag("taken", "The condition of the decision was true.", EventFlags.TAKEN)
                        .only(EventKind.DECISION.bit()));
    }

    private static Field flag(String name, String meaning, int mask) {
        return Field.flag(name, meaning, row -> row.events().has(row.event(), mask) ? 1 : 0);
    }

    private static long site(Row row) {
        return row.events().site(row.event());
    }

    private static long row(Row row) {
        return row.events().value(row.event());
    }

    private static long rule(Row row) {
        Rule rule = row.recording().sites().site(row.events().site(row.event())).rule();
        return rule == null ? Row.UNKNOWN : RULES.indexOf(rule.id());
    }

    private static long value(Row row) {
        int value = row.events().value(row.event());
        boolean trace = row.events().kind(row.event()) == EventKind.TRACE;
        return trace ? row.recording().traceArgs().arg(value) : value;
    }

    private static ContextKind context(Row row) {
        return EventFlags.context(row.events().flags(row.event()));
    }

    /** Sites are few and looked up often, so their names are compared once each. */
    private static LongPredicate sitesNamed(
            org.blkscope.recording.Recording recording, Token value) {
        Sites sites = recording.sites();
        return new Remembered(site -> sites.site(site).name().equals(value.text()));
    }

    static long known(int number) {
        return number < 0 ? Row.UNKNOWN : number;
    }

    static List<String> words(Enum<?>[] values) {
        return Arrays.stream(values).map(Enum::name).toList();
    }

    private static long kindsOf(Verb verb) {
        return Arrays.stream(EventKind.values())
                .filter(kind -> kind.verb() == verb)
                .mapToLong(EventKind::bit)
                .reduce(0, (a, b) -> a | b);
    }
}
