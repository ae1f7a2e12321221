package org.blkscope.analysis.query;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongPredicate;
import java.util.function.ToLongFunction;
import org.blkscope.analysis.LifeNames;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Op;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;

/** Fields of the bio or request that an event speaks of; unknown where it speaks of none. */
final class RequestFields {
    private RequestFields() {}

    static void addTo(List<Field> all) {
        names(all);
        figures(all);
        all.add(
                Field.number(
                        "rq.tag",
                        FieldType.NUMBER,
                        "Driver tag that it holds behind the event.",
                        of(row -> Fields.known(row.state().driverTag(row.life())))));
        all.add(
                Field.named(
                        "rq.place",
                        "Place where it is behind the event.",
                        of(RequestFields::place),
                        StateNames::placesNamed));
    }

    private static void names(List<Field> all) {
        all.add(
                Field.named(
                        "rq.name",
                        "Name such as job1#42: the bio and its request; or label such as W41: that one alone.",
                        of(Row::life),
                        RequestFields::sameIo));
        all.add(
                Field.named(
                        "rq.submitter",
                        "Job or task that submitted it.",
                        of(row -> row.lives().submitter(row.life())),
                        (recording, value) ->
                                number ->
                                        recording.tasks().name((int) number).equals(value.text())));
        all.add(
                Field.named(
                        "rq.device",
                        "Device that it is for.",
                        of(row -> row.lives().device(row.life())),
                        (recording, value) ->
                                new Remembered(
                                        id ->
                                                recording
                                                        .topology()
                                                        .device(id)
                                                        .name()
                                                        .equals(value.text()))));
        all.add(
                Field.word(
                        "rq.kind",
                        "BIO, REQUEST, FLUSH (of a flush queue) or PASSTHROUGH.",
                        Fields.words(LifeKind.values()),
                        of(row -> row.lives().kind(row.life()).ordinal())));
        all.add(
                Field.word(
                        "rq.op",
                        "Operation: READ, WRITE, FLUSH, DISCARD ...; an empty flush counts as FLUSH.",
                        Fields.words(Op.values()),
                        of(RequestFields::op)));
    }

    private static void figures(List<Field> all) {
        all.add(
                Field.number(
                        "rq.sector",
                        FieldType.SIZE,
                        "First sector at its beginning.",
                        of(row -> sector(row.lives().sector(row.life())))));
        all.add(
                Field.number(
                        "rq.sectors",
                        FieldType.SIZE,
                        "Length at its beginning; merges come later.",
                        of(row -> row.lives().sectors(row.life()))));
        all.add(
                Field.number(
                        "rq.latency",
                        FieldType.TIME,
                        "Time since its first bio was submitted, or since it appeared if it has none.",
                        Row::latencyNs));
    }

    private static ToLongFunction<Row> of(ToLongFunction<Row> reader) {
        return row -> row.life() < 0 ? Row.UNKNOWN : reader.applyAsLong(row);
    }

    private static long sector(long sector) {
        return sector < 0 ? Row.UNKNOWN : sector;
    }

    private static long place(Row row) {
        Snapshot state = row.state();
        return state.alive(row.life()) ? state.placeOf(row.life()) : Row.UNKNOWN;
    }

    private static long op(Row row) {
        Lives lives = row.lives();
        boolean flush = lives.letter(row.life()) == 'F';
        return (flush ? Op.FLUSH : lives.op(row.life())).ordinal();
    }

    /**
     * A name stands for the I/O, a label for one bio or request alone. What is not yet there is
     * known as soon as it is.
     */
    private static LongPredicate sameIo(Recording recording, Token value) {
        Lives lives = recording.lives();
        String text = value.text();
        boolean label = text.indexOf('#') < 0;
        OptionalInt target = LifeNames.find(recording, text);
        if (target.isPresent()) {
            int wanted = target.getAsInt();
            return life -> label ? life == wanted : LifeNames.sameIo(lives, wanted, (int) life);
        }
        return life ->
                label ? lives.label((int) life).equals(text) : isNamed(lives, (int) life, text);
    }

    /** A request has the name of its first bio, but none before it has one. */
    private static boolean isNamed(Lives lives, int life, String text) {
        boolean nameless = lives.kind(life) == LifeKind.REQUEST && lives.link(life) < 0;
        return !nameless && lives.name(life).equals(text);
    }
}
