package org.blkscope.analysis.query;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Makes a tree of the tokens; {@code !} binds before {@code &&}, that before {@code ||}. */
final class Parser {
    private static final int DEEPEST = 100;
    private static final Set<String> UNITS =
            Set.of("ns", "us", "ms", "s", "B", "KiB", "MiB", "GiB", "TiB");

    private final List<Token> tokens;
    private int at;
    private int depth;

    private Parser(List<Token> tokens) {
        this.tokens = tokens;
    }

    static Expression parse(String text) throws QueryException {
        Parser parser = new Parser(Lexer.tokens(text));
        if (parser.peek().kind() == Token.Kind.END) {
            throw new QueryException(
                    0, "there is nothing to look for: write a comparison such as kind == ISSUE");
        }
        Expression all = parser.either();
        Token rest = parser.peek();
        if (rest.kind() != Token.Kind.END) {
            throw new QueryException(
                    rest.at(), "expected && or || or the end, found " + rest.shown());
        }
        return all;
    }

    private Expression either() throws QueryException {
        Expression left = both();
        while (take("||")) {
            left = new Expression.Either(left, both());
        }
        return left;
    }

    private Expression both() throws QueryException {
        Expression left = one();
        while (take("&&")) {
            left = new Expression.Both(left, one());
        }
        return left;
    }

    private Expression one() throws QueryException {
        if (++depth > DEEPEST) {
            throw new QueryException(
                    peek().at(), "more than " + DEEPEST + " levels of ! and parentheses");
        }
        Expression one = take("!") ? new Expression.Not(one()) : inner();
        depth--;
        return one;
    }

    private Expression inner() throws QueryException {
        if (!take("(")) {
            return comparison();
        }
        Expression all = either();
        if (!take(")")) {
            throw new QueryException(peek().at(), "expected ), found " + peek().shown());
        }
        return all;
    }

    private Expression comparison() throws QueryException {
        Token field = next();
        if (field.kind() != Token.Kind.WORD) {
            throw new QueryException(field.at(), "expected a field, found " + field.shown());
        }
        if (peek().is("(")) {
            throw new QueryException(peek().at(), "a query calls nothing: write a comparison");
        }
        Optional<Operator> operator = Operator.of(peek());
        if (operator.isEmpty()) {
            return new Expression.Bare(field);
        }
        at++;
        return new Expression.Comparison(field, operator.get(), value());
    }

    /** A word, with the unit behind it if a blank stands between. */
    private Token value() throws QueryException {
        Token value = next();
        if (value.kind() != Token.Kind.WORD && value.kind() != Token.Kind.QUOTED) {
            throw new QueryException(value.at(), "expected a value, found " + value.shown());
        }
        boolean number = value.text().matches("-?\\d+(\\.\\d+)?");
        if (number && UNITS.contains(peek().text())) {
            return new Token(Token.Kind.WORD, value.text() + next().text(), value.at());
        }
        return value;
    }

    private boolean take(String sign) {
        boolean found = peek().is(sign);
        at += found ? 1 : 0;
        return found;
    }

    private Token peek() {
        return tokens.get(at);
    }

    private Token next() {
        Token token = peek();
        at += token.kind() == Token.Kind.END ? 0 : 1;
        return token;
    }
}
