package org.blkscope.workload;

import java.util.List;

/** The words of one line of a script, taken from left to right; each taker says what it expects. */
final class Words {
    private static final long MAX_SECTOR = 1L << 54;
    private static final int MAX_SLOT = 63;

    private final int line;
    private final String text;
    private final List<String> words;
    private final boolean slots;
    private int next = 1;

    /**
     * @param line number of the line, from 1
     * @param slots true if operations name the slot of their file
     */
    Words(int line, String text, boolean slots) {
        this.line = line;
        this.text = text.strip();
        this.words = List.of(this.text.split("\\s+", -1));
        this.slots = slots;
    }

    String command() {
        return words.get(0);
    }

    boolean more() {
        return next < words.size();
    }

    /** The next word, whatever it is. */
    String word(String what) throws ScriptException {
        if (!more()) {
            throw error("expected " + what + " after '" + text + "', found the end of the line");
        }
        return words.get(next++);
    }

    /** A whole number from {@code min} to {@code max}. */
    long number(String what, long min, long max) throws ScriptException {
        String expected = what + ", a whole number from " + min + " to " + max;
        String word = word(expected);
        try {
            long value = Long.parseLong(word);
            if (value >= min && value <= max) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw found(expected, word);
        }
        throw found(expected, word);
    }

    int integer(String what, int min, int max) throws ScriptException {
        return (int) number(what, min, max);
    }

    int slot() throws ScriptException {
        return slots ? integer("the slot of the file", 0, MAX_SLOT) : 0;
    }

    int sectors() throws ScriptException {
        return integer("the number of sectors", 1, Integer.MAX_VALUE >> 9);
    }

    long span() throws ScriptException {
        return number("the number of sectors", 1, MAX_SECTOR);
    }

    Sector sector() throws ScriptException {
        String expected =
                "the first sector: a number, A+iB (A plus loop index times B)"
                        + " or rX (random below X)";
        String word = word(expected);
        int plus = word.indexOf("+i");
        try {
            if (word.startsWith("r")) {
                return new Sector.Random(inRange(word.substring(1), 1));
            }
            return plus < 0
                    ? new Sector.Fixed(inRange(word, 0))
                    : new Sector.Stepped(
                            inRange(word.substring(0, plus), 0),
                            inRange(word.substring(plus + 2), 0));
        } catch (NumberFormatException e) {
            throw found(expected, word);
        }
    }

    /** All that is left, as flags of an operation. */
    IoFlags flags() throws ScriptException {
        boolean dsync = false;
        boolean sync = false;
        boolean hipri = false;
        boolean nowait = false;
        while (more()) {
            String word = word("a flag");
            switch (word) {
                case "dsync" -> dsync = true;
                case "sync" -> sync = true;
                case "hipri" -> hipri = true;
                case "nowait" -> nowait = true;
                default -> throw found("one of dsync, sync, hipri, nowait", word);
            }
        }
        return new IoFlags(dsync, sync, hipri, nowait);
    }

    /** The rest of the line as it stands. */
    String rest(String what) throws ScriptException {
        if (!more()) {
            throw error("expected " + what + " after '" + text + "', found the end of the line");
        }
        next = words.size();
        return text.substring(command().length()).strip();
    }

    /** Nothing may follow. */
    void end() throws ScriptException {
        if (more()) {
            throw found("the end of the line", words.get(next));
        }
    }

    ScriptException found(String expected, String found) {
        return error("in '" + text + "': expected " + expected + "; found '" + found + "'");
    }

    ScriptException error(String problem) {
        return new ScriptException(line, problem);
    }

    private static long inRange(String word, long min) {
        long value = Long.parseLong(word);
        if (value < min || value > MAX_SECTOR) {
            throw new NumberFormatException(word);
        }
        return value;
    }
}
