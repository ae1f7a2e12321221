package org.blkscope.draw;

import java.util.ArrayDeque;
import java.util.Deque;

/*
 * The half of a surface that all kinds share: from view units to pixels.
 *
 * Every coordinate is mapped here and rounded to whole pixels, edges first, sizes as the difference of rounded edges.
 * Boxes that touch in view units therefore touch on the screen, one-pixel lines lie on one pixel, and texts start on a
 * whole pixel, whatever the zoom. Subclasses get pixels and only have to put them somewhere.
 */
/** A surface that draws on whole pixels. */
public abstract class PixelSurface implements Surface {
    private record State(double scale, double dx, double dy, double opacity) {}

    private static final double HATCH_STEP = 7;

    private final TextMeasure measure;
    private final Deque<State> saved = new ArrayDeque<>();
    private State state = new State(1, 0, 0, 1);

    protected PixelSurface(TextMeasure measure) {
        this.measure = measure;
    }

    /** Fills a box of whole pixels. */
    protected abstract void fillPixels(Box box, double radius, Role role, double opacity);

    /**
     * Draws along the middle of an edge line; the box is already moved by half the line's width.
     */
    protected abstract void outlinePixels(
            Box box, double radius, Role role, Stroke stroke, double opacity);

    protected abstract void polylinePixels(
            double[] points, Role role, Stroke stroke, double opacity);

    protected abstract void polygonPixels(double[] points, Role role, double opacity);

    /** Draws a text whose left end is given. */
    protected abstract void textPixels(
            String text, double x, double baseline, TextStyle style, Role role, double opacity);

    protected abstract void clipPixels(Box box);

    protected abstract void savePixels();

    protected abstract void restorePixels();

    @Override
    public final double width(String text, TextStyle style) {
        return measure.width(text, style);
    }

    @Override
    public final void fill(Box box, double radius, Role role) {
        if (!box.isEmpty()) {
            fillPixels(snap(box), radius * state.scale, role, state.opacity);
        }
    }

    @Override
    public final void outline(Box box, double radius, Role role, Stroke stroke) {
        if (box.isEmpty()) {
            return;
        }
        Stroke pen = pen(stroke);
        Box edge = snap(box).inset(pen.width() / 2);
        outlinePixels(edge, radius * state.scale, role, pen, state.opacity);
    }

    @Override
    public final void polyline(double[] points, Role role, Stroke stroke) {
        Stroke pen = pen(stroke);
        double half = Math.rint(pen.width()) % 2 == 1 ? 0.5 : 0;
        double[] pixels = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            pixels[i] = Math.rint(points[i] * state.scale + state.dx) + half;
            pixels[i + 1] = Math.rint(points[i + 1] * state.scale + state.dy) + half;
        }
        polylinePixels(pixels, role, pen, state.opacity);
    }

    @Override
    public final void polygon(double[] points, Role role) {
        double[] pixels = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            pixels[i] = points[i] * state.scale + state.dx;
            pixels[i + 1] = points[i + 1] * state.scale + state.dy;
        }
        polygonPixels(pixels, role, state.opacity);
    }

    @Override
    public final void text(
            String text, double x, double baseline, Align align, TextStyle style, Role role) {
        double share =
                switch (align) {
                    case LEFT -> 0;
                    case CENTRE -> 0.5;
                    case RIGHT -> 1;
                };
        double left = x - (share == 0 ? 0 : measure.width(text, style) * share);
        TextStyle scaled = new TextStyle(style.face(), style.size() * state.scale, style.strong());
        double px = Math.rint(left * state.scale + state.dx);
        double py = Math.rint(baseline * state.scale + state.dy);
        textPixels(text, px, py, scaled, role, state.opacity);
    }

    @Override
    public final void hatch(Box box, Role role) {
        if (box.isEmpty()) {
            return;
        }
        save();
        clip(box);
        double first = Math.floor((box.x() - box.height()) / HATCH_STEP) * HATCH_STEP;
        for (double x = first; x < box.right(); x += HATCH_STEP) {
            line(x, box.bottom(), x + box.height(), box.y(), role, Stroke.THIN);
        }
        restore();
    }

    @Override
    public final void save() {
        saved.push(state);
        savePixels();
    }

    @Override
    public final void restore() {
        state = saved.pop();
        restorePixels();
    }

    @Override
    public final void translate(double dx, double dy) {
        state =
                new State(
                        state.scale,
                        state.dx + dx * state.scale,
                        state.dy + dy * state.scale,
                        state.opacity);
    }

    @Override
    public final void scale(double factor) {
        state = new State(state.scale * factor, state.dx, state.dy, state.opacity);
    }

    @Override
    public final void clip(Box box) {
        clipPixels(snap(box));
    }

    @Override
    public final void opacity(double opacity) {
        state = new State(state.scale, state.dx, state.dy, state.opacity * opacity);
    }

    private Box snap(Box box) {
        double left = Math.rint(box.x() * state.scale + state.dx);
        double top = Math.rint(box.y() * state.scale + state.dy);
        double right = Math.rint(box.right() * state.scale + state.dx);
        double bottom = Math.rint(box.bottom() * state.scale + state.dy);
        return new Box(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
    }

    private Stroke pen(Stroke stroke) {
        double width = Math.max(1, Math.rint(stroke.width() * state.scale));
        return new Stroke(width, stroke.on() * state.scale, stroke.off() * state.scale);
    }
}
