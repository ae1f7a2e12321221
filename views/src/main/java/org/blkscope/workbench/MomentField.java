package org.blkscope.workbench;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.blkscope.analysis.Address;
import org.blkscope.analysis.TimeScale;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.Looks;
import org.jspecify.annotations.Nullable;

/** Shows the moment of the cursor, and goes where a typed address points. */
final class MomentField extends TextField {
    private static final int COLUMNS = 22;

    private final ObservableValue<@Nullable Study> study;
    private final Consumer<String> complaint;
    private final Runnable leave;

    /**
     * @param study the study whose moment is shown
     * @param complaint hears why a text is not a moment
     * @param leave gives the focus away
     */
    MomentField(
            ObservableValue<@Nullable Study> study, Consumer<String> complaint, Runnable leave) {
        this.study = study;
        this.complaint = complaint;
        this.leave = leave;
        getStyleClass().addAll("moment-field", "figures");
        setPrefColumnCount(COLUMNS);
        setMinWidth(USE_PREF_SIZE);
        setPromptText("no recording");
        setAccessibleText("Moment");
        setTooltip(
                new Tooltip(
                        "The moment of the cursor. Type @1284, 12.5ms, 45.5%, a place or a request."));
        study.flatMap(open -> open.cursor().momentProperty()).subscribe(moment -> showMoment());
        disableProperty().bind(study.map(open -> false).orElse(true));
        focusedProperty().subscribe(this::focusChanged);
        setOnAction(event -> visit());
        addEventHandler(KeyEvent.KEY_PRESSED, this::cancelOnEscape);
    }

    private void showMoment() {
        Study open = study.getValue();
        Looks.toggle(this, "wrong", false);
        setText(open == null ? "" : isFocused() ? time(open) : time(open) + "  @" + count(open));
    }

    private void focusChanged(boolean focused) {
        showMoment();
        if (focused) {
            // Later: a click that brings the focus sets the caret after this.
            Platform.runLater(this::selectAll);
        }
    }

    private void visit() {
        Study open = study.getValue();
        if (open == null) {
            return;
        }
        try {
            if (!getText().equals(time(open))) {
                open.visit(Address.parse(getText()));
            }
            leave.run();
        } catch (IllegalArgumentException e) {
            Looks.toggle(this, "wrong", true);
            complaint.accept(String.valueOf(e.getMessage()));
        }
    }

    private void cancelOnEscape(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave.run();
        }
    }

    private static String time(Study open) {
        long ns = open.recording().timeNs(open.cursor().moment());
        return open.scale().figure(ns) + " " + open.scale().unit();
    }

    private static String count(Study open) {
        return TimeScale.count(open.cursor().moment());
    }
}
