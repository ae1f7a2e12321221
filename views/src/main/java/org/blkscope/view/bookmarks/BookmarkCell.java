package org.blkscope.view.bookmarks;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.blkscope.study.Bookmarks.Bookmark;
import org.blkscope.study.Study;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** Number, name and time of a bookmark, and a button that takes it away. */
final class BookmarkCell extends ListCell<Bookmark> {
    private final Study study;
    private final Label number = new Label();
    private final Label name = new Label();
    private final Label time = new Label();
    private final Button remove = new Button();
    private final TextField field = new TextField();
    private final VBox text = new VBox(name, time);
    private final HBox row = new HBox(number, text, remove);

    BookmarkCell(Study study) {
        this.study = study;
        number.getStyleClass().addAll("key", "figures");
        number.setMinWidth(Region.USE_PREF_SIZE);
        time.getStyleClass().addAll("figures", "dim");
        HBox.setHgrow(text, Priority.ALWAYS);
        row.getStyleClass().add("bookmark-row");
        remove.setGraphic(new FontIcon("mdi2c-close"));
        remove.setMinWidth(Region.USE_PREF_SIZE);
        remove.getStyleClass().add("flat-button");
        remove.setAccessibleText("Remove bookmark");
        remove.setFocusTraversable(false);
        remove.setOnAction(event -> remove());
        field.setAccessibleText("Name of the bookmark");
        field.setOnAction(event -> rename());
        field.setOnKeyPressed(
                event -> {
                    if (event.getCode() == KeyCode.ESCAPE) {
                        cancelEdit();
                        event.consume();
                    }
                });
        setPrefWidth(0);
    }

    @Override
    public void startEdit() {
        super.startEdit();
        Bookmark bookmark = getItem();
        if (isEditing() && bookmark != null) {
            field.setText(bookmark.name());
            text.getChildren().set(0, field);
            field.requestFocus();
            field.selectAll();
        }
    }

    @Override
    public void cancelEdit() {
        super.cancelEdit();
        text.getChildren().set(0, name);
    }

    private void rename() {
        Bookmark bookmark = getItem();
        String fresh = field.getText();
        cancelEdit();
        if (bookmark != null) {
            study.bookmarks().rename(bookmark.number(), fresh);
        }
    }

    private void remove() {
        Bookmark bookmark = getItem();
        if (bookmark != null) {
            study.bookmarks().remove(bookmark.number());
        }
    }

    @Override
    protected void updateItem(@Nullable Bookmark bookmark, boolean empty) {
        super.updateItem(bookmark, empty);
        if (bookmark == null || empty) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        setGraphic(row);
        number.setText(Integer.toString(bookmark.number()));
        name.setText(bookmark.name());
        long ns = study.recording().timeNs(Math.min(bookmark.moment(), study.recording().size()));
        time.setText(
                study.scale().figure(ns) + " " + study.scale().unit() + "  @" + bookmark.moment());
        setTooltip(new Tooltip(bookmark.name()));
    }
}
