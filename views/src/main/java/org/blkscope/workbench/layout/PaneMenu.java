package org.blkscope.workbench.layout;

import java.util.List;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** What can be done with a pane without a mouse: the menu of its tab, and a part of menu bars. */
public final class PaneMenu {
    private final Dock dock;

    /** A menu that moves the panes of a dock. */
    public PaneMenu(Dock dock) {
        this.dock = dock;
    }

    ContextMenu of(String id) {
        ContextMenu menu = new ContextMenu();
        menu.getItems().addAll(targets(id));
        menu.getItems().add(new SeparatorMenuItem());
        menu.getItems().add(item("Move to Own Window", () -> dock.detach(id)));
        menu.getItems().add(item("Close", () -> dock.close(id)));
        return menu;
    }

    /** A menu that fills itself with the places for a pane when it is opened. */
    public Menu move(String id) {
        Menu menu = new Menu(dock.title(id));
        menu.getItems().setAll(noTarget());
        menu.setOnShowing(event -> menu.getItems().setAll(targets(id)));
        return menu;
    }

    private List<MenuItem> targets(String id) {
        List<MenuItem> targets =
                dock.openPanes()
                        .filter(other -> !other.equals(id))
                        .map(other -> target(id, other))
                        .toList();
        return targets.isEmpty() ? List.of(noTarget()) : targets;
    }

    /** A menu without any entry could not be opened at all. */
    private static MenuItem noTarget() {
        MenuItem item = new MenuItem("No other pane is open");
        item.setDisable(true);
        return item;
    }

    private MenuItem target(String id, String other) {
        Menu menu = new Menu("Move to " + dock.title(other));
        for (Where where : Where.values()) {
            menu.getItems().add(item(where.label(), () -> dock.move(id, other, where)));
        }
        return menu;
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setOnAction(event -> action.run());
        return item;
    }
}
