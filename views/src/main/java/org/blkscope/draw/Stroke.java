package org.blkscope.draw;

/**
 * How a line is drawn.
 *
 * @param width in view units
 * @param on length of a dash, 0 for a solid line
 * @param off length of the gap behind it
 */
public record Stroke(double width, double on, double off) {
    /** One unit, solid. */
    public static final Stroke THIN = new Stroke(1, 0, 0);

    /** Two units, solid. */
    public static final Stroke THICK = new Stroke(2, 0, 0);

    /** One unit, dashed. */
    public static final Stroke DASHED = new Stroke(1, 4, 3);

    /** The line of a move: wider, dashed. */
    public static final Stroke LIT = new Stroke(2, 5, 3);

    public boolean isDashed() {
        return on > 0;
    }
}
