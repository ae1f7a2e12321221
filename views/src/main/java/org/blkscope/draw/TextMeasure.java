package org.blkscope.draw;

/** Knows how wide texts are. */
public interface TextMeasure {
    /** Width of a text in view units. */
    double width(String text, TextStyle style);

    /**
     * The text, or its beginning with an ellipsis if it is wider than allowed; empty if not even
     * that fits.
     */
    default String fit(String text, TextStyle style, double allowed) {
        if (width(text, style) <= allowed) {
            return text;
        }
        int low = 0;
        int high = text.length() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (width(shortened(text, middle), style) <= allowed) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low == 0 ? "" : shortened(text, low);
    }

    private static String shortened(String text, int length) {
        return text.substring(0, length).stripTrailing() + "\u2026";
    }
}
