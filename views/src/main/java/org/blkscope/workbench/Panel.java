package org.blkscope.workbench;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import org.blkscope.workbench.layout.DockPane;

/** What a pane shows of its part: the content, and small controls for the head. */
final class Panel {
    private final PartDescriptor descriptor;
    private final BorderPane content = new BorderPane();
    private final HBox tools = new HBox();

    Panel(PartDescriptor descriptor) {
        this.descriptor = descriptor;
        content.getStyleClass().add("panel-content");
        tools.getStyleClass().add("panel-tools");
    }

    PartDescriptor descriptor() {
        return descriptor;
    }

    DockPane pane() {
        return new DockPane(descriptor.id(), descriptor.title(), content, tools);
    }

    /** False while the pane is closed or behind another tab. */
    boolean isSeen() {
        return content.getScene() != null;
    }

    /** Shows a part. */
    void fill(Node part, List<Node> controls) {
        tools.getChildren().setAll(controls);
        content.setCenter(part);
    }

    /** Shows nothing but a word on what will be here. */
    void empty(String word) {
        Label label = new Label(word);
        label.getStyleClass().add("empty");
        fill(label, List.of());
    }
}
