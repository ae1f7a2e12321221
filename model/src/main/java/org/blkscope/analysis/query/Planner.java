package org.blkscope.analysis.query;

import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;

/** Looks up the names of a query and checks that fields and values go together. */
final class Planner {
    private final Recording recording;

    Planner(Recording recording) {
        this.recording = recording;
    }

    Plan plan(Expression expression) throws QueryException {
        if (expression instanceof Expression.Both both) {
            return plan(both.left()).and(plan(both.right()));
        }
        if (expression instanceof Expression.Either either) {
            return plan(either.left()).or(plan(either.right()));
        }
        if (expression instanceof Expression.Not not) {
            return plan(not.inner()).not();
        }
        return expression instanceof Expression.Comparison comparison
                ? comparison(comparison)
                : bare(((Expression.Bare) expression).field());
    }

    private Plan bare(Token name) throws QueryException {
        Field field = field(name);
        if (field.type() != FieldType.FLAG) {
            throw new QueryException(
                    name.at(),
                    name.shown()
                            + " is not true or false by itself: compare it with "
                            + field.type().expected());
        }
        return plan(field, truth -> truth == 1);
    }

    private Plan comparison(Expression.Comparison comparison) throws QueryException {
        Field field = field(comparison.field());
        Operator operator = comparison.operator();
        if (field.type().isOrdered()) {
            long number = field.type().parse(comparison.field(), comparison.value());
            return plan(field, read -> operator.holds(read, number));
        }
        if (!operator.asksForEquality()) {
            throw new QueryException(
                    comparison.field().at(),
                    comparison.field().shown()
                            + " is a "
                            + field.type().label()
                            + ": it can only be compared by == and !=");
        }
        LongPredicate equal = field.values().equalTo(recording, comparison.value());
        return plan(field, operator == Operator.EQUAL ? equal : equal.negate());
    }

    private Plan plan(Field field, LongPredicate test) {
        if (field.name().equals("kind") || field.name().equals("verb")) {
            return ofKinds(field, test);
        }
        ToLongFunction<Row> reader = field.reader();
        long only = field.kinds();
        Predicate<Row> asked = row -> holds(reader.applyAsLong(row), test);
        Predicate<Row> guarded =
                only == Field.ALL_KINDS ? asked : row -> isOf(only, row) && asked.test(row);
        return new Plan(guarded, only, false, !field.ofState());
    }

    /** The kind of an event decides alone, so the kinds that will do are found out beforehand. */
    private static Plan ofKinds(Field field, LongPredicate test) {
        long kinds = 0;
        for (EventKind kind : EventKind.values()) {
            int number = field.name().equals("kind") ? kind.ordinal() : kind.verb().ordinal();
            kinds |= test.test(number) ? kind.bit() : 0;
        }
        long wanted = kinds;
        return new Plan(row -> isOf(wanted, row), wanted, true, true);
    }

    private static boolean isOf(long kinds, Row row) {
        return (kinds & row.events().kind(row.event()).bit()) != 0;
    }

    private static boolean holds(long value, LongPredicate test) {
        return value != Row.UNKNOWN && test.test(value);
    }

    private Field field(Token name) throws QueryException {
        Optional<Field> ofEvent = Fields.find(name.text());
        return ofEvent.isPresent() ? ofEvent.get() : StateNames.find(recording.topology(), name);
    }
}
