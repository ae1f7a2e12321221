package org.blkscope.view.bookmarks;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import org.blkscope.study.Bookmarks.Bookmark;
import org.blkscope.study.Study;
import org.blkscope.workbench.Part;
import org.jspecify.annotations.Nullable;

/** The list of bookmarks as a part of the workbench. */
public final class BookmarksPart implements Part {
    private final BorderPane root = new BorderPane();
    private final ListView<Bookmark> list = new ListView<>();
    private @Nullable Study study;

    public BookmarksPart() {
        root.getStyleClass().add("bookmarks");
        list.getStyleClass().add("bookmark-list");
        list.setAccessibleText("Bookmarks");
        list.setEditable(true);
        Label none =
                new Label(
                        "No bookmarks. Alt+Shift+1 to 9 stores the moment, Alt+1 to 9 goes there.");
        none.setWrapText(true);
        none.getStyleClass().add("empty");
        list.setPlaceholder(none);
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        list.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        root.setCenter(list);
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void open(Study shown) {
        study = shown;
        list.setCellFactory(view -> new BookmarkCell(shown));
        list.setItems(shown.bookmarks().list());
    }

    @Override
    public void close() {
        list.setItems(null);
        study = null;
    }

    private void clicked(MouseEvent event) {
        if (event.getClickCount() == 2) {
            go();
        }
    }

    private void keyPressed(KeyEvent event) {
        Bookmark picked = list.getSelectionModel().getSelectedItem();
        if (study == null || picked == null || list.getEditingIndex() >= 0) {
            return;
        }
        switch (event.getCode()) {
            case ENTER -> go();
            case DELETE -> study.bookmarks().remove(picked.number());
            case F2 -> list.edit(list.getSelectionModel().getSelectedIndex());
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void go() {
        Bookmark picked = list.getSelectionModel().getSelectedItem();
        if (study != null && picked != null) {
            study.cursor().jumpTo(Math.min(picked.moment(), study.recording().size()));
        }
    }
}
