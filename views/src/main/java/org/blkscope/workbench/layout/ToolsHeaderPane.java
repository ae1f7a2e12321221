package org.blkscope.workbench.layout;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.control.HeaderPane;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerLeaf;
import software.coley.bentofx.util.DragDropTarget;
import software.coley.bentofx.util.DragUtils;

/**
 * The frame of a stack: tabs, and beside them the tools of the pane that is seen. A tab that is
 * dropped on the free part of the head comes behind the others; the library itself takes it on tabs
 * and contents only.
 */
final class ToolsHeaderPane extends HeaderPane {
    private final HBox tools = new HBox();
    private final Function<Dockable, ContextMenu> menus;

    ToolsHeaderPane(
            DockContainerLeaf container,
            Map<String, DockPane> panes,
            Function<Dockable, ContextMenu> menus) {
        super(container);
        this.menus = menus;
        getStyleClass().add("panel");
        tools.getStyleClass().add("panel-tools-place");
        container
                .selectedDockableProperty()
                .addListener((seen, before, now) -> showTools(panes, now));
        if (getTop() instanceof BorderPane head) {
            head.getStyleClass().add("panel-head");
            Node buttons = head.getRight();
            head.setRight(new HBox(tools, buttons));
            head.setOnDragOver(this::dragOver);
            head.setOnDragExited(event -> container.clearCanvas());
            head.setOnDragDropped(this::dropped);
            head.setOnContextMenuRequested(event -> showMenu(head, event));
        }
    }

    private void showTools(Map<String, DockPane> panes, @Nullable Dockable now) {
        tools.getChildren()
                .setAll(
                        Stream.ofNullable(now)
                                .map(Dockable::getIdentifier)
                                .map(panes::get)
                                .filter(Objects::nonNull)
                                .map(DockPane::tools)
                                .toList());
    }

    private void dragOver(DragEvent event) {
        dragged(event)
                .ifPresent(
                        pane -> {
                            getContainer().drawCanvasHint(this);
                            event.acceptTransferModes(TransferMode.MOVE);
                            event.consume();
                        });
    }

    private void dropped(DragEvent event) {
        dragged(event)
                .ifPresent(
                        pane -> {
                            DockContainerLeaf target = getContainer();
                            target.clearCanvas();
                            Dock.takeOut(pane);
                            target.addDockable(pane);
                            target.selectDockable(pane);
                            DragUtils.completeDnd(event, pane, DragDropTarget.HEADER);
                        });
    }

    /** The pane of another stack that is on its way. */
    private Optional<Dockable> dragged(DragEvent event) {
        return Optional.ofNullable(DragUtils.extractIdentifier(event.getDragboard()))
                .map(id -> getContainer().getBento().search().dockable(id))
                .map(path -> path.dockable())
                .filter(pane -> pane.getContainer() != getContainer());
    }

    private void showMenu(Node head, ContextMenuEvent event) {
        Dockable pane = getContainer().getSelectedDockable();
        if (event.getTarget() instanceof Node target) {
            for (Node node = target; node != null; node = node.getParent()) {
                if (node instanceof Header header) {
                    pane = header.getDockable();
                }
            }
        }
        if (pane != null) {
            menus.apply(pane).show(head, event.getScreenX(), event.getScreenY());
            event.consume();
        }
    }
}
