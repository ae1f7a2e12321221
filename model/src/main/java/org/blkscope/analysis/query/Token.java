package org.blkscope.analysis.query;

/**
 * A word or sign of a query.
 *
 * @param text as it stands, without quotes
 * @param at position of its first character, from 0
 */
record Token(Kind kind, String text, int at) {
    enum Kind {
        /** A name, a number with or without a unit, a value. */
        WORD,
        /** A value in quotes. */
        QUOTED,
        /** A comparison, {@code &&}, {@code ||}, {@code !} or a parenthesis. */
        SIGN,
        END
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    /** The token as messages name it. */
    String shown() {
        return kind == Kind.END ? "the end" : "'" + text + "'";
    }
}
