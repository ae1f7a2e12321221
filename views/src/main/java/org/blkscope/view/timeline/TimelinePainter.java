package org.blkscope.view.timeline;

import java.util.List;
import org.blkscope.analysis.Moments;
import org.blkscope.analysis.Probe;
import org.blkscope.analysis.Series;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.Surface;
import org.blkscope.recording.Coverage;

/** Draws a timeline. Keeps nothing: the same scene and size give the same drawing. */
public final class TimelinePainter {
    private final Surface surface;
    private final TimelineScene scene;
    private final TimelineLayout layout;
    private final List<Probe> probes;

    private TimelinePainter(Surface surface, TimelineScene scene, double width, double height) {
        this.surface = surface;
        this.scene = scene;
        probes = scene.index().probes();
        layout = TimelineLayout.of(width, height, probes.size());
    }

    /**
     * Draws a scene over the whole of an area.
     *
     * @return the stays of requests by the number of the life
     */
    public static HitMap<Integer> paint(
            Surface surface, TimelineScene scene, double width, double height) {
        surface.fill(new Box(0, 0, width, height), 0, Role.PANEL);
        return new TimelinePainter(surface, scene, width, height).paint();
    }

    /** The box whose x axis is the scene's span, for pointers. */
    public static Box plot(TimelineScene scene, double width, double height) {
        return TimelineLayout.of(width, height, scene.index().probes().size()).plot();
    }

    private HitMap<Integer> paint() {
        int columns = (int) Math.max(1, layout.plot().width());
        int[] borders =
                Moments.borders(
                        scene.recording().events(),
                        scene.recording().size(),
                        scene.span(),
                        columns);
        AxisPainter axis = new AxisPainter(surface, scene, layout);
        axis.grid();
        HitMap<Integer> hits = new LanePainter(surface, scene, layout).paint(borders);
        for (int i = 0; i < layout.rows().size(); i++) {
            row(layout.rows().get(i), i, borders);
        }
        future();
        axis.labels();
        names();
        return hits;
    }

    private void row(Box row, int figure, int[] borders) {
        Probe probe = probes.get(figure);
        surface.outline(row, 3, Role.TRACK, Stroke.THIN);
        if (probe.coverage() == Coverage.UNKNOWN) {
            surface.hatch(row.inset(1), Role.HATCH);
            plate(row, "unknown: the source does not tell");
            return;
        }
        Series series = scene.index().series(figure, borders);
        int top = series.top();
        boolean nearLimit = probe.limit() > 0 && top * 4L >= probe.limit();
        int scale = nearLimit ? Math.max(top, probe.limit()) : top;
        Curve curve = new Curve(row, series, scale);
        double[] line = curve.line();
        if (line.length >= 4) {
            surface.save();
            surface.clip(row);
            surface.save();
            surface.opacity(0.16);
            surface.polygon(curve.area(), role(probe));
            surface.restore();
            boolean inferred = probe.coverage() == Coverage.INFERRED;
            surface.polyline(line, role(probe), inferred ? Stroke.DASHED : Stroke.THIN);
            surface.restore();
        }
        String text = probe.limit() > 0 ? "top " + top + " of " + probe.limit() : "top " + top;
        note(row, probe.coverage() == Coverage.INFERRED ? text + ", inferred" : text);
    }

    /** A remark in the upper left corner of a row, on a ground that keeps it legible. */
    private void note(Box row, String text) {
        double width = surface.width(text, layout.small());
        if (row.height() < 20 || width > row.width() / 2) {
            return;
        }
        Box box = new Box(row.x() + 3, row.y() + 2, width + 6, layout.small().size() + 3);
        surface.save();
        surface.opacity(0.8);
        surface.fill(box, 3, Role.PANEL);
        surface.restore();
        surface.textIn(box, text, Align.CENTRE, layout.small(), Role.SUBTLE);
    }

    private void plate(Box row, String text) {
        String fitted = surface.fit(text, layout.small(), row.width() - 20);
        Box box =
                new Box(
                        0,
                        0,
                        surface.width(fitted, layout.small()) + 10,
                        layout.small().size() + 4);
        Box centred = box.centredOn(row.centreX(), row.centreY());
        surface.fill(centred, 3, Role.PANEL);
        surface.textIn(centred, fitted, Align.CENTRE, layout.small(), Role.MUTED);
    }

    /** Dims what is recorded but not yet reached. */
    private void future() {
        Box plot = layout.plot();
        double x = plot.x() + plot.width() * scene.span().fraction(scene.cursorNs());
        Box future = Box.between(Math.max(plot.x(), x + 1), plot.y(), plot.right(), plot.bottom());
        if (!future.isEmpty()) {
            surface.save();
            surface.opacity(0.5);
            surface.fill(future, 0, Role.PANEL);
            surface.restore();
        }
    }

    private void names() {
        name(layout.lane(), "in the device", "", Role.TEXT);
        for (int i = 0; i < layout.rows().size(); i++) {
            Probe probe = probes.get(i);
            boolean unknown = probe.coverage() == Coverage.UNKNOWN;
            boolean known = scene.moment() <= scene.index().done();
            String value = unknown || !known ? "?" : "" + scene.index().at(i, scene.moment());
            name(layout.rows().get(i), probe.label(), value, unknown ? Role.SUBTLE : role(probe));
        }
        if (layout.left() > 0) {
            Box box =
                    new Box(
                            layout.names().x(),
                            layout.axis().y(),
                            layout.names().width() / 2,
                            layout.axis().height());
            surface.textIn(
                    box, "+" + layout.left() + " rows", Align.LEFT, layout.small(), Role.SUBTLE);
        }
    }

    private void name(Box row, String word, String value, Role role) {
        Box line = new Box(layout.names().x(), row.y(), layout.names().width(), row.height());
        line = line.top(Math.min(row.height(), 26));
        double width = value.isEmpty() ? 0 : surface.width(value, layout.figures().bold()) + 4;
        surface.textIn(
                line.left(line.width() - width), word, Align.LEFT, layout.words(), Role.MUTED);
        surface.textIn(line, value, Align.RIGHT, layout.figures().bold(), role);
    }

    private static Role role(Probe probe) {
        if (!probe.gauges().isEmpty()) {
            return Role.WARNING;
        }
        return switch (probe.places().iterator().next()) {
            case TAGS -> Role.GOOD;
            case DISPATCH, REQUEUE -> Role.DANGER;
            case SCHEDULER -> Role.WRITE;
            case SCHED_TAGS -> Role.WARNING;
            case CTX -> Role.FLUSH;
            case PLUG -> Role.MUTED;
            default -> Role.ACCENT;
        };
    }
}
