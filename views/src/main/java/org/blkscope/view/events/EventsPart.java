package org.blkscope.view.events;

import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.util.Subscription;
import org.blkscope.study.Study;
import org.blkscope.workbench.Part;
import org.blkscope.workbench.command.Looks;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The list of events as a part of the workbench. */
public final class EventsPart implements Part {
    private final BorderPane root = new BorderPane();
    private final TextField wanted = new TextField();
    private final Label footer = new Label();
    private @Nullable EventsViewModel model;
    private @Nullable EventsTable table;
    private Subscription subscriptions = Subscription.EMPTY;
    private CompletableFuture<?> search = CompletableFuture.completedFuture(null);

    public EventsPart() {
        root.getStyleClass().add("events");
        footer.getStyleClass().add("footer");
        root.setBottom(footer);
        wanted.setPromptText("find");
        wanted.setAccessibleText("Find in events");
        wanted.getStyleClass().add("find-field");
        wanted.setOnAction(event -> find(true));
        wanted.addEventHandler(KeyEvent.KEY_PRESSED, this::leaveOnEscape);
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public List<Node> tools() {
        return List.of(
                wanted,
                button("mdi2c-chevron-up", "Find previous", () -> find(false)),
                button("mdi2c-chevron-down", "Find next", () -> find(true)));
    }

    @Override
    public void open(Study study) {
        EventsViewModel shown = new EventsViewModel(study);
        EventsTable list = new EventsTable(shown);
        model = shown;
        table = list;
        BorderPane.setAlignment(list, Pos.TOP_LEFT);
        root.setCenter(list);
        footer.textProperty().bind(shown.futureProperty());
        subscriptions =
                Subscription.combine(
                        shown.presentProperty().subscribe(row -> list.showPresent(row.intValue())),
                        study.selectedLifeProperty().subscribe(life -> list.refreshLooks()),
                        study.breakpoints()
                                .hitMomentProperty()
                                .subscribe(moment -> list.refreshLooks()));
    }

    @Override
    public String copiedText() {
        List<Integer> rows =
                table == null
                        ? List.of()
                        : List.copyOf(table.getSelectionModel().getSelectedItems());
        return model == null || rows.isEmpty() ? "" : model.copy(rows);
    }

    @Override
    public boolean startSearch() {
        wanted.requestFocus();
        return true;
    }

    @Override
    public void close() {
        subscriptions.unsubscribe();
        search.cancel(false);
        if (model != null) {
            model.close();
        }
    }

    private void find(boolean forward) {
        EventsViewModel searched = model;
        String text = wanted.getText();
        if (searched != null && !text.isBlank()) {
            int from = searched.presentProperty().get();
            search.cancel(false);
            search =
                    CompletableFuture.supplyAsync(() -> searched.find(text, from, forward))
                            .thenAcceptAsync(row -> found(searched, row), Platform::runLater);
        }
    }

    private void found(EventsViewModel searched, OptionalInt row) {
        Looks.toggle(wanted, "wrong", row.isEmpty());
        row.ifPresent(searched::visit);
    }

    private void leaveOnEscape(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE && table != null) {
            event.consume();
            table.requestFocus();
        }
    }

    private static Button button(String icon, String name, Runnable action) {
        Button button = new Button();
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("flat-button");
        button.setAccessibleText(name);
        button.setTooltip(new Tooltip(name));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }
}
