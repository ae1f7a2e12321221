package org.blkscope.view.inspector;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.blkscope.base.TimeText;

/** The last places of a request as a bar of names; hovering tells how long it stayed. */
final class TrailBar extends HBox {
    private static final int MOST = 4;

    TrailBar() {
        getStyleClass().add("trail-bar");
    }

    void show(List<Facts.Stay> stays) {
        getChildren().clear();
        int size = stays.size();
        for (int i = Math.max(0, size - MOST); i < size; i++) {
            getChildren().add(segment(stays.get(i), i == size - 1));
        }
    }

    private static Label segment(Facts.Stay stay, boolean present) {
        String stayed = TimeText.duration(stay.toNs() - stay.fromNs());
        Label label = new Label(stay.place());
        label.getStyleClass().add(present ? "segment-now" : "segment");
        label.setTooltip(new Tooltip(stay.place() + ": " + stayed));
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        return label;
    }
}
