package org.blkscope.workbench;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.HBox;

/** A bar that does without some of its controls where it is too narrow for all. */
final class SheddingBar extends HBox {
    private final List<Node> dispensable = new ArrayList<>();

    /** Names a control that may go; the first that was named goes first. */
    void mayGo(Node control) {
        dispensable.add(control);
    }

    @Override
    protected void layoutChildren() {
        double missing = widthOfAll() - getWidth();
        for (Node control : dispensable) {
            boolean stays = missing <= 0;
            missing -= stays ? 0 : control.prefWidth(-1) + spacingAround(control);
            // Only changes are set: each one asks for another layout.
            if (control.isManaged() != stays) {
                control.setManaged(stays);
                control.setVisible(stays);
            }
        }
        super.layoutChildren();
    }

    /** What the bar would take with everything, from the left edge to the right. */
    private double widthOfAll() {
        double width = prefWidth(-1);
        for (Node control : dispensable) {
            width += control.isManaged() ? 0 : control.prefWidth(-1) + spacingAround(control);
        }
        return width;
    }

    private static double spacingAround(Node control) {
        return control.getParent() instanceof HBox row ? row.getSpacing() : 0;
    }
}
