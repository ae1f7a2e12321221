package org.blkscope.desktop;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.TreeCell;
import javafx.scene.text.Text;
import org.blkscope.draw.Box;
import org.blkscope.draw.RecordingSurface;
import org.blkscope.draw.fx.FxFonts;
import org.blkscope.view.pipeline.PipelineCanvas;
import org.blkscope.view.timeline.TimelineCanvas;

/**
 * What can be read in a window, and what is wrong with it: texts that are cut short, lie beside
 * their window or on top of each other.
 *
 * <p>Texts of nodes count with what is left of their bounds within every clipping node around them.
 * Half of what scrolls may be out of sight, and a cell of a table may be too narrow for its text,
 * since it tells the whole of it when one points at it; both are left out.
 */
final class DrawnTexts {
    private static final double TOUCH = 1.5;

    private record Drawn(String text, Bounds box) {}

    private final List<Drawn> texts = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    private DrawnTexts() {}

    /** What is wrong in a scene that has been laid out. */
    static List<String> faultsOf(Scene scene) {
        DrawnTexts drawn = new DrawnTexts();
        drawn.visit(scene.getRoot(), new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()));
        drawn.findOverlaps();
        return drawn.faults;
    }

    /** How many texts a scene shows, those of drawings included. */
    static int count(Scene scene) {
        DrawnTexts drawn = new DrawnTexts();
        drawn.visit(scene.getRoot(), new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()));
        return drawn.texts.size();
    }

    private void visit(Node node, Bounds open) {
        if (!node.isVisible() || node.getOpacity() == 0) {
            return;
        }
        if (node instanceof Text text) {
            add(text, open);
        }
        if (node instanceof Labeled labeled && !(node instanceof TableCell<?, ?>)) {
            checkWhole(labeled);
        }
        if (node instanceof PipelineCanvas canvas) {
            RecordingSurface surface = surface(canvas.getWidth(), canvas.getHeight());
            canvas.paint(surface);
            addAll(canvas, surface);
        } else if (node instanceof TimelineCanvas canvas) {
            RecordingSurface surface = surface(canvas.getWidth(), canvas.getHeight());
            canvas.paint(surface);
            addAll(canvas, surface);
        } else if (node instanceof Parent parent) {
            Bounds inner =
                    node.getClip() == null ? open : common(open, boxOf(node.getClip(), node));
            parent.getChildrenUnmodifiable().forEach(child -> visit(child, inner));
        }
    }

    private void add(Text text, Bounds open) {
        Bounds box = text.localToScene(text.getLayoutBounds());
        Bounds seen = common(open, box);
        if (!text.getText().isBlank() && seen.getWidth() > TOUCH && seen.getHeight() > TOUCH) {
            texts.add(new Drawn(text.getText(), seen));
        }
    }

    private void addAll(Node canvas, RecordingSurface surface) {
        Box whole =
                new Box(
                        0,
                        0,
                        canvas.getLayoutBounds().getWidth(),
                        canvas.getLayoutBounds().getHeight());
        for (RecordingSurface.DrawnText each : surface.texts()) {
            if (!whole.covers(each.box(), TOUCH) || !each.clip().covers(each.box(), TOUCH)) {
                faults.add("clipped in a drawing: " + each);
            }
            Box box = each.box();
            texts.add(
                    new Drawn(
                            each.text(),
                            canvas.localToScene(
                                    new BoundingBox(box.x(), box.y(), box.width(), box.height()))));
        }
    }

    /** The text that is drawn differs from the text that was set when it was cut short. */
    private void checkWhole(Labeled labeled) {
        // The mark of a mnemonic is not drawn as a character.
        String wanted =
                labeled.isMnemonicParsing()
                        ? labeled.getText().replaceFirst("_", "")
                        : labeled.getText();
        if (wanted == null || wanted.isEmpty() || labeled instanceof TreeCell<?>) {
            return;
        }
        for (Node child : labeled.getChildrenUnmodifiable()) {
            if (child != labeled.getGraphic()
                    && child instanceof Text text
                    && !text.getText().equals(wanted)) {
                faults.add("cut short: '" + wanted + "' shows as '" + text.getText() + "'");
            }
        }
    }

    private void findOverlaps() {
        for (int i = 0; i < texts.size(); i++) {
            for (Drawn other : texts.subList(i + 1, texts.size())) {
                Bounds shared = common(texts.get(i).box(), other.box());
                if (shared.getWidth() > TOUCH && shared.getHeight() > TOUCH) {
                    faults.add("on top of each other: " + texts.get(i) + " and " + other);
                }
            }
        }
    }

    private static Bounds boxOf(Node clip, Node clipped) {
        return clipped.localToScene(clip.getBoundsInParent());
    }

    private static Bounds common(Bounds one, Bounds other) {
        double left = Math.max(one.getMinX(), other.getMinX());
        double top = Math.max(one.getMinY(), other.getMinY());
        double right = Math.min(one.getMaxX(), other.getMaxX());
        double bottom = Math.min(one.getMaxY(), other.getMaxY());
        return new BoundingBox(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    private static RecordingSurface surface(double width, double height) {
        return new RecordingSurface(Math.floor(width), Math.floor(height), new FxFonts());
    }
}
