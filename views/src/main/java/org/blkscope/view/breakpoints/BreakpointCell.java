package org.blkscope.view.breakpoints;

import java.util.function.IntConsumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.blkscope.analysis.query.Breakpoint;
import org.blkscope.study.Breakpoints;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** A check box, the condition, how often it was hit, and a button that takes it away. */
final class BreakpointCell extends ListCell<Breakpoint> {
    private final CheckBox on = new CheckBox();
    private final Label condition = new Label();
    private final Label hits = new Label();
    private final Button remove = new Button();
    private final HBox row = new HBox(on, condition, hits, remove);

    /**
     * @param taken hears the index of one that is to be taken away
     */
    BreakpointCell(Breakpoints breakpoints, IntConsumer taken) {
        condition.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(condition, Priority.ALWAYS);
        hits.setMinWidth(Region.USE_PREF_SIZE);
        hits.getStyleClass().addAll("figures", "breakpoint-hits");
        row.getStyleClass().add("breakpoint-row");
        on.setFocusTraversable(false);
        on.setMinWidth(Region.USE_PREF_SIZE);
        on.setOnAction(event -> breakpoints.enable(getIndex(), on.isSelected()));
        remove.setGraphic(new FontIcon("mdi2c-close"));
        remove.setMinWidth(Region.USE_PREF_SIZE);
        remove.getStyleClass().add("flat-button");
        remove.setAccessibleText("Remove breakpoint");
        remove.setFocusTraversable(false);
        remove.setOnAction(event -> taken.accept(getIndex()));
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable Breakpoint breakpoint, boolean empty) {
        super.updateItem(breakpoint, empty);
        if (breakpoint == null || empty) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        setGraphic(row);
        on.setSelected(breakpoint.enabled());
        on.setAccessibleText("Stop at " + breakpoint.label());
        condition.setText(breakpoint.label());
        hits.setText(breakpoint.hits() == 0 ? "" : breakpoint.hits() + "×");
        setTooltip(new Tooltip(breakpoint.label() + "\nhit " + breakpoint.hits() + " times"));
    }
}
