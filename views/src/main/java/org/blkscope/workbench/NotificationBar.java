package org.blkscope.workbench;

import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.blkscope.workbench.command.Looks;
import org.kordamp.ikonli.javafx.FontIcon;

/** One message across the window that blocks nothing and stays until it is closed or replaced. */
final class NotificationBar extends HBox {
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper(this, "message", "");
    private final FontIcon icon = new FontIcon("mdi2a-alert-circle-outline");

    NotificationBar() {
        getStyleClass().add("notification-bar");
        Label text = new Label();
        text.textProperty().bind(message);
        text.setWrapText(true);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setMaxWidth(Double.MAX_VALUE);
        getChildren().addAll(icon, text, closeButton());
        managedProperty().bind(visibleProperty());
        visibleProperty().bind(message.isNotEmpty());
    }

    ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Says that something could not be done. */
    void warn(String text) {
        show(text, "mdi2a-alert-circle-outline", true);
    }

    /** Says something worth knowing. */
    void tell(String text) {
        show(text, "mdi2i-information-outline", false);
    }

    void clear() {
        message.set("");
    }

    private void show(String text, String iconCode, boolean warning) {
        icon.setIconLiteral(iconCode);
        Looks.toggle(this, "warning", warning);
        message.set(text);
    }

    private Button closeButton() {
        Button close = new Button();
        close.setGraphic(new FontIcon("mdi2c-close"));
        close.getStyleClass().add("flat-button");
        close.setAccessibleText("Close message");
        close.setFocusTraversable(false);
        close.setOnAction(event -> clear());
        return close;
    }
}
