package org.blkscope.base;

import java.util.Locale;

/** Nanoseconds as people read them, and back: a number with a unit, never a bare count. */
public final class TimeText {
    private static final long MICRO = 1_000L;
    private static final long MILLI = 1_000_000L;
    private static final long SECOND = 1_000_000_000L;

    private TimeText() {}

    /**
     * A duration with three or more significant digits: {@code 870 ns}, {@code 12.4 us}, {@code
     * 2.00 ms}, {@code 1.50 s}.
     */
    public static String duration(long ns) {
        long size = Math.abs(ns);
        if (size < MICRO) {
            return ns + " ns";
        }
        if (size < MILLI) {
            return figure(ns, MICRO) + " us";
        }
        return size < SECOND ? figure(ns, MILLI) + " ms" : figure(ns, SECOND) + " s";
    }

    /** Seconds with nine decimals and no unit: {@code 12.480317000}. */
    public static String seconds(long ns) {
        long whole = Math.floorDiv(ns, SECOND);
        return String.format(Locale.ROOT, "%d.%09d", whole, Math.floorMod(ns, SECOND));
    }

    /**
     * A time in the largest unit that needs no fraction, so that {@link #parse} gives it back:
     * {@code 2ms}, {@code 1500us}.
     */
    public static String exact(long ns) {
        if (ns == 0 || ns % MICRO != 0) {
            return ns + "ns";
        }
        if (ns % MILLI != 0) {
            return ns / MICRO + "us";
        }
        return ns % SECOND != 0 ? ns / MILLI + "ms" : ns / SECOND + "s";
    }

    /**
     * Reads a time with its unit: {@code 250ns}, {@code 12.4us}, {@code 2ms}, {@code 1.5 s}; a bare
     * whole number is nanoseconds.
     *
     * @throws IllegalArgumentException if the text is not a time or does not fit 64 bits of
     *     nanoseconds
     */
    public static long parse(String text) {
        String trimmed = text.strip();
        int digits = numberLength(trimmed);
        String number = trimmed.substring(0, digits);
        String unit = trimmed.substring(digits).strip();
        try {
            long scale = scale(unit, text);
            return new java.math.BigDecimal(number)
                    .multiply(java.math.BigDecimal.valueOf(scale))
                    .longValueExact();
        } catch (ArithmeticException | NumberFormatException e) {
            throw notATime(text);
        }
    }

    private static String figure(long ns, long unit) {
        double value = (double) ns / unit;
        int decimals = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    private static int numberLength(String text) {
        int i = 0;
        while (i < text.length()
                && (Character.isDigit(text.charAt(i))
                        || text.charAt(i) == '.'
                        || (i == 0 && text.charAt(i) == '-'))) {
            i++;
        }
        return i;
    }

    private static long scale(String unit, String text) {
        return switch (unit) {
            case "", "ns" -> 1;
            case "us" -> MICRO;
            case "ms" -> MILLI;
            case "s" -> SECOND;
            default -> throw notATime(text);
        };
    }

    private static IllegalArgumentException notATime(String text) {
        return new IllegalArgumentException(
                "'" + text + "' is not a time: write a number with ns, us, ms or s, such as 2ms");
    }
}
