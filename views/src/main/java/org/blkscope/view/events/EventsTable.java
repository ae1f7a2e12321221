package org.blkscope.view.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.blkscope.view.events.EventsViewModel.Tense;
import org.blkscope.workbench.command.Looks;
import org.blkscope.workbench.theme.KindLook;
import org.jspecify.annotations.Nullable;

/** The table itself: columns, looks of rows, and the way between its focus and the cursor. */
final class EventsTable extends TableView<Integer> {
    private static final double ROW_HEIGHT = 22;

    /** Where the present event is put when it was out of sight: this share of the rows above it. */
    private static final double PLACE_OF_PRESENT = 0.7;

    private static final double EVENT_LEAST = 140;
    private static final double TIME_WIDTH = 86;
    private static final double FIGURE_WIDTH = 7.2;
    private static final double CELL_PADDING = 9;
    private static final double MIN_WIDTH = 40;

    /** The row before the first: nothing has happened yet. */
    private static final int START = -1;

    private static final int NOT_A_MOVE = Integer.MIN_VALUE;

    private final EventsViewModel model;
    private final List<Row> liveRows = new ArrayList<>();

    EventsTable(EventsViewModel model) {
        this.model = model;
        getStyleClass().addAll("events-table", "figures");
        setFixedCellSize(ROW_HEIGHT);
        setItems(model.rows());
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        setRowFactory(table -> new Row());
        getColumns().setAll(columns());
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
        setAccessibleText("Events");
        addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
    }

    /** Shows the row of the cursor, and the looks of all others. */
    void showPresent(int row) {
        if (row < 0) {
            getSelectionModel().clearSelection();
        } else if (getFocusModel().getFocusedIndex() != row
                || !getSelectionModel().isSelected(row)) {
            getSelectionModel().clearAndSelect(row);
        }
        refreshLooks();
        reveal(Math.max(0, row));
    }

    /** Draws rows again after the selection of the study has changed. */
    void refreshLooks() {
        liveRows.forEach(Row::refreshLook);
    }

    /**
     * Scrolls only if the row is out of sight, so that stepping lets the list stand still as long
     * as possible.
     */
    private void reveal(int row) {
        if (!(lookup(".virtual-flow") instanceof VirtualFlow<?> flow)
                || flow.getFirstVisibleCell() == null) {
            return;
        }
        int first = flow.getFirstVisibleCell().getIndex();
        int visible = visibleRows();
        if (row < first || row >= first + visible) {
            scrollTo(Math.max(0, row - (int) (visible * PLACE_OF_PRESENT)));
        }
    }

    /** Takes whole rows only, so that the last one is never cut in half. */
    @Override
    public void resize(double width, double height) {
        double head =
                lookup(".column-header-background") instanceof Region header
                        ? header.prefHeight(-1)
                        : 0;
        super.resize(width, head + Math.floor((height - head) / ROW_HEIGHT) * ROW_HEIGHT);
    }

    @Override
    protected void layoutChildren() {
        boolean firstTime =
                lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                        && flow.getFirstVisibleCell() == null;
        super.layoutChildren();
        if (firstTime) {
            reveal(Math.max(0, model.presentProperty().get()));
        }
    }

    private List<TableColumn<Integer, String>> columns() {
        TableColumn<Integer, String> who = column("rq", 50, model::who);
        who.setCellFactory(column -> new KindCell());
        TableColumn<Integer, String> number = column("#", 56, model::number);
        TableColumn<Integer, String> time = column(model.timeTitle(), timeWidth(), model::time);
        time.setMinWidth(timeWidth());
        TableColumn<Integer, String> detail = column("detail", 200, model::detail);
        detail.setCellFactory(column -> new HintedCell());
        TableColumn<Integer, String> event = column("event", 156, model::name);
        event.setMinWidth(EVENT_LEAST);
        number.getStyleClass().add("right");
        time.getStyleClass().add("right");
        return List.of(number, time, column("cpu", 40, model::cpu), event, who, detail);
    }

    /** Room for the longest time, which is that of the last event. */
    private double timeWidth() {
        int rows = model.rows().size();
        double longest = rows == 0 ? 0 : model.time(rows - 1).length() * FIGURE_WIDTH;
        return Math.max(TIME_WIDTH, longest + 2 * CELL_PADDING);
    }

    private static TableColumn<Integer, String> column(
            String title, double width, IntFunction<String> text) {
        TableColumn<Integer, String> column = new TableColumn<>(title);
        column.setPrefWidth(width);
        column.setMinWidth(Math.min(width, MIN_WIDTH));
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        return column;
    }

    /**
     * Arrow keys and their kin move the cursor itself; with a modifier they select as in every
     * table. The space bar, which would select, plays and pauses.
     */
    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE && getParent() != null) {
            event.consume();
            getParent().fireEvent(event.copyFor(getParent(), getParent()));
        } else if (!event.isShiftDown() && !event.isShortcutDown() && !event.isAltDown()) {
            moveCursor(event);
        }
    }

    private void moveCursor(KeyEvent event) {
        int row = model.presentProperty().get();
        int target =
                switch (event.getCode()) {
                    case UP -> row - 1;
                    case DOWN -> row + 1;
                    case PAGE_UP -> row - visibleRows();
                    case PAGE_DOWN -> row + visibleRows();
                    case HOME -> START;
                    case END -> model.rows().size() - 1;
                    default -> NOT_A_MOVE;
                };
        if (target != NOT_A_MOVE) {
            event.consume();
            model.visit(Math.max(START, Math.min(target, model.rows().size() - 1)));
        }
    }

    private int visibleRows() {
        return lookup(".virtual-flow") instanceof VirtualFlow<?> flow
                ? (int) (flow.getHeight() / ROW_HEIGHT)
                : 1;
    }

    /** A row that knows its tense. */
    private final class Row extends TableRow<Integer> {
        Row() {
            liveRows.add(this);
            addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
        }

        @Override
        protected void updateItem(@Nullable Integer row, boolean empty) {
            super.updateItem(row, empty);
            refreshLook();
        }

        void refreshLook() {
            Integer row = getItem();
            boolean there = row != null && !isEmpty();
            Tense tense = there ? model.tense(row) : Tense.PAST;
            Looks.toggle(this, "present", there && tense == Tense.PRESENT);
            Looks.toggle(this, "future", there && tense == Tense.FUTURE);
            Looks.toggle(this, "hit", there && model.isHit(row));
            Looks.toggle(this, "concerned", there && model.concernsSelection(row));
        }

        private void clicked(MouseEvent event) {
            Integer row = getItem();
            if (row != null && event.getButton() == MouseButton.PRIMARY) {
                model.visit(row);
                model.pick(row);
            }
        }
    }

    /** A text that may be too long for its column: hovering shows all of it. */
    private static final class HintedCell extends TableCell<Integer, String> {
        @Override
        protected void updateItem(@Nullable String text, boolean empty) {
            super.updateItem(text, empty);
            setText(empty ? null : text);
            setTooltip(empty || text == null || text.isEmpty() ? null : new Tooltip(text));
        }
    }

    /** The label of a request in the colour of its kind. */
    private static final class KindCell extends TableCell<Integer, String> {
        private static final Set<String> KINDS =
                Set.of(
                        "kind-read",
                        "kind-write",
                        "kind-flush",
                        "kind-zone-append",
                        "kind-discard",
                        "kind-passthrough");

        @Override
        protected void updateItem(@Nullable String label, boolean empty) {
            super.updateItem(label, empty);
            setText(empty ? null : label);
            getStyleClass().removeAll(KINDS);
            if (!empty && label != null && !label.isEmpty()) {
                getStyleClass().add(KindLook.styleClass(label.charAt(0)));
            }
        }
    }
}
