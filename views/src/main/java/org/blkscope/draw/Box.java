package org.blkscope.draw;

/**
 * A rectangle in view units, y downwards.
 *
 * @param x left edge
 * @param y top edge
 * @param width never negative
 * @param height never negative
 */
public record Box(double x, double y, double width, double height) {
    /** Nothing: what a layout leaves out. */
    public static final Box NONE = new Box(0, 0, 0, 0);

    public Box {
        width = Math.max(0, width);
        height = Math.max(0, height);
    }

    /** The box between two corners. */
    public static Box between(double left, double top, double right, double bottom) {
        return new Box(left, top, right - left, bottom - top);
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public double centreX() {
        return x + width / 2;
    }

    public double centreY() {
        return y + height / 2;
    }

    /** True if nothing can be drawn in it. */
    public boolean isEmpty() {
        return width <= 0 || height <= 0;
    }

    public boolean contains(double px, double py) {
        return px >= x && px < right() && py >= y && py < bottom();
    }

    /** True if the other box lies inside, with at most {@code slack} units sticking out. */
    public boolean covers(Box other, double slack) {
        return other.x >= x - slack
                && other.y >= y - slack
                && other.right() <= right() + slack
                && other.bottom() <= bottom() + slack;
    }

    /** True if both share more than {@code slack} units in each direction. */
    public boolean overlaps(Box other, double slack) {
        return Math.min(right(), other.right()) - Math.max(x, other.x) > slack
                && Math.min(bottom(), other.bottom()) - Math.max(y, other.y) > slack;
    }

    /** Smaller by the same margin on all sides. */
    public Box inset(double margin) {
        return inset(margin, margin);
    }

    /** Smaller by {@code dx} left and right, {@code dy} above and below. */
    public Box inset(double dx, double dy) {
        return new Box(x + dx, y + dy, width - 2 * dx, height - 2 * dy);
    }

    /** The upper part. */
    public Box top(double part) {
        return new Box(x, y, width, Math.min(part, height));
    }

    /** What is left below the upper part. */
    public Box below(double part) {
        return new Box(x, y + part, width, height - part);
    }

    /** The left part. */
    public Box left(double part) {
        return new Box(x, y, Math.min(part, width), height);
    }

    /** What is left beside the left part. */
    public Box after(double part) {
        return new Box(x + part, y, width - part, height);
    }

    public Box moved(double dx, double dy) {
        return new Box(x + dx, y + dy, width, height);
    }

    /** The box a fraction of the way from this one to another. */
    public Box towards(Box other, double fraction) {
        return new Box(
                x + (other.x - x) * fraction,
                y + (other.y - y) * fraction,
                width + (other.width - width) * fraction,
                height + (other.height - height) * fraction);
    }

    /** The same size, centred on a point. */
    public Box centredOn(double px, double py) {
        return new Box(px - width / 2, py - height / 2, width, height);
    }
}
