package org.blkscope.analysis;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import org.blkscope.recording.Recording;

/**
 * The one unit in which the times of a recording are shown, chosen from its length; digits are
 * grouped by a thin space.
 */
public enum TimeScale {
    MICROSECONDS("us", 1_000L, 3),
    MILLISECONDS("ms", 1_000_000L, 3),
    SECONDS("s", 1_000_000_000L, 6);

    private static final long SHORT_NS = 10_000_000L;
    private static final long LONG_NS = 100_000_000_000L;
    private static final char THIN_SPACE = '\u2009';

    private final String unit;
    private final long ns;
    private final int decimals;

    TimeScale(String unit, long ns, int decimals) {
        this.unit = unit;
        this.ns = ns;
        this.decimals = decimals;
    }

    /** The unit that suits a recording as far as it goes now. */
    public static TimeScale of(Recording recording) {
        return ofLength(recording.timeNs(recording.size()) - recording.timeNs(0));
    }

    /** The unit that suits so many nanoseconds: milliseconds from 10 ms, seconds from 100 s on. */
    public static TimeScale ofLength(long lengthNs) {
        if (lengthNs < SHORT_NS) {
            return MICROSECONDS;
        }
        return lengthNs < LONG_NS ? MILLISECONDS : SECONDS;
    }

    /** {@code us}, {@code ms} or {@code s}. */
    public String unit() {
        return unit;
    }

    /** Nanoseconds of the unit. */
    public long unitNs() {
        return ns;
    }

    /** A time without its unit, for the screen: {@code 12 480.231}. */
    public String figure(long timeNs) {
        return grouped(plain(timeNs));
    }

    /**
     * A time without its unit, for an axis.
     *
     * @param resolutionNs it is as exact as this, up to a nanosecond
     */
    public String figure(long timeNs, long resolutionNs) {
        int digits = 0;
        for (long r = ns; r > Math.max(1, resolutionNs); r /= 10) {
            digits++;
        }
        BigDecimal value = BigDecimal.valueOf(timeNs).divide(BigDecimal.valueOf(ns));
        return grouped(value.setScale(digits, RoundingMode.HALF_UP).toPlainString());
    }

    private static String grouped(String plain) {
        int point = plain.indexOf('.');
        StringBuilder out = new StringBuilder(plain);
        int first = plain.startsWith("-") ? 1 : 0;
        for (int i = (point < 0 ? plain.length() : point) - 3; i > first; i -= 3) {
            out.insert(i, THIN_SPACE);
        }
        return out.toString();
    }

    /** A time without its unit and without grouping, for text that leaves the program. */
    public String plain(long timeNs) {
        long unitsOfLastDigit = ns / pow10(decimals);
        long rounded = Math.floorDiv(timeNs + unitsOfLastDigit / 2, unitsOfLastDigit);
        long scale = pow10(decimals);
        String sign = rounded < 0 ? "-" : "";
        long size = Math.abs(rounded);
        return String.format(
                Locale.ROOT, "%s%d.%0" + decimals + "d", sign, size / scale, size % scale);
    }

    /** A count with its digits grouped, for the screen. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number).replace(',', THIN_SPACE);
    }

    private static long pow10(int exponent) {
        long power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 10;
        }
        return power;
    }
}
