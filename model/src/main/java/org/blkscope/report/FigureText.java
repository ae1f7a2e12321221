package org.blkscope.report;

import java.util.List;
import java.util.Locale;
import org.blkscope.analysis.Figure;
import org.blkscope.base.TimeText;
import org.jspecify.annotations.Nullable;

/**
 * Figures as people read them: counts in full, everything else with three significant digits and a
 * unit.
 */
public final class FigureText {
    private static final List<String> RATES = List.of("/s", "k/s", "M/s", "G/s");
    private static final List<String> BYTES = List.of("B/s", "kB/s", "MB/s", "GB/s", "TB/s");

    private FigureText() {}

    /** A value of a figure; {@code -} if there is none. */
    public static String of(Figure figure, @Nullable Number value) {
        if (value == null) {
            return "-";
        }
        return switch (figure.unit()) {
            case NS -> TimeText.duration(value.longValue());
            case COUNT -> Long.toString(value.longValue());
            case RATE -> scaled(value.doubleValue(), RATES);
            case RATIO -> digits(value.doubleValue());
            case BYTES_PER_S -> scaled(value.doubleValue(), BYTES);
            case SECTORS -> digits(value.doubleValue()) + " sectors";
        };
    }

    /** Three significant digits, or all digits in front of the point. */
    static String digits(double value) {
        double size = Math.abs(value);
        int decimals = size < 9.995 ? 2 : size < 99.95 ? 1 : 0;
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }

    private static String scaled(double perSecond, List<String> units) {
        double value = perSecond;
        int scale = 0;
        while (value >= 999.5 && scale < units.size() - 1) {
            value /= 1000;
            scale++;
        }
        return digits(value) + " " + units.get(scale);
    }
}
