package org.blkscope.workbench.layout;

import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import software.coley.bentofx.control.HeaderPane;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/** The frame of a stack: tabs, and beside them the tools of the pane that is seen. */
final class ToolsHeaderPane extends HeaderPane {
    private final HBox tools = new HBox();

    ToolsHeaderPane(DockContainerLeaf container, Map<String, DockPane> panes) {
        super(container);
        getStyleClass().add("panel");
        tools.getStyleClass().add("panel-tools-place");
        container
                .selectedDockableProperty()
                .addListener((seen, before, now) -> showTools(panes, now));
        if (getTop() instanceof javafx.scene.layout.BorderPane head) {
            head.getStyleClass().add("panel-head");
            Node buttons = head.getRight();
            head.setRight(new HBox(tools, buttons));
        }
    }

    private void showTools(Map<String, DockPane> panes, @Nullable Dockable now) {
        tools.getChildren()
                .setAll(
                        Stream.ofNullable(now)
                                .map(Dockable::getIdentifier)
                                .map(panes::get)
                                .filter(java.util.Objects::nonNull)
                                .map(DockPane::tools)
                                .toList());
    }
}
