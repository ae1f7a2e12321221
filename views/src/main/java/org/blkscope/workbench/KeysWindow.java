package org.blkscope.workbench;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.theme.Theming;

/** A small window that lists all keys and stays open beside the workbench as long as one likes. */
final class KeysWindow {
    private KeysWindow() {}

    static void show(Window owner, Theming theming, List<Command> commands) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("keys-grid");
        commands.stream()
                .filter(command -> command.key().isPresent())
                .forEach(command -> addRow(grid, command));
        ScrollPane scroll = new ScrollPane(grid);
        scroll.setFitToWidth(true);
        Scene scene = new Scene(scroll, 420, 640);
        theming.install(scene);
        Stage stage = new Stage();
        stage.initOwner(owner);
        stage.setTitle("Keys");
        stage.setScene(scene);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> closeOnEscape(event, stage));
        stage.show();
    }

    private static void addRow(GridPane grid, Command command) {
        Label key = new Label(command.key().map(k -> k.getDisplayText()).orElse(""));
        key.getStyleClass().add("figures");
        grid.addRow(grid.getRowCount(), key, new Label(command.name()));
    }

    private static void closeOnEscape(KeyEvent event, Stage stage) {
        if (event.getCode() == KeyCode.ESCAPE) {
            stage.close();
        }
    }
}
