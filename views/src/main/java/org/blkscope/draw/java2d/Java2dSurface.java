package org.blkscope.draw.java2d;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayDeque;
import java.util.Deque;
import org.blkscope.draw.Box;
import org.blkscope.draw.Palette;
import org.blkscope.draw.PixelSurface;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.TextStyle;

/** Draws on a Java2D graphics: pictures, and whatever else offers one (SVG, PDF). */
public final class Java2dSurface extends PixelSurface {
    private final Graphics2D graphics;
    private final Palette palette;
    private final Java2dFonts fonts;
    private final Deque<Shape> clips = new ArrayDeque<>();

    public Java2dSurface(
            Graphics2D graphics, double width, double height, Palette palette, Java2dFonts fonts) {
        super(fonts);
        this.graphics = graphics;
        this.palette = palette;
        this.fonts = fonts;
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setClip(new Rectangle2D.Double(0, 0, width, height));
    }

    @Override
    protected void fillPixels(Box box, double radius, Role role, double opacity) {
        use(role, opacity);
        graphics.fill(shape(box, radius));
    }

    @Override
    protected void outlinePixels(Box box, double radius, Role role, Stroke stroke, double opacity) {
        use(role, opacity);
        graphics.setStroke(pen(stroke));
        graphics.draw(shape(box, radius));
    }

    @Override
    protected void polylinePixels(double[] points, Role role, Stroke stroke, double opacity) {
        use(role, opacity);
        graphics.setStroke(pen(stroke));
        graphics.draw(path(points, false));
    }

    @Override
    protected void polygonPixels(double[] points, Role role, double opacity) {
        use(role, opacity);
        graphics.fill(path(points, true));
    }

    @Override
    protected void textPixels(
            String text, double x, double baseline, TextStyle style, Role role, double opacity) {
        use(role, opacity);
        graphics.setFont(fonts.font(style));
        graphics.drawString(text, (float) x, (float) baseline);
    }

    @Override
    protected void clipPixels(Box box) {
        graphics.clip(new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height()));
    }

    @Override
    protected void savePixels() {
        clips.push(graphics.getClip());
    }

    @Override
    protected void restorePixels() {
        graphics.setClip(clips.pop());
    }

    private void use(Role role, double opacity) {
        graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
        graphics.setColor(new Color(palette.rgb(role)));
    }

    private static Shape shape(Box box, double radius) {
        return radius <= 0
                ? new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height())
                : new RoundRectangle2D.Double(
                        box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius);
    }

    private static Path2D path(double[] points, boolean closed) {
        Path2D path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        if (closed) {
            path.closePath();
        }
        return path;
    }

    private static BasicStroke pen(Stroke stroke) {
        float width = (float) stroke.width();
        if (!stroke.isDashed()) {
            return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        }
        float[] dash = {(float) stroke.on(), (float) stroke.off()};
        return new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, dash, 0);
    }
}
