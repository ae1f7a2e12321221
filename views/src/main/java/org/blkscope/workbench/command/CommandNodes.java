package org.blkscope.workbench.command;

import javafx.scene.control.Button;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/** Menu items and buttons that stand for commands. */
public final class CommandNodes {
    private CommandNodes() {}

    /** A menu item with the command's key; grey while it cannot be done. */
    public static MenuItem menuItem(Command command) {
        MenuItem item = new MenuItem(command.name());
        item.setMnemonicParsing(false);
        command.key().ifPresent(item::setAccelerator);
        item.setOnAction(event -> command.run());
        item.disableProperty().bind(command.reasonProperty().map(reason -> !reason.isEmpty()));
        return item;
    }

    /**
     * A button with the command's icon and, on hovering, its name, key and the reason why it is
     * grey. It never takes the focus, so that keys go on to the part they belong to; the menu is
     * there for those without a mouse.
     */
    public static Button iconButton(Command command) {
        Button button = new Button();
        button.setGraphic(new FontIcon(command.icon()));
        button.getStyleClass().add("icon-button");
        return wire(button, command);
    }

    /** Lets a button run a command, look grey while it cannot, and tell why. */
    public static Button wire(Button button, Command command) {
        button.setFocusTraversable(false);
        button.setMnemonicParsing(false);
        button.setOnAction(event -> command.run());
        button.setAccessibleText(command.name());
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(command.reasonProperty().map(reason -> command.hint()));
        button.setTooltip(tooltip);
        // Disabled nodes show no tool tip, so a button that cannot be pressed is only drawn as
        // such.
        command.reasonProperty()
                .subscribe(reason -> Looks.toggle(button, "unavailable", !reason.isEmpty()));
        return button;
    }
}
