package org.blkscope.view.pipeline;

import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.Palette;
import org.blkscope.draw.Surface;
import org.blkscope.draw.fx.FxFonts;
import org.blkscope.draw.fx.FxSurface;

/**
 * The pipeline in a window. Click picks, double click follows, the wheel zooms around the pointer,
 * dragging pans.
 *
 * <p>Zoomed out, the drawing is laid out for more room than there is, so more rows are seen; zoomed
 * in, it keeps its layout and is enlarged. It is drawn at most once a frame, and only when
 * something changed.
 */
public final class PipelineCanvas extends Region {
    private static final double LEAST_ZOOM = 0.4;
    private static final double MOST_ZOOM = 4;
    private static final double WHEEL = 1.0025;
    private static final double DRAG_START = 4;

    private final PipelineViewModel model;
    private final FxFonts fonts;
    private final Canvas canvas = new Canvas();
    private final Tooltip tooltip = new Tooltip();
    private final ObjectProperty<Palette> palette = new SimpleObjectProperty<>(Palette.light());
    private final Mover mover = new Mover();
    private HitMap<Target> hits = new HitMap<>();
    private double zoom = 1;
    private double panX;
    private double panY;
    private double pressX;
    private double pressY;
    private boolean dragged;

    public PipelineCanvas(PipelineViewModel model, FxFonts fonts) {
        this.model = model;
        this.fonts = fonts;
        getChildren().add(canvas);
        getStyleClass().add("pipeline");
        setMinSize(240, 160);
        setPrefSize(900, 480);
        setFocusTraversable(true);
        model.sceneProperty().addListener((o, before, now) -> sceneChanged(before, now));
        palette.addListener(o -> requestLayout());
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::hovered);
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    }

    /** The colours; the window sets them with its theme. */
    public ObjectProperty<Palette> paletteProperty() {
        return palette;
    }

    /** Back to the whole drawing at its natural size. */
    public void resetView() {
        zoom = 1;
        panX = 0;
        panY = 0;
        requestLayout();
    }

    /** Enlarges (above 1) or shrinks (below 1) around the middle. */
    public void zoomBy(double factor) {
        zoomAround(factor, getWidth() / 2, getHeight() / 2);
    }

    /** What lies at a point of this region. */
    public Optional<Target> targetAt(double x, double y) {
        return hits.find((x - panX) / zoom, (y - panY) / zoom);
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        if (width < 1 || height < 1) {
            return;
        }
        if (canvas.getWidth() != width || canvas.getHeight() != height) {
            canvas.setWidth(width);
            canvas.setHeight(height);
        }
        hits = paint(new FxSurface(canvas.getGraphicsContext2D(), palette.get(), fonts));
    }

    /**
     * Paints what is seen on a surface of the same size.
     *
     * @return what lies where
     */
    public HitMap<Target> paint(Surface surface) {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        double room = Math.min(1, zoom);
        keepInView(width, height);
        surface.save();
        surface.translate(panX, panY);
        surface.scale(zoom);
        HitMap<Target> painted =
                PipelinePainter.paint(surface, model.scene(), width / room, height / room);
        surface.restore();
        return painted;
    }

    private void keepInView(double width, double height) {
        double more = Math.max(1, zoom) - 1;
        panX = Math.max(-width * more, Math.min(0, panX));
        panY = Math.max(-height * more, Math.min(0, panY));
    }

    private void sceneChanged(PipelineScene before, PipelineScene now) {
        if (before.after() != now.after()) {
            if (now.progress() < 1) {
                mover.begin(model.moveMs());
            } else {
                mover.stop();
            }
        }
        setAccessibleText("Pipeline at event " + now.after().moment());
        requestLayout();
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        pressX = event.getX();
        pressY = event.getY();
        dragged = false;
    }

    private void dragged(MouseEvent event) {
        double dx = event.getX() - pressX;
        double dy = event.getY() - pressY;
        if (!dragged && Math.hypot(dx, dy) < DRAG_START) {
            return;
        }
        dragged = true;
        panX += dx;
        panY += dy;
        pressX = event.getX();
        pressY = event.getY();
        requestLayout();
    }

    private void clicked(MouseEvent event) {
        if (dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        Optional<Target> target = targetAt(event.getX(), event.getY());
        target.ifPresent(event.getClickCount() == 2 ? model::follow : model::pick);
    }

    private void hovered(MouseEvent event) {
        Optional<Target> target = targetAt(event.getX(), event.getY());
        if (target.isPresent()) {
            tooltip.setText(model.describe(target.get()));
            Tooltip.install(this, tooltip);
        } else {
            Tooltip.uninstall(this, tooltip);
        }
    }

    private void scrolled(ScrollEvent event) {
        if (event.getDeltaY() != 0) {
            zoomAround(Math.pow(WHEEL, event.getDeltaY()), event.getX(), event.getY());
            event.consume();
        }
    }

    private void zoomAround(double factor, double x, double y) {
        double next = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom * factor));
        next = Math.abs(next - 1) < 0.04 ? 1 : next;
        panX = x - (x - panX) * next / zoom;
        panY = y - (y - panY) * next / zoom;
        zoom = next;
        requestLayout();
    }

    /** Carries the present move through its time. */
    private final class Mover extends AnimationTimer {
        private long startNs;
        private double lengthMs;

        void begin(double ms) {
            startNs = -1;
            lengthMs = ms;
            start();
        }

        @Override
        public void handle(long nowNs) {
            if (startNs < 0) {
                startNs = nowNs;
            }
            double progress = lengthMs <= 0 ? 1 : (nowNs - startNs) / 1e6 / lengthMs;
            if (progress >= 1) {
                stop();
            }
            model.advance(Math.min(1, progress));
        }
    }
}
