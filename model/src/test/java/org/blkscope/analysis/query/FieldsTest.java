package org.blkscope.analysis.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Op;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Verb;
import org.junit.jupiter.api.Test;

class FieldsTest {
    private final Recording recording = Samples.run();
    private final EventLog events = recording.events();
    private final Lives lives = recording.lives();

    @Test
    void whatHappenedIsFoundByKindVerbFunctionAndRule() throws QueryException {
        check("kind == ISSUE", e -> events.kind(e) == EventKind.ISSUE);
        check("kind != TRACE", e -> events.kind(e) != EventKind.TRACE);
        check("verb == HOLD", e -> events.kind(e).verb() == Verb.HOLD);
        check("trace == block_rq_issue", e -> isTrace(e) && site(e).equals("block_rq_issue"));
        check("function == block_rq_issue", e -> site(e).equals("block_rq_issue"));
        check("rule == TAG-4", e -> rule(e).equals(Rule.TAG_4.id()));
        check(
                "kind == DECISION && value > 2",
                e -> is(e, EventKind.DECISION) && events.value(e) > 2);
        check(
                "trace == block_rq_issue && value == 4096",
                e ->
                        isTrace(e)
                                && site(e).equals("block_rq_issue")
                                && recording.traceArgs().arg(events.value(e)) == 4096);
    }

    @Test
    void whereAndWhenItHappenedIsFound() throws QueryException {
        long middle = recording.timeNs(recording.size()) / 2;
        check("time >= " + middle + "ns", e -> events.timeNs(e) >= middle);
        check("cpu == 1", e -> events.cpu(e) == 1);
        check("context == HARDIRQ", e -> context(e) == ContextKind.HARDIRQ);
        check("place == hctx1.tags", e -> !isSet(e) && place(e).equals("nullb0/hctx1/tags"));
        check("place == nullb0/device", e -> !isSet(e) && place(e).equals("nullb0/device"));
        check("gauge == hctx0.run_work", e -> isSet(e) && gauge(e).equals("nullb0/hctx0/run_work"));
        String task = recording.traceArgs().task(events.value(first(EventKind.TRACE)));
        check(
                "task == \"" + task + "\"",
                e -> isTrace(e) && recording.traceArgs().task(events.value(e)).equals(task));
        check("taken", e -> is(e, EventKind.DECISION) && events.has(e, EventFlags.TAKEN));
        assertThat(found("taken == false")).isEmpty();
        assertThat(found("inferred")).isEmpty();
        assertThat(found("!inferred")).hasSize(recording.size());
        check("!at_head", e -> !events.has(e, EventFlags.AT_HEAD));
    }

    @Test
    void requestsAreFoundByWhatTheyAre() throws QueryException {
        int life = events.life(first(EventKind.ISSUE));
        String name = lives.name(life);
        int bio = lives.link(life);
        check("rq.name == " + name, e -> events.life(e) == life || events.life(e) == bio);
        check("rq.name == " + lives.label(life), e -> events.life(e) == life);
        check("rq.op == READ", e -> events.life(e) >= 0 && lives.op(events.life(e)) == Op.READ);
        check(
                "rq.kind == BIO",
                e -> events.life(e) >= 0 && lives.kind(events.life(e)).name().equals("BIO"));
        check("rq.device == nullb0", e -> events.life(e) >= 0);
        check(
                "rq.sector >= 64KiB",
                e -> events.life(e) >= 0 && lives.sector(events.life(e)) >= 128);
        check("rq.sectors == 8", e -> events.life(e) >= 0 && lives.sectors(events.life(e)) == 8);
        String who = recording.tasks().name(lives.submitter(life));
        check(
                "rq.submitter == " + who,
                e ->
                        events.life(e) >= 0
                                && lives.submitter(events.life(e)) == lives.submitter(life));
    }

    @Test
    void latencyCountsFromTheSubmissionOfTheFirstBio() throws QueryException {
        check(
                "kind == COMPLETE && rq.latency > 60us",
                e -> {
                    int bio = is(e, EventKind.COMPLETE) ? lives.link(events.life(e)) : -1;
                    return bio >= 0 && events.timeNs(e) - events.timeNs(lives.born(bio)) > 60_000;
                });
    }

    @Test
    void tagAndPlaceAreThoseBehindTheEvent() throws QueryException {
        check("rq.tag == 3", e -> events.life(e) >= 0 && after(e).driverTag(events.life(e)) == 3);
        check(
                "rq.place == nullb0/device",
                e ->
                        events.life(e) >= 0
                                && pathOf(after(e).placeOf(events.life(e)))
                                        .equals("nullb0/device"));
    }

    @Test
    void stateMatchesWhereItBecomesTrue() throws QueryException {
        int tags = recording.topology().findPlace("nullb0/hctx0/tags").orElseThrow().id();
        check("nullb0.hctx0.tags.used == 4", e -> now(tags, e + 1) == 4 && now(tags, e) != 4);
        check("hctx0.tags.free < 1", e -> now(tags, e + 1) == 4 && now(tags, e) != 4);
        int plug = recording.topology().findPlace("nullb0/cpu0/plug").orElseThrow().id();
        check("cpu0.plug.size >= 2", e -> now(plug, e + 1) >= 2 && now(plug, e) < 2);
        int work = recording.topology().findGauge("nullb0/hctx0/run_work").orElseThrow().id();
        check("hctx0.run_work != 0", e -> at(e + 1).gauge(work) != 0 && at(e).gauge(work) == 0);
    }

    @Test
    void stateBesideAnEventMatchesEveryEventForWhichItHolds() throws QueryException {
        int tags = recording.topology().findPlace("nullb0/hctx0/tags").orElseThrow().id();
        check(
                "kind == TAG_PUT && hctx0.tags.used == 3",
                e -> is(e, EventKind.TAG_PUT) && now(tags, e + 1) == 3);
    }

    @Test
    void lackOfProgressIsMeasuredWhileSomethingIsUnderWay() throws QueryException {
        check("no_progress > 10us", e -> slowNoProgress(e) > 10_000);
    }

    private long slowNoProgress(int event) {
        int underWay = 0;
        long since = 0;
        for (int e = 0; e < event; e++) {
            EventKind kind = events.kind(e);
            if ((kind.verb() == Verb.APPEAR && underWay++ == 0)
                    || kind.verb() == Verb.LEAVE
                    || kind == EventKind.ISSUE
                    || kind == EventKind.COMPLETE) {
                since = events.timeNs(e);
            }
            underWay -= kind.verb() == Verb.LEAVE ? 1 : 0;
        }
        return underWay == 0 ? -1 : events.timeNs(event) - since;
    }

    /** Compares every match with a recount; a query that never matches proves nothing. */
    private void check(String text, IntPredicate expected) throws QueryException {
        List<Integer> recount = new ArrayList<>();
        for (int event = 0; event < recording.size(); event++) {
            if (expected.test(event)) {
                recount.add(event + 1);
            }
        }
        assertThat(recount).as(text).isNotEmpty();
        assertThat(found(text)).as(text).isEqualTo(recount);
        assertThat(foundBackwards(text)).as(text + " backwards").isEqualTo(recount);
    }

    private List<Integer> found(String text) throws QueryException {
        List<Integer> found = new ArrayList<>();
        search(text).all(0, recording.size(), () -> false, found::add);
        return found;
    }

    private List<Integer> foundBackwards(String text) throws QueryException {
        TreeSet<Integer> found = new TreeSet<>();
        Search search = search(text);
        var match = search.next(recording.size() + 1, false, () -> false);
        while (match.isPresent()) {
            found.add(match.getAsInt());
            match = search.next(match.getAsInt(), false, () -> false);
        }
        return new ArrayList<>(found);
    }

    private Search search(String text) throws QueryException {
        return Query.parse(text).in(recording);
    }

    private int now(int place, int moment) {
        return at(moment).count(place);
    }

    private Snapshot after(int event) {
        return at(event + 1);
    }

    private Snapshot at(int moment) {
        return recording.timeline().at(moment);
    }

    private int first(EventKind kind) {
        return events.nextOf(kind.bit(), 0, recording.size());
    }

    private boolean is(int event, EventKind kind) {
        return events.kind(event) == kind;
    }

    private boolean isTrace(int event) {
        return is(event, EventKind.TRACE);
    }

    private boolean isSet(int event) {
        return events.kind(event).verb() == Verb.SET;
    }

    private ContextKind context(int event) {
        return EventFlags.context(events.flags(event));
    }

    private String site(int event) {
        return recording.sites().site(events.site(event)).name();
    }

    private String rule(int event) {
        return recording.sites().site(events.site(event)).ruleIfAny().map(Rule::id).orElse("");
    }

    private String place(int event) {
        return pathOf(events.place(event));
    }

    private String pathOf(int place) {
        return recording.topology().place(place).path();
    }

    private String gauge(int event) {
        return recording.topology().gauge(events.place(event)).path();
    }
}
