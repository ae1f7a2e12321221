package org.blkscope.workbench;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.StringConverter;
import org.blkscope.workbench.theme.ThemeChoice;
import org.blkscope.workbench.theme.Theming;
import org.jspecify.annotations.Nullable;

/** What a person can set: theme, size of text, motion. Everything shows at once and is kept. */
final class PreferencesWindow {
    private PreferencesWindow() {}

    static void show(@Nullable Window owner, Theming theming) {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("preferences-grid");
        addRow(grid, "_Theme", theme(theming));
        addRow(grid, "Text _size", size(theming));
        CheckBox motion = new CheckBox("_Move chips from place to place");
        motion.setId("preferences-motion");
        motion.selectedProperty().bindBidirectional(theming.motionProperty());
        grid.add(motion, 1, grid.getRowCount());
        Button close = new Button("Close");
        close.setCancelButton(true);
        close.setDefaultButton(true);
        HBox buttons = new HBox(close);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        VBox content = new VBox(grid, buttons);
        content.getStyleClass().add("preferences");
        Scene scene = new Scene(content, 380, 220);
        theming.install(scene);
        Stage stage = new Stage();
        stage.initOwner(owner);
        stage.setTitle("Preferences");
        stage.setScene(scene);
        close.setOnAction(event -> stage.close());
        stage.setOnHidden(
                event -> motion.selectedProperty().unbindBidirectional(theming.motionProperty()));
        scene.addEventHandler(
                KeyEvent.KEY_PRESSED,
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        stage.close();
                    }
                });
        stage.show();
    }

    private static ComboBox<ThemeChoice> theme(Theming theming) {
        ComboBox<ThemeChoice> box = new ComboBox<>();
        box.setId("preferences-theme");
        box.getItems().setAll(ThemeChoice.values());
        box.setConverter(
                new StringConverter<>() {
                    @Override
                    public String toString(ThemeChoice choice) {
                        return choice.label();
                    }

                    @Override
                    public ThemeChoice fromString(String text) {
                        throw new IllegalStateException("the box is not edited");
                    }
                });
        box.setValue(theming.choiceProperty().get());
        box.valueProperty().subscribe((before, now) -> theming.choose(now));
        return box;
    }

    private static Spinner<Double> size(Theming theming) {
        double now = theming.sizeProperty().get();
        Spinner<Double> spinner = new Spinner<>(Theming.SMALLEST, Theming.LARGEST, now, 1);
        spinner.setId("preferences-size");
        spinner.valueProperty().subscribe((before, size) -> theming.sizeProperty().set(size));
        return spinner;
    }

    private static void addRow(GridPane grid, String title, Node control) {
        Label label = new Label(title);
        label.setMnemonicParsing(true);
        label.setLabelFor(control);
        grid.addRow(grid.getRowCount(), label, control);
    }
}
