package org.blkscope.view.timeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.analysis.Series;
import org.blkscope.draw.Box;

/** A series as the points of a step line, at most four a pixel column. */
final class Curve {
    private final Box row;
    private final Series series;
    private final double top;

    /**
     * Prepares a curve.
     *
     * @param scale value at the upper edge of the row
     */
    Curve(Box row, Series series, int scale) {
        this.row = row;
        this.series = series;
        this.top = Math.max(1, scale);
    }

    /** The line, empty if nothing is known yet. */
    double[] line() {
        List<Double> points = new ArrayList<>();
        for (int i = 0; i < series.known(); i++) {
            double x = row.x() + i;
            if (i == 0) {
                add(points, x, series.last(0));
            } else if (turnsAt(i)) {
                add(points, x, series.last(i - 1));
                add(points, x, series.min(i));
                add(points, x, series.max(i));
                add(points, x, series.last(i));
            }
        }
        if (!points.isEmpty()) {
            add(points, row.x() + series.known(), series.last(series.known() - 1));
        }
        return points.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The line closed along the foot of the row: the area under the curve. */
    double[] area() {
        double[] line = line();
        if (line.length == 0) {
            return line;
        }
        double[] area = java.util.Arrays.copyOf(line, line.length + 4);
        area[line.length] = line[line.length - 2];
        area[line.length + 1] = row.bottom();
        area[line.length + 2] = line[0];
        area[line.length + 3] = row.bottom();
        return area;
    }

    private boolean turnsAt(int i) {
        int before = series.last(i - 1);
        return series.min(i) != before || series.max(i) != before;
    }

    private void add(List<Double> points, double x, int value) {
        points.add(x);
        points.add(Math.rint(row.bottom() - 1 - value / top * (row.height() - 3)));
    }
}
