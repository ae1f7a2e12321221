package org.blkscope.analysis.query;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.function.ToLongFunction;
import org.blkscope.base.Nearest;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;

/**
 * Something a query can ask for.
 *
 * @param name as it is written
 * @param type what it is compared with
 * @param ofState true if it says something of the state alone, whatever the event
 * @param meaning one sentence
 * @param reader takes the value from a row; {@link Row#UNKNOWN} where there is none
 * @param values makes a test of the number that the reader gives from a written value
 * @param kinds bits of the only kinds of events that have it
 */
record Field(
        String name,
        FieldType type,
        boolean ofState,
        String meaning,
        ToLongFunction<Row> reader,
        Values values,
        long kinds) {
    /** Bits of all kinds. */
    static final long ALL_KINDS = (1L << EventKind.values().length) - 1;

    /** Written values of words and names. */
    @FunctionalInterface
    interface Values {
        /** True for the numbers that stand for the value. */
        LongPredicate equalTo(Recording recording, Token value) throws QueryException;
    }

    /** A number of a kind that {@link FieldType#isOrdered}. */
    static Field number(String name, FieldType type, String meaning, ToLongFunction<Row> reader) {
        Values exact =
                (recording, value) -> {
                    long number = type.parse(new Token(Token.Kind.WORD, name, 0), value);
                    return read -> read == number;
                };
        return new Field(name, type, false, meaning, reader, exact, ALL_KINDS);
    }

    /** One of some words; the reader gives its index. */
    static Field word(String name, String meaning, List<String> words, ToLongFunction<Row> reader) {
        Values listed =
                (recording, value) -> {
                    int index = indexOf(words, name, value);
                    return read -> read == index;
                };
        return new Field(name, FieldType.WORD, false, meaning, reader, listed, ALL_KINDS);
    }

    /** A name; the reader gives a number of which the values know what it stands for. */
    static Field named(String name, String meaning, ToLongFunction<Row> reader, Values values) {
        return new Field(name, FieldType.NAME, false, meaning, reader, values, ALL_KINDS);
    }

    /** True or false; the reader gives 1 or 0. */
    static Field flag(String name, String meaning, ToLongFunction<Row> reader) {
        Values truth =
                (recording, value) -> {
                    int index = indexOf(List.of("false", "true"), name, value);
                    return read -> read == index;
                };
        return new Field(name, FieldType.FLAG, false, meaning, reader, truth, ALL_KINDS);
    }

    /** The same for a field that only events of some kinds have. */
    Field only(long bits) {
        return new Field(name, type, ofState, meaning, reader, values, bits);
    }

    /** The same for a field of the state. */
    Field ofTheState() {
        return new Field(name, type, true, meaning, reader, values, kinds);
    }

    private static int indexOf(List<String> words, String field, Token value)
            throws QueryException {
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).equalsIgnoreCase(value.text())) {
                return i;
            }
        }
        String upper = value.text().toUpperCase(java.util.Locale.ROOT);
        String hint =
                Nearest.of(upper, words)
                        .map(word -> "; nearest: " + word)
                        .orElse("; there are " + String.join(", ", words));
        throw new QueryException(value.at(), field + " is never " + value.shown() + hint);
    }
}
