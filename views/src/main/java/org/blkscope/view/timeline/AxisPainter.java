package org.blkscope.view.timeline;

import org.blkscope.analysis.TimeScale;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.Surface;

/** Ticks, grid lines and the cursor with its time. */
final class AxisPainter {
    private final Surface surface;
    private final TimelineScene scene;
    private final TimelineLayout layout;
    private final TimeScale scale;
    private final long stepNs;

    AxisPainter(Surface surface, TimelineScene scene, TimelineLayout layout) {
        this.surface = surface;
        this.scene = scene;
        this.layout = layout;
        scale = TimeScale.of(scene.recording());
        stepNs = step();
    }

    /** Lines behind everything else. */
    void grid() {
        for (long tick : Ticks.in(scene.span(), stepNs)) {
            double x = x(tick);
            surface.line(x, layout.plot().y(), x, layout.plot().bottom(), Role.TRACK, Stroke.THIN);
        }
    }

    /** Times below, the cursor over everything. */
    void labels() {
        Box cursor = cursorLabel();
        for (long tick : Ticks.in(scene.span(), stepNs)) {
            String text = scale.figure(tick, stepNs);
            double width = surface.width(text, layout.figures());
            Box box =
                    new Box(
                            x(tick) - width / 2,
                            layout.axis().y() + 2,
                            width,
                            layout.axis().height() - 2);
            boolean inside =
                    box.x() >= layout.axis().x() - 8 && box.right() <= layout.axis().right() + 6;
            if (inside && !box.overlaps(cursor.inset(-6, 0), 0)) {
                surface.textIn(box.inset(-1, 0), text, Align.CENTRE, layout.figures(), Role.MUTED);
            }
        }
        double right = layout.names().right();
        Box unit = Box.between(right - 30, layout.axis().y() + 2, right, layout.axis().bottom());
        surface.textIn(unit, scale.unit(), Align.RIGHT, layout.words(), Role.MUTED);
        cursor(cursor);
    }

    private void cursor(Box label) {
        if (label.isEmpty()) {
            return;
        }
        double x = x(scene.cursorNs());
        surface.line(x, layout.plot().y(), x, label.y(), Role.CURSOR, Stroke.THICK);
        surface.fill(label, 3, Role.CURSOR);
        surface.textIn(label, cursorText(), Align.CENTRE, layout.figures().bold(), Role.ON_CURSOR);
    }

    /** Box of the cursor's time, empty if the cursor is out of sight. */
    private Box cursorLabel() {
        double fraction = scene.span().fraction(scene.cursorNs());
        if (fraction < 0 || fraction > 1) {
            return Box.NONE;
        }
        double width = Math.ceil(surface.width(cursorText(), layout.figures().bold())) + 12;
        double left = Math.rint(x(scene.cursorNs()) - width / 2);
        left = Math.max(layout.axis().x() - 4, Math.min(layout.axis().right() - width, left));
        return new Box(left, layout.axis().y() + 2, width, layout.axis().height() - 2);
    }

    private String cursorText() {
        long pixelNs = (long) (scene.span().lengthNs() / Math.max(1, layout.plot().width()));
        long resolution = 1;
        while (resolution * 10 <= pixelNs) {
            resolution *= 10;
        }
        return scale.figure(scene.cursorNs(), Math.min(resolution, scale.unitNs()));
    }

    private long step() {
        TimeSpan span = scene.span();
        long guess = Ticks.step(span, 8);
        double width = surface.width(scale.figure(span.toNs(), guess / 10), layout.figures()) + 24;
        int most = (int) Math.max(1, layout.axis().width() / width);
        return Ticks.step(span, most);
    }

    private double x(long timeNs) {
        return Math.rint(layout.plot().x() + layout.plot().width() * scene.span().fraction(timeNs));
    }
}
