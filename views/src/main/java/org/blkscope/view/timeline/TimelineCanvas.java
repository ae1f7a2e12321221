package org.blkscope.view.timeline;

import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.Palette;
import org.blkscope.draw.Surface;
import org.blkscope.draw.fx.FxFonts;
import org.blkscope.draw.fx.FxSurface;

/**
 * The timeline in a window. Click or drag moves the cursor, the wheel zooms around the pointer,
 * dragging with shift pans, a double click shows everything again.
 */
public final class TimelineCanvas extends Region {
    private static final double WHEEL = 1.003;

    private final TimelineViewModel model;
    private final FxFonts fonts;
    private final Canvas canvas = new Canvas();
    private final ObjectProperty<Palette> palette = new SimpleObjectProperty<>(Palette.light());
    private HitMap<Integer> hits = new HitMap<>();
    private double lastX;

    public TimelineCanvas(TimelineViewModel model, FxFonts fonts) {
        this.model = model;
        this.fonts = fonts;
        getChildren().add(canvas);
        getStyleClass().add("timeline");
        setMinSize(200, 90);
        setPrefSize(760, 300);
        setFocusTraversable(true);
        model.sceneProperty().addListener(o -> requestLayout());
        palette.addListener(o -> requestLayout());
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
    }

    /** The colours; the window sets them with its theme. */
    public ObjectProperty<Palette> paletteProperty() {
        return palette;
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
        setAccessibleText("Timeline at event " + model.scene().moment());
    }

    /**
     * Paints what is seen on a surface of the same size.
     *
     * @return what lies where
     */
    public HitMap<Integer> paint(Surface surface) {
        return TimelinePainter.paint(
                surface, model.scene(), Math.floor(getWidth()), Math.floor(getHeight()));
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        lastX = event.getX();
        if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
            seek(event);
        }
    }

    private void dragged(MouseEvent event) {
        if (event.isShiftDown() || event.getButton() == MouseButton.MIDDLE) {
            TimeSpan span = model.scene().span();
            double share = (event.getX() - lastX) / Math.max(1, plot().width());
            model.zoomTo(span.moved(-Math.round(span.lengthNs() * share)));
        } else if (event.getButton() == MouseButton.PRIMARY) {
            seek(event);
        }
        lastX = event.getX();
    }

    private void clicked(MouseEvent event) {
        if (event.getClickCount() == 2) {
            model.zoomOut();
        } else if (event.isStillSincePress()) {
            hits.find(event.getX(), event.getY()).ifPresent(model::pick);
        }
    }

    private void scrolled(ScrollEvent event) {
        double turn = event.getDeltaY() != 0 ? event.getDeltaY() : event.getDeltaX();
        if (turn != 0) {
            model.zoomBy(Math.pow(WHEEL, -turn), timeAt(event.getX()));
            event.consume();
        }
    }

    private void seek(MouseEvent event) {
        if (event.getX() >= plot().x()) {
            model.seek(timeAt(event.getX()));
        }
    }

    private long timeAt(double x) {
        Box plot = plot();
        double share = (x - plot.x()) / Math.max(1, plot.width());
        return model.scene().span().at(Math.max(0, Math.min(1, share)));
    }

    private Box plot() {
        return TimelinePainter.plot(model.scene(), Math.floor(getWidth()), Math.floor(getHeight()));
    }
}
