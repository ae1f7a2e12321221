package org.blkscope.workbench;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import org.blkscope.workbench.PartDescriptor.Area;

/**
 * The fixed arrangement of panels: narrow at the left, large in the middle, two stacked at the
 * right, two along the bottom. Dividers can be dragged; {@link #reset} puts them back.
 */
final class Panes {
    private static final double LEFT_WIDTH = 236;
    private static final double RIGHT_SHARE = 0.225;
    private static final double RIGHT_LEAST = 320;
    private static final double RIGHT_MOST = 366;
    private static final double TOP_SHARE = 0.63;
    private static final double INSPECTOR_SHARE = 0.7;
    private static final double TIMELINE_SHARE = 0.48;

    private final Map<Area, Panel> panels = new EnumMap<>(Area.class);
    private final SplitPane right;
    private final SplitPane top;
    private final SplitPane bottom;
    private final SplitPane middle;
    private final SplitPane root;

    Panes(Map<Area, Panel> panels) {
        this.panels.putAll(panels);
        right = split(Orientation.VERTICAL, panel(Area.RIGHT_TOP), panel(Area.RIGHT_BOTTOM));
        top = split(Orientation.HORIZONTAL, panel(Area.CENTRE), right);
        bottom = split(Orientation.HORIZONTAL, panel(Area.BOTTOM_LEFT), panel(Area.BOTTOM_RIGHT));
        middle = split(Orientation.VERTICAL, top, bottom);
        root = split(Orientation.HORIZONTAL, panel(Area.LEFT), middle);
        root.getStyleClass().add("panes");
        SplitPane.setResizableWithParent(panel(Area.LEFT), false);
        SplitPane.setResizableWithParent(right, false);
        root.widthProperty().subscribe((before, now) -> resetOnce(before.doubleValue()));
    }

    Region node() {
        return root;
    }

    /** Puts all dividers where they were at first. */
    void reset() {
        double width = Math.max(1, root.getWidth());
        double rightWidth = Math.max(RIGHT_LEAST, Math.min(RIGHT_MOST, width * RIGHT_SHARE));
        root.setDividerPositions(LEFT_WIDTH / width);
        root.layout();
        top.setDividerPositions(1 - rightWidth / Math.max(rightWidth, top.getWidth()));
        middle.setDividerPositions(TOP_SHARE);
        right.setDividerPositions(INSPECTOR_SHARE);
        bottom.setDividerPositions(TIMELINE_SHARE);
    }

    private void resetOnce(double widthBefore) {
        if (widthBefore == 0) {
            // Dividers that are set before the first layout of nested panes are lost.
            Platform.runLater(this::reset);
        }
    }

    private Panel panel(Area area) {
        return Objects.requireNonNull(panels.get(area), area::name);
    }

    private static SplitPane split(Orientation orientation, Node first, Node second) {
        SplitPane pane = new SplitPane(first, second);
        pane.setOrientation(orientation);
        return pane;
    }
}
