package org.blkscope.view.why;

import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;

/**
 * Stacks its children and leaves out the first ones if there is not room for all: the last one,
 * which tells of the present, is always seen, and none is cut in half.
 */
final class NewestThatFit extends Pane {
    private static final double GAP = 6;

    NewestThatFit() {
        Rectangle clip = new Rectangle();
        clip.widthProperty().bind(widthProperty());
        clip.heightProperty().bind(heightProperty());
        setClip(clip);
        setMinSize(0, 0);
    }

    @Override
    protected double computePrefHeight(double width) {
        return 0;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        double width = getWidth() - insets.getLeft() - insets.getRight();
        double room = getHeight() - insets.getTop() - insets.getBottom();
        int first = firstThatFits(width, room);
        double y = insets.getTop();
        List<Node> children = getManagedChildren();
        for (int i = 0; i < children.size(); i++) {
            Node child = children.get(i);
            child.setVisible(i >= first);
            if (i >= first) {
                double height = snapSizeY(child.prefHeight(width));
                layoutInArea(
                        child,
                        insets.getLeft(),
                        y,
                        width,
                        height,
                        0,
                        javafx.geometry.HPos.LEFT,
                        javafx.geometry.VPos.TOP);
                y += height + GAP;
            }
        }
    }

    private int firstThatFits(double width, double room) {
        List<Node> children = getManagedChildren();
        double used = 0;
        for (int i = children.size() - 1; i >= 0; i--) {
            used += snapSizeY(children.get(i).prefHeight(width));
            if (used > room && i < children.size() - 1) {
                return i + 1;
            }
            used += GAP;
        }
        return 0;
    }
}
