package org.blkscope.draw;

/**
 * Something to draw on. Coordinates are view units; colours are roles.
 *
 * <p>{@link #save} and {@link #restore} bracket changes of translation, scale, clip and opacity.
 */
public interface Surface extends TextMeasure {
    /** Fills a box, its corners rounded by {@code radius} (0 for square). */
    void fill(Box box, double radius, Role role);

    /** Draws the edge of a box, inside it. */
    void outline(Box box, double radius, Role role, Stroke stroke);

    /** Draws a line through points given as x0, y0, x1, y1 ... */
    void polyline(double[] points, Role role, Stroke stroke);

    /** Fills the shape between points given as x0, y0, x1, y1 ... */
    void polygon(double[] points, Role role);

    /** Draws one line of text at a baseline. */
    void text(String text, double x, double baseline, Align align, TextStyle style, Role role);

    /** Fills a box with slanted lines: what is not known. */
    void hatch(Box box, Role role);

    void save();

    void restore();

    /** Moves what follows. */
    void translate(double dx, double dy);

    /** Enlarges what follows. */
    void scale(double factor);

    /** Limits what follows to a box, and to the clips before it. */
    void clip(Box box);

    /** Makes what follows fainter; multiplies with the opacity before it. */
    void opacity(double opacity);

    /** Draws a straight line. */
    default void line(double x1, double y1, double x2, double y2, Role role, Stroke stroke) {
        polyline(new double[] {x1, y1, x2, y2}, role, stroke);
    }

    /** Draws a text inside a box, centred on its height and shortened to its width. */
    default void textIn(Box box, String text, Align align, TextStyle style, Role role) {
        String fitted = fit(text, style, box.width());
        if (fitted.isEmpty() || box.isEmpty()) {
            return;
        }
        double x =
                switch (align) {
                    case LEFT -> box.x();
                    case CENTRE -> box.centreX();
                    case RIGHT -> box.right();
                };
        text(fitted, x, style.baselineFor(box.centreY()), align, style, role);
    }
}
