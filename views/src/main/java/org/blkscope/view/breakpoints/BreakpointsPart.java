package org.blkscope.view.breakpoints;

import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import org.blkscope.analysis.query.Breakpoint;
import org.blkscope.recording.EventKind;
import org.blkscope.study.Study;
import org.blkscope.workbench.Part;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The list of breakpoints as a part of the workbench. */
public final class BreakpointsPart implements Part {
    private final BorderPane root = new BorderPane();
    private final ListView<Breakpoint> list = new ListView<>();
    private final MenuButton add = new MenuButton();
    private @Nullable Study study;
    private @Nullable ConditionField field;

    public BreakpointsPart() {
        root.getStyleClass().add("breakpoints");
        list.getStyleClass().add("breakpoint-list");
        list.setAccessibleText("Breakpoints");
        Label none = new Label("No breakpoints. Type a condition below, such as kind == ISSUE.");
        none.setWrapText(true);
        none.getStyleClass().add("empty");
        list.setPlaceholder(none);
        list.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        list.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        root.setCenter(list);
        add.setGraphic(new FontIcon("mdi2p-plus"));
        add.setAccessibleText("Add breakpoint");
        add.getStyleClass().add("flat-button");
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void open(Study shown) {
        study = shown;
        ConditionField condition = new ConditionField(shown.breakpoints(), add);
        field = condition;
        list.setCellFactory(view -> new BreakpointCell(shown.breakpoints(), this::remove));
        list.setItems(shown.breakpoints().list());
        root.setBottom(condition);
        Menu kinds = new Menu("Every Event of a Kind");
        Stream.of(EventKind.values())
                .map(kind -> item(kind.label(), kind, Breakpoint::onKind))
                .forEach(kinds.getItems()::add);
        MenuItem request = new MenuItem("Events of the Selected Request");
        request.setOnAction(event -> addRequest(shown));
        request.disableProperty().bind(shown.selectedLifeProperty().lessThan(0));
        MenuItem typed = new MenuItem("Condition…");
        typed.setOnAction(event -> condition.start());
        add.getItems().setAll(typed, kinds, request);
    }

    @Override
    public void close() {
        list.setItems(null);
        add.getItems().forEach(item -> item.disableProperty().unbind());
    }

    private MenuItem item(
            String title, EventKind kind, Function<EventKind, Breakpoint> breakpoint) {
        MenuItem item = new MenuItem(title);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> accept(breakpoint.apply(kind)));
        return item;
    }

    private void addRequest(Study shown) {
        String name = shown.recording().lives().name(shown.selectedLife());
        accept(Breakpoint.onRequest(name));
    }

    private void accept(Breakpoint fresh) {
        if (field != null) {
            field.accept(fresh.query().text());
        }
    }

    private void clicked(MouseEvent event) {
        if (event.getClickCount() == 2) {
            edit();
        }
    }

    private void keyPressed(KeyEvent event) {
        int index = list.getSelectionModel().getSelectedIndex();
        if (study == null || index < 0) {
            return;
        }
        switch (event.getCode()) {
            case SPACE ->
                    study.breakpoints()
                            .enable(index, !study.breakpoints().list().get(index).enabled());
            case DELETE -> remove(index);
            case ENTER -> edit();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void remove(int index) {
        if (study != null && field != null) {
            field.leave();
            study.breakpoints().remove(index);
        }
    }

    private void edit() {
        int index = list.getSelectionModel().getSelectedIndex();
        if (field != null && index >= 0) {
            field.edit(index);
        }
    }
}
