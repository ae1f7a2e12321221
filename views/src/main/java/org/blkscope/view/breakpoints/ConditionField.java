package org.blkscope.view.breakpoints;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.blkscope.analysis.query.QueryException;
import org.blkscope.study.Breakpoints;
import org.blkscope.workbench.command.Looks;

/** Where a condition is typed, with what is wrong with it below. */
final class ConditionField extends VBox {
    private static final int NEW = -1;

    private final Breakpoints breakpoints;
    private final TextField text = new TextField();
    private final Label error = new Label();
    private int edited = NEW;

    /**
     * @param beside stands at the right of the text
     */
    ConditionField(Breakpoints breakpoints, Node beside) {
        this.breakpoints = breakpoints;
        getStyleClass().add("condition-field");
        text.setPromptText("new condition, Enter adds it");
        text.setAccessibleText("Condition of a breakpoint");
        text.setOnAction(event -> accept(text.getText()));
        text.textProperty().subscribe((before, now) -> tell(""));
        text.addEventFilter(KeyEvent.KEY_PRESSED, this::keyPressed);
        error.setWrapText(true);
        error.setMinHeight(Region.USE_PREF_SIZE);
        error.getStyleClass().add("condition-error");
        error.managedProperty().bind(error.textProperty().isNotEmpty());
        error.visibleProperty().bind(error.managedProperty());
        HBox.setHgrow(text, Priority.ALWAYS);
        getChildren().setAll(new HBox(text, beside), error);
    }

    /** Waits for a new condition. */
    void start() {
        leave();
        text.requestFocus();
    }

    /** Shows the condition of a breakpoint to be changed. */
    void edit(int index) {
        text.setText(breakpoints.list().get(index).query().text());
        edited = index;
        text.requestFocus();
        text.end();
    }

    /** Lets go of what was typed. */
    void leave() {
        edited = NEW;
        text.clear();
    }

    /** Adds a condition, or changes the one that is edited; says what is wrong if it cannot. */
    void accept(String condition) {
        try {
            if (edited >= 0 && edited < breakpoints.list().size()) {
                breakpoints.change(edited, condition);
            } else {
                breakpoints.add(condition);
            }
            leave();
        } catch (QueryException e) {
            text.positionCaret(Math.min(e.position(), text.getLength()));
            tell("Character " + (e.position() + 1) + ": " + e.problem());
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            event.consume();
            leave();
        }
    }

    private void tell(String problem) {
        error.setText(problem);
        Looks.toggle(text, "wrong", !problem.isEmpty());
    }
}
