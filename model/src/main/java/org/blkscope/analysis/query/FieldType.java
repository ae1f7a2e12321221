package org.blkscope.analysis.query;

import org.blkscope.base.SizeText;
import org.blkscope.base.TimeText;

/** What a field is compared with. */
public enum FieldType {
    /** A whole number. */
    NUMBER("number", "a whole number such as 3"),
    /** Nanoseconds. */
    TIME("time", "a time such as 30ms"),
    /** Sectors of 512 bytes. */
    SIZE("size", "sectors such as 8, or a size such as 4KiB"),
    /** One of a fixed list. */
    WORD("word", "a word of a list"),
    /** A name that the recording gives. */
    NAME("name", "a name"),
    /** True or false. */
    FLAG("flag", "true or false");

    private final String label;
    private final String expected;

    FieldType(String label, String expected) {
        this.label = label;
        this.expected = expected;
    }

    /** One word for tables. */
    public String label() {
        return label;
    }

    /** True if it can be less or more than a value. */
    boolean isOrdered() {
        return this == NUMBER || this == TIME || this == SIZE;
    }

    /** What is to be written behind a comparison. */
    String expected() {
        return expected;
    }

    /** Reads a number with its unit. */
    long parse(Token field, Token value) throws QueryException {
        try {
            return switch (this) {
                case TIME -> TimeText.parse(value.text());
                case SIZE -> SizeText.parse(value.text());
                default -> Long.parseLong(value.text());
            };
        } catch (IllegalArgumentException e) {
            throw new QueryException(
                    value.at(),
                    field.text() + " is compared with " + expected + ", found " + value.shown());
        }
    }
}
