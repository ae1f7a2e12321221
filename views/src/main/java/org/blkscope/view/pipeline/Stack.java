package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/** Hands out a column from the top, as long as there is room. */
final class Stack {
    private final Box area;
    private double used;

    Stack(Box area) {
        this.area = area;
    }

    /** The next part of the given height, empty if it does not fit. */
    Box take(double height) {
        if (height <= 0 || left() < height) {
            return Box.NONE;
        }
        Box part = new Box(area.x(), area.y() + used, area.width(), height);
        used += height;
        return part;
    }

    /** Leaves a gap. */
    void skip(double height) {
        used = Math.min(area.height(), used + height);
    }

    /** All that is left. */
    Box rest() {
        return area.below(used);
    }

    double left() {
        return area.height() - used;
    }
}
