package org.blkscope.analysis.query;

import java.util.ArrayList;
import java.util.List;

/** Cuts a query into words and signs. Words may hold all that names of places and I/Os hold. */
final class Lexer {
    private static final List<String> SIGNS =
            List.of("==", "!=", "<=", ">=", "&&", "||", "<", ">", "!", "(", ")");
    private static final String INSIDE_WORDS = "_./#:,+-@%[]";

    private final String text;
    private int at;

    private Lexer(String text) {
        this.text = text;
    }

    /** All tokens, the last of kind END. */
    static List<Token> tokens(String text) throws QueryException {
        Lexer lexer = new Lexer(text);
        List<Token> tokens = new ArrayList<>();
        do {
            tokens.add(lexer.next());
        } while (tokens.get(tokens.size() - 1).kind() != Token.Kind.END);
        return tokens;
    }

    private Token next() throws QueryException {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        if (at == text.length()) {
            return new Token(Token.Kind.END, "", at);
        }
        char c = text.charAt(at);
        if (c == '"' || c == '\'') {
            return quoted(c);
        }
        return isWord(c) ? word() : sign();
    }

    private Token word() {
        int from = at;
        while (at < text.length() && isWord(text.charAt(at))) {
            at++;
        }
        return new Token(Token.Kind.WORD, text.substring(from, at), from);
    }

    private Token quoted(char quote) throws QueryException {
        int from = at;
        int end = text.indexOf(quote, from + 1);
        if (end < 0) {
            throw new QueryException(from, "this quote is never closed: write " + quote + " twice");
        }
        at = end + 1;
        return new Token(Token.Kind.QUOTED, text.substring(from + 1, end), from);
    }

    private Token sign() throws QueryException {
        for (String sign : SIGNS) {
            if (text.startsWith(sign, at)) {
                at += sign.length();
                return new Token(Token.Kind.SIGN, sign, at - sign.length());
            }
        }
        throw new QueryException(at, unknown(text.charAt(at)));
    }

    private static String unknown(char c) {
        return switch (c) {
            case '=' -> "a query assigns nothing: write == to compare";
            case '&', '|' -> "write " + c + c;
            default -> "'" + c + "' means nothing here: quote values that have such signs";
        };
    }

    private static boolean isWord(char c) {
        return Character.isLetterOrDigit(c) || INSIDE_WORDS.indexOf(c) >= 0;
    }
}
