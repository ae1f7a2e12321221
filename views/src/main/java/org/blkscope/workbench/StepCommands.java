package org.blkscope.workbench;

import java.util.List;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import org.blkscope.recording.Step;
import org.blkscope.study.Stride;
import org.blkscope.study.Study;
import org.blkscope.workbench.command.Command;
import org.jspecify.annotations.Nullable;

/** Moving the cursor: steps both ways, the ends, and back and forward through jumps. */
final class StepCommands {
    /**
     * One kind of step.
     *
     * @param label on its button: {@code Tick}
     * @param key the key that goes forward; with Shift it goes back
     */
    record Pair(String label, String key, Command back, Command forward) {}

    private final ObservableValue<@Nullable Study> study;
    private final ObservableValue<Boolean> none;
    private final ObservableValue<Boolean> atStart;
    private final ObservableValue<Boolean> atEnd;
    private final ObservableValue<Boolean> noLife;

    final Pair tick;
    final Pair turn;
    final Pair event;
    final Pair decision;
    final Pair request;
    final Command start;
    final Command end;
    final Command back;
    final Command forward;

    StepCommands(ObservableValue<@Nullable Study> study) {
        this.study = study;
        none = study.map(open -> false).orElse(true);
        atStart =
                study.flatMap(open -> open.cursor().momentProperty())
                        .map(m -> m.intValue() == 0)
                        .orElse(true);
        atEnd = study.flatMap(StepCommands::isAtEnd).orElse(true);
        noLife =
                study.flatMap(Study::selectedLifeProperty)
                        .map(life -> life.intValue() < 0)
                        .orElse(true);
        tick = pair("Tick", "F5", open -> new Stride.By(Step.TICK), false);
        event = pair("Event", "F6", open -> new Stride.By(Step.EVENT), false);
        decision = pair("Decision", "F7", open -> new Stride.By(Step.DECISION), false);
        request = pair("Request", "F8", open -> new Stride.OfLife(open.selectedLife()), true);
        turn = pair("Turn", "F9", open -> new Stride.By(Step.TURN), false);
        start =
                open("Go to start", "Home", "mdi2s-skip-previous")
                        .disabledWhen(atStart, "This is the start of the recording.")
                        .runs(() -> with(open -> open.cursor().jumpTo(0)));
        end =
                open("Go to end", "End", "mdi2s-skip-next")
                        .disabledWhen(atEnd, "This is the end of the recording.")
                        .runs(() -> with(open -> open.cursor().jumpTo(open.recording().size())));
        back =
                open("Back", "Alt+Left", "mdi2a-arrow-left")
                        .runs(() -> with(open -> open.cursor().back()));
        forward =
                open("Forward", "Alt+Right", "mdi2a-arrow-right")
                        .runs(() -> with(open -> open.cursor().forward()));
    }

    /** All kinds of steps that have buttons. */
    List<Pair> buttons() {
        return List.of(tick, event, decision, request);
    }

    /** True while no study is open. */
    ObservableValue<Boolean> none() {
        return none;
    }

    private static ObservableValue<Boolean> isAtEnd(Study open) {
        return open.cursor()
                .momentProperty()
                .flatMap(
                        moment ->
                                open.sizeProperty()
                                        .map(
                                                size ->
                                                        !open.canGrow()
                                                                && moment.intValue()
                                                                        >= size.intValue()));
    }

    private Pair pair(String label, String key, Function<Study, Stride> stride, boolean needsLife) {
        String what = label.toLowerCase(java.util.Locale.ROOT);
        String name = needsLife ? "event of the selected request" : what;
        return new Pair(
                label,
                key,
                step(
                        "Previous " + name,
                        "Shift+" + key,
                        "mdi2c-chevron-left",
                        stride,
                        false,
                        needsLife),
                step("Next " + name, key, "mdi2c-chevron-right", stride, true, needsLife));
    }

    private Command step(
            String name,
            String key,
            String icon,
            Function<Study, Stride> stride,
            boolean ahead,
            boolean needsLife) {
        Command.Builder builder = open(name, key, icon);
        if (needsLife) {
            builder.disabledWhen(
                    noLife, "Select a request first: click one in the pipeline or in the events.");
        }
        return builder.disabledWhen(
                        ahead ? atEnd : atStart,
                        ahead
                                ? "This is the end of the recording."
                                : "This is the start of the recording.")
                .runs(() -> with(open -> open.cursor().step(stride.apply(open), ahead)));
    }

    private Command.Builder open(String name, String key, String icon) {
        return Command.named(name)
                .key(key)
                .icon(icon)
                .disabledWhen(none, "Open a recording first.");
    }

    private void with(java.util.function.Consumer<Study> action) {
        Study open = study.getValue();
        if (open != null) {
            action.accept(open);
        }
    }
}
