package org.blkscope.analysis.query;

/** A query as a tree; names are not yet looked up. */
sealed interface Expression {
    /** Both hold. */
    record Both(Expression left, Expression right) implements Expression {}

    /** One of them holds, or both. */
    record Either(Expression left, Expression right) implements Expression {}

    /** It does not hold. */
    record Not(Expression inner) implements Expression {}

    /** A field against a value. */
    record Comparison(Token field, Operator operator, Token value) implements Expression {}

    /** A field that is true or false by itself. */
    record Bare(Token field) implements Expression {}
}
