package org.blkscope.workbench;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** A pane with a head: title on the left, small controls of its part on the right. */
final class Panel extends BorderPane {
    private final HBox tools = new HBox();

    Panel(String title) {
        getStyleClass().add("panel");
        Label tab = new Label(title);
        tab.getStyleClass().add("panel-tab");
        tab.setMinWidth(Region.USE_PREF_SIZE);
        tools.getStyleClass().add("panel-tools");
        HBox.setHgrow(tools, Priority.ALWAYS);
        HBox head = new HBox(tab, tools);
        head.getStyleClass().add("panel-head");
        setTop(head);
    }

    /** Shows a part. */
    void fill(Node content, List<Node> controls) {
        tools.getChildren().setAll(controls);
        setCenter(content);
    }

    /** Shows nothing but a word on what will be here. */
    void empty(String word) {
        Label label = new Label(word);
        label.getStyleClass().add("empty");
        fill(label, List.of());
    }
}
