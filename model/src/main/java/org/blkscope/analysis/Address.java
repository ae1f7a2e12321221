package org.blkscope.analysis;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.base.TimeText;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;

/**
 * A short text that names a thing in a recording, the same on the screen, on the command line and
 * in notes: a place {@code nullb0/hctx0/dispatch}, an I/O {@code job1#42} or {@code W41}, a moment
 * {@code @1284}, {@code 12.480231s}, {@code 45.5%}.
 */
public sealed interface Address {
    /** The text that {@link #parse} reads back. */
    String text();

    /** A place by its path. */
    record OfPlace(String path) implements Address {
        @Override
        public String text() {
            return path;
        }
    }

    /** A bio or request by its name or by the label on its chip. */
    record OfLife(String name) implements Address {
        @Override
        public String text() {
            return name;
        }
    }

    /** A position in time. */
    sealed interface Moment extends Address {
        /** The moment that is meant in a recording, between 0 and its size. */
        int in(Recording recording);
    }

    /** The moment behind so many events. */
    record AtEvent(int events) implements Moment {
        @Override
        public String text() {
            return "@" + events;
        }

        @Override
        public int in(Recording recording) {
            return Math.min(events, recording.size());
        }
    }

    /** The moment at which everything up to a time has happened. */
    record AtTime(long ns) implements Moment {
        @Override
        public String text() {
            return TimeText.seconds(ns) + "s";
        }

        @Override
        public int in(Recording recording) {
            EventLog events = recording.events();
            int low = 0;
            int high = recording.size();
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (events.timeNs(middle) <= ns) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }

    /** A share of the events. */
    record AtShare(double percent) implements Moment {
        @Override
        public String text() {
            return String.format(Locale.ROOT, "%.1f%%", percent);
        }

        @Override
        public int in(Recording recording) {
            return (int) Math.round(recording.size() * percent / 100);
        }
    }

    /**
     * Reads any address.
     *
     * @throws IllegalArgumentException if the text is none; the message says what would be
     */
    static Address parse(String text) {
        String plain = Syntax.plain(text);
        if (Syntax.looksLikeMoment(plain)) {
            return parseMoment(text);
        }
        if (plain.contains("#") || Syntax.LABEL.matcher(plain).matches()) {
            return new OfLife(plain);
        }
        if (plain.isEmpty() || plain.contains(" ")) {
            throw new IllegalArgumentException(
                    "'"
                            + text
                            + "' is not an address: write a place such as nullb0/hctx0/dispatch, an I/O such as"
                            + " job1#42 or W41, or a moment such as @1284, 12.5ms or 45.5%");
        }
        return new OfPlace(plain);
    }

    /**
     * Reads a moment.
     *
     * @throws IllegalArgumentException if the text is none; the message says what would be
     */
    static Moment parseMoment(String text) {
        String plain = Syntax.plain(text);
        try {
            if (plain.startsWith("@")) {
                return new AtEvent(Syntax.notNegative(Integer.parseInt(plain.substring(1))));
            }
            if (plain.endsWith("%")) {
                return new AtShare(
                        Syntax.share(Double.parseDouble(plain.substring(0, plain.length() - 1))));
            }
            if (Syntax.TIME.matcher(plain).matches()) {
                return new AtTime(TimeText.parse(plain));
            }
        } catch (IllegalArgumentException e) {
            throw Syntax.notAMoment(text, e);
        }
        throw Syntax.notAMoment(text, null);
    }

    /** The shapes of addresses. */
    final class Syntax {
        private static final Pattern TIME = Pattern.compile("-?\\d+(\\.\\d+)?(ns|us|ms|s)");
        private static final Pattern LABEL = Pattern.compile("[RWFDNAZPrwfdnazp]\\d+");
        private static final Pattern GROUPING =
                Pattern.compile("(?<=\\d)[ \\u2009\\u202f\\u00a0](?=\\d)");
        private static final Pattern BEFORE_UNIT =
                Pattern.compile("(?<=\\d)\\s+(?=(ns|us|ms|s|%)$)");

        private Syntax() {}

        private static String plain(String text) {
            Matcher grouped = GROUPING.matcher(text.strip());
            return BEFORE_UNIT.matcher(grouped.replaceAll("")).replaceAll("");
        }

        private static boolean looksLikeMoment(String plain) {
            return plain.startsWith("@") || plain.endsWith("%") || TIME.matcher(plain).matches();
        }

        private static int notNegative(int events) {
            if (events < 0) {
                throw new IllegalArgumentException("negative");
            }
            return events;
        }

        private static double share(double percent) {
            if (!(percent >= 0 && percent <= 100)) {
                throw new IllegalArgumentException("not between 0 and 100");
            }
            return percent;
        }

        private static IllegalArgumentException notAMoment(
                String text, @org.jspecify.annotations.Nullable Exception cause) {
            return new IllegalArgumentException(
                    "'"
                            + text
                            + "' is not a moment: write an event such as @1284, a time such as 12.480231s or"
                            + " 12480.231 ms, or a share such as 45.5%",
                    cause);
        }
    }
}
