package org.blkscope.analysis.query;

import java.util.Optional;

/** A comparison of two numbers. */
enum Operator {
    EQUAL("=="),
    UNEQUAL("!="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    MORE(">"),
    MORE_OR_EQUAL(">=");

    private final String sign;

    Operator(String sign) {
        this.sign = sign;
    }

    String sign() {
        return sign;
    }

    /** True for the two that also compare words. */
    boolean asksForEquality() {
        return this == EQUAL || this == UNEQUAL;
    }

    boolean holds(long left, long right) {
        return switch (this) {
            case EQUAL -> left == right;
            case UNEQUAL -> left != right;
            case LESS -> left < right;
            case LESS_OR_EQUAL -> left <= right;
            case MORE -> left > right;
            case MORE_OR_EQUAL -> left >= right;
        };
    }

    static Optional<Operator> of(Token token) {
        for (Operator operator : values()) {
            if (token.is(operator.sign)) {
                return Optional.of(operator);
            }
        }
        return Optional.empty();
    }
}
