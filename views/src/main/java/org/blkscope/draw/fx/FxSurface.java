package org.blkscope.draw.fx;

import java.util.EnumMap;
import java.util.Map;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import org.blkscope.draw.Box;
import org.blkscope.draw.Palette;
import org.blkscope.draw.PixelSurface;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.TextStyle;

/** Draws on a JavaFX canvas. */
public final class FxSurface extends PixelSurface {
    private final GraphicsContext graphics;
    private final FxFonts fonts;
    private final Map<Role, Color> colours = new EnumMap<>(Role.class);

    public FxSurface(GraphicsContext graphics, Palette palette, FxFonts fonts) {
        super(fonts);
        this.graphics = graphics;
        this.fonts = fonts;
        for (Role role : Role.values()) {
            colours.put(role, color(palette.rgb(role)));
        }
        graphics.setLineCap(StrokeLineCap.BUTT);
        graphics.setLineJoin(StrokeLineJoin.ROUND);
    }

    @Override
    protected void fillPixels(Box box, double radius, Role role, double opacity) {
        useFill(role, opacity);
        if (radius <= 0) {
            graphics.fillRect(box.x(), box.y(), box.width(), box.height());
        } else {
            graphics.fillRoundRect(
                    box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius);
        }
    }

    @Override
    protected void outlinePixels(Box box, double radius, Role role, Stroke stroke, double opacity) {
        useStroke(role, stroke, opacity);
        if (radius <= 0) {
            graphics.strokeRect(box.x(), box.y(), box.width(), box.height());
        } else {
            graphics.strokeRoundRect(
                    box.x(), box.y(), box.width(), box.height(), 2 * radius, 2 * radius);
        }
    }

    @Override
    protected void polylinePixels(double[] points, Role role, Stroke stroke, double opacity) {
        useStroke(role, stroke, opacity);
        graphics.strokePolyline(every(points, 0), every(points, 1), points.length / 2);
    }

    @Override
    protected void polygonPixels(double[] points, Role role, double opacity) {
        useFill(role, opacity);
        graphics.fillPolygon(every(points, 0), every(points, 1), points.length / 2);
    }

    @Override
    protected void textPixels(
            String text, double x, double baseline, TextStyle style, Role role, double opacity) {
        useFill(role, opacity);
        graphics.setFont(fonts.font(style));
        graphics.fillText(text, x, baseline);
    }

    @Override
    protected void clipPixels(Box box) {
        graphics.beginPath();
        graphics.rect(box.x(), box.y(), box.width(), box.height());
        graphics.clip();
    }

    @Override
    protected void savePixels() {
        graphics.save();
    }

    @Override
    protected void restorePixels() {
        graphics.restore();
    }

    private void useFill(Role role, double opacity) {
        graphics.setGlobalAlpha(opacity);
        graphics.setFill(colours.get(role));
    }

    private void useStroke(Role role, Stroke stroke, double opacity) {
        graphics.setGlobalAlpha(opacity);
        graphics.setStroke(colours.get(role));
        graphics.setLineWidth(stroke.width());
        if (stroke.isDashed()) {
            graphics.setLineDashes(stroke.on(), stroke.off());
        } else {
            graphics.setLineDashes();
        }
    }

    private static double[] every(double[] points, int offset) {
        double[] half = new double[points.length / 2];
        for (int i = 0; i < half.length; i++) {
            half[i] = points[2 * i + offset];
        }
        return half;
    }

    private static Color color(int rgb) {
        return Color.rgb(rgb >>> 16 & 0xFF, rgb >>> 8 & 0xFF, rgb & 0xFF);
    }
}
