package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.draw.Route;

/*
 * Moves are drawn as lines that never cross a box's contents: they leave a chip below, run in the gap under its row to
 * the gap between two columns, and from there to the next column, or down to the gutter below all columns when the
 * target is further away or to the left. They enter the target from below.
 */
/** Finds the line from one chip to another. */
final class Router {
    private static final double UNDER = 2;

    private final List<double[]> columns;
    private final double gutterY;
    private final double half;

    Router(PipelineLayout layout) {
        columns = layout.columnEdges();
        gutterY = layout.gutterY();
        half = Math.floor(layout.density().arrow() / 2);
    }

    /** The line from the bottom of one box to the bottom of another (its top, below the gutter). */
    Route between(Box from, Box to) {
        boolean fromFoot = from.y() > gutterY;
        boolean toFoot = to.y() > gutterY;
        int a = column(from.centreX());
        int b = column(to.centreX());
        if (!fromFoot && !toFoot && a == b) {
            return within(from, to);
        }
        double fromY = fromFoot ? from.y() : from.bottom();
        double toY = toFoot ? to.y() : to.bottom();
        double runFrom = fromFoot ? gutterY : fromY + UNDER;
        double runTo = toFoot ? gutterY : toY + UNDER;
        boolean forward = fromFoot || b > a;
        double gapFrom = fromFoot ? from.centreX() : gap(a, forward);
        double gapTo = toFoot ? to.centreX() : gap(b, fromFoot ? to.centreX() > from.centreX() ? false : true : !forward);
        if (!fromFoot && !toFoot && b == a + 1) {
            return new Route(
                    from.centreX(), fromY, from.centreX(), runFrom, gapFrom, runFrom, gapFrom,
                    runTo, to.centreX(), runTo, to.centreX(), toY);
        }
        return new Route(
                from.centreX(), fromY, from.centreX(), runFrom, gapFrom, runFrom, gapFrom, gutterY,
                gapTo, gutterY, gapTo, runTo, to.centreX(), runTo, to.centreX(), toY);
    }

    private static Route within(Box from, Box to) {
        double y = to.y() > from.y() ? to.y() : to.bottom();
        double start = to.y() > from.y() ? from.bottom() : from.y();
        double middle = Math.rint((start + y) / 2);
        return new Route(
                from.centreX(), start, from.centreX(), middle, to.centreX(), middle, to.centreX(),
                y);
    }

    /** Middle of the gap right or left of a column; outside the outermost ones there is the margin. */
    private double gap(int column, boolean right) {
        double[] edges = columns.get(column);
        return right ? edges[1] + half : edges[0] - half;
    }

    private int column(double x) {
        int nearest = 0;
        for (int i = 0; i < columns.size(); i++) {
            if (x >= columns.get(i)[0]) {
                nearest = i;
            }
        }
        return nearest;
    }
}
