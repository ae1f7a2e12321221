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
            return within(from, to, a);
        }
        double fromY = fromFoot ? from.y() : from.bottom();
        double toY = toFoot ? to.y() : to.bottom();
        double runFrom = fromFoot ? gutterY : fromY + UNDER;
        double runTo = toFoot ? gutterY : toY + UNDER;
        boolean forward = fromFoot || b > a;
        double gapFrom = fromFoot ? from.centreX() : gap(a, forward);
        double gapTo = toFoot ? to.centreX() : gap(b, fromFoot ? to.x() < from.x() : !forward);
        if (!fromFoot && !toFoot && b == a + 1) {
            return new Route(
                    from.centreX(),
                    fromY,
                    from.centreX(),
                    runFrom,
                    gapFrom,
                    runFrom,
                    gapFrom,
                    runTo,
                    to.centreX(),
                    runTo,
                    to.centreX(),
                    toY);
        }
        return new Route(
                from.centreX(),
                fromY,
                from.centreX(),
                runFrom,
                gapFrom,
                runFrom,
                gapFrom,
                gutterY,
                gapTo,
                gutterY,
                gapTo,
                runTo,
                to.centreX(),
                runTo,
                to.centreX(),
                toY);
    }

    /** Level to the gap before the target's column, then to the target from below. */
    Route straight(Box from, Box to) {
        double x = gap(column(to.centreX()), false);
        double y = to.bottom() + UNDER;
        return new Route(
                from.right(),
                from.centreY(),
                x,
                from.centreY(),
                x,
                y,
                to.centreX(),
                y,
                to.centreX(),
                to.bottom());
    }

    /**
     * Side by side: straight across. One above the other: along the left inner margin of the
     * column.
     */
    private Route within(Box from, Box to, int column) {
        if (Math.abs(from.y() - to.y()) < from.height()) {
            boolean right = to.x() > from.x();
            double y = from.centreY();
            return new Route(right ? from.right() : from.x(), y, right ? to.x() : to.right(), y);
        }
        double x = Math.min(columns.get(column)[0] + 3, Math.min(from.x(), to.x()) - 2);
        double y1 = from.bottom() + UNDER;
        double y2 = to.bottom() + UNDER;
        return new Route(
                from.centreX(),
                from.bottom(),
                from.centreX(),
                y1,
                x,
                y1,
                x,
                y2,
                to.centreX(),
                y2,
                to.centreX(),
                to.bottom());
    }

    /**
     * Middle of the gap right or left of a column; outside the outermost ones there is the margin.
     */
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
