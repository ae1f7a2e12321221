package org.blkscope.draw;

/** A way through points, walked at even speed. Points are x0, y0, x1, y1 ... */
public final class Route {
    private final double[] points;
    private final double length;

    public Route(double... points) {
        this.points = points.clone();
        this.length = measure(points);
    }

    public double[] points() {
        return points.clone();
    }

    public double length() {
        return length;
    }

    /** Where one is after a fraction of the way, as x and y. */
    public double[] at(double fraction) {
        double left = length * Math.max(0, Math.min(1, fraction));
        for (int i = 0; i + 3 < points.length; i += 2) {
            double part = Math.hypot(points[i + 2] - points[i], points[i + 3] - points[i + 1]);
            if (left <= part && part > 0) {
                double share = left / part;
                return new double[] {
                    points[i] + (points[i + 2] - points[i]) * share,
                    points[i + 1] + (points[i + 3] - points[i + 1]) * share
                };
            }
            left -= part;
        }
        return new double[] {points[points.length - 2], points[points.length - 1]};
    }

    private static double measure(double[] points) {
        double sum = 0;
        for (int i = 0; i + 3 < points.length; i += 2) {
            sum += Math.hypot(points[i + 2] - points[i], points[i + 3] - points[i + 1]);
        }
        return sum;
    }
}
