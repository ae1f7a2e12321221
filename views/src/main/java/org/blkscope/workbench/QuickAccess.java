package org.blkscope.workbench;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.stage.Popup;
import org.blkscope.workbench.command.Command;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A field that finds commands, places, I/Os and moments, and does what is picked. */
final class QuickAccess extends StackPane {
    /**
     * Something that can be picked.
     *
     * @param hint its key, or what it is
     * @param reason why it cannot be done now; empty if it can
     */
    record Entry(String name, String hint, String reason, Runnable action) {
        static Entry of(Command command) {
            return new Entry(
                    command.name(),
                    command.key().map(key -> key.getDisplayText()).orElse(""),
                    command.reason(),
                    command::run);
        }
    }

    private static final double ROW = 28;
    private static final int MOST_ROWS = 16;
    private static final int MOST_COMMANDS = 12;

    private final TextField field = new TextField();
    private final ListView<Entry> list = new ListView<>();
    private final Popup popup = new Popup();
    private final Runnable leave;
    private final Consumer<String> refusal;
    private List<Command> commands = List.of();
    private Function<String, List<Entry>> others = text -> List.of();

    /**
     * @param refusal hears why a command cannot be run
     * @param leave gives the focus away
     */
    QuickAccess(Consumer<String> refusal, Runnable leave) {
        this.refusal = refusal;
        this.leave = leave;
        getStyleClass().add("quick-access");
        field.setPromptText("Quick access");
        field.setAccessibleText("Quick access: find a command, a place, an I/O or a moment");
        Label key = new Label("Ctrl+3");
        key.getStyleClass().add("key");
        HBox front = new HBox(new FontIcon("mdi2m-magnify"), field, key);
        front.getStyleClass().add("quick-access-box");
        HBox.setHgrow(field, Priority.ALWAYS);
        getChildren().add(front);
        list.setFixedCellSize(ROW);
        list.setCellFactory(view -> new EntryCell());
        list.setFocusTraversable(false);
        list.getStyleClass().add("quick-access-list");
        list.setOnMouseClicked(event -> pick());
        popup.getContent().add(list);
        popup.setAutoHide(true);
        field.textProperty().subscribe(this::search);
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        field.focusedProperty().subscribe(this::focusChanged);
    }

    /** The commands to find. */
    void offer(List<Command> all) {
        commands = List.copyOf(all);
    }

    /** What else a text may stand for. */
    void alsoFind(Function<String, List<Entry>> finder) {
        others = finder;
    }

    /** Puts the caret into the field. */
    void start() {
        field.requestFocus();
    }

    private void focusChanged(boolean focused) {
        if (focused) {
            search(field.getText());
        } else {
            popup.hide();
            field.clear();
        }
    }

    private void search(String text) {
        list.getItems().setAll(matches(text).limit(MOST_ROWS).toList());
        list.getSelectionModel().selectFirst();
        list.setPrefSize(Math.max(320, getWidth()), Math.max(1, list.getItems().size()) * ROW + 4);
        Bounds place = localToScreen(getBoundsInLocal());
        if (field.isFocused() && !list.getItems().isEmpty() && place != null) {
            popup.show(this, place.getMaxX() - list.getPrefWidth(), place.getMaxY() + 2);
        } else {
            popup.hide();
        }
    }

    private Stream<Entry> matches(String text) {
        String[] words = text.toLowerCase(Locale.ROOT).split("\\s+");
        Stream<Entry> named =
                commands.stream()
                        .filter(
                                command ->
                                        containsAll(command.name().toLowerCase(Locale.ROOT), words))
                        .map(Entry::of);
        return Stream.concat(named.limit(MOST_COMMANDS), others.apply(text).stream());
    }

    private static boolean containsAll(String name, String[] words) {
        return Stream.of(words).allMatch(name::contains);
    }

    private void keyPressed(KeyEvent event) {
        int shift = event.getCode() == KeyCode.DOWN ? 1 : event.getCode() == KeyCode.UP ? -1 : 0;
        if (shift != 0) {
            int index = list.getSelectionModel().getSelectedIndex() + shift;
            list.getSelectionModel()
                    .clearAndSelect(Math.max(0, Math.min(list.getItems().size() - 1, index)));
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            event.consume();
            pick();
        } else if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave.run();
        }
    }

    private void pick() {
        Entry entry = list.getSelectionModel().getSelectedItem();
        if (entry == null) {
            return;
        }
        leave.run();
        if (entry.reason().isEmpty()) {
            entry.action().run();
        } else {
            refusal.accept(entry.reason());
        }
    }

    /** Name at the left, key at the right. */
    private static final class EntryCell extends ListCell<Entry> {
        private final Label name = new Label();
        private final Label key = new Label();
        private final HBox row = new HBox(name, key);

        EntryCell() {
            name.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(name, Priority.ALWAYS);
            key.getStyleClass().add("key");
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean empty) {
            super.updateItem(entry, empty);
            if (entry == null || empty) {
                setGraphic(null);
                return;
            }
            setGraphic(row);
            name.setText(entry.name());
            key.setText(entry.hint());
        }
    }
}
