package org.blkscope.view.timeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.draw.TextStyle;

/**
 * Where everything is: names at the left, curves at the right, the stays on top, the axis below.
 *
 * @param plot the part whose x axis is time, stays and rows together
 * @param lane the stays of requests in the device
 * @param rows one for each figure that fits, in order
 * @param left figures that do not fit
 */
record TimelineLayout(
        Box names, Box plot, Box lane, List<Box> rows, int left, Box axis, boolean compact) {
    private static final double MARGIN = 8;
    private static final double LEAST_ROW = 22;
    private static final double MOST_ROW = 64;

    static TimelineLayout of(double width, double height, int figures) {
        boolean compact = width < 640 || height < 240;
        Box inner = new Box(0, 0, width, height).inset(MARGIN, compact ? 4 : 6);
        double names = compact ? 104 : 128;
        double axis = compact ? 17 : 20;
        Box upper = inner.top(inner.height() - axis - 2);
        Box plot = upper.after(names);
        double lane = Math.floor(Math.min(compact ? 30 : 72, plot.height() * 0.24));
        double gap = compact ? 3 : 6;
        double room = plot.height() - lane - gap;
        int fit = (int) Math.max(0, Math.min(figures, (room + gap) / (LEAST_ROW + gap)));
        double each = fit == 0 ? 0 : Math.min(MOST_ROW, (room + gap) / fit - gap);
        List<Box> rows = new ArrayList<>();
        for (int i = 0; i < fit; i++) {
            double top = Math.rint(plot.y() + lane + gap + i * (each + gap));
            rows.add(new Box(plot.x(), top, plot.width(), Math.floor(each)));
        }
        double bottom = fit == 0 ? plot.y() + lane : rows.get(fit - 1).bottom();
        Box used = plot.top(bottom - plot.y() + 2);
        Box axisBox = new Box(plot.x(), used.bottom(), plot.width(), axis);
        return new TimelineLayout(
                inner.left(names - 10),
                used,
                plot.top(lane),
                rows,
                figures - fit,
                axisBox,
                compact);
    }

    TextStyle words() {
        return TextStyle.words(compact ? 10 : 11);
    }

    TextStyle small() {
        return TextStyle.words(compact ? 9 : 10);
    }

    TextStyle figures() {
        return TextStyle.figures(compact ? 9.5 : 10.5);
    }
}
