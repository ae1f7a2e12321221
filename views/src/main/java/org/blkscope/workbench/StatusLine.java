package org.blkscope.workbench;

import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.blkscope.analysis.TimeScale;
import org.blkscope.study.Selection;
import org.blkscope.study.Study;
import org.blkscope.workbench.job.Job;
import org.blkscope.workbench.job.Jobs;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;

/** The line at the bottom: what is going on, what is picked, how much there is. */
final class StatusLine extends HBox {
    private static final double MEGA = 1e6;

    private final Label state = new Label("Ready");
    private final Label selection = item();
    private final Label origin = item();
    private final Label amount = item();
    private final Label frames = item();
    private final Label heap = item();
    private final HBox work = new HBox();
    private boolean loadShown = true;

    StatusLine(ObservableValue<@Nullable Study> study, Jobs jobs) {
        getStyleClass().add("status-line");
        state.getStyleClass().add("state");
        state.setMinWidth(Region.USE_PREF_SIZE);
        work.getStyleClass().add("jobs");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(state, selection, origin, gap, work, amount, frames, heap);
        show(
                selection,
                study.flatMap(open -> open.selectionProperty().map(now -> selected(open, now)))
                        .orElse(""));
        show(origin, study.map(open -> open.recording().origin().headline()).orElse(""));
        jobs.running().addListener((ListChangeListener<Job<?>>) change -> showJobs(jobs));
    }

    /** Says what is going on. */
    void state(ObservableValue<String> text) {
        state.textProperty().bind(text);
    }

    /** Leaves out what differs from run to run. */
    void omitLoad() {
        loadShown = false;
        setText(frames, "");
        setText(heap, "");
    }

    /** Refreshes the figures that change all the time. */
    void figures(@Nullable Study study, int framesPerSecond) {
        setText(amount, study == null ? "" : amount(study));
        if (!loadShown) {
            return;
        }
        setText(frames, framesPerSecond == 0 ? "" : framesPerSecond + " fps");
        Runtime runtime = Runtime.getRuntime();
        setText(heap, "heap " + megabytes(runtime.totalMemory() - runtime.freeMemory()));
    }

    private static String amount(Study study) {
        int events = study.sizeProperty().get();
        String count =
                events < MEGA
                        ? TimeScale.count(events)
                        : String.format(Locale.ROOT, "%.1f M", events / MEGA);
        return "recording " + count + " events, " + megabytes(study.recording().bytes());
    }

    private static String megabytes(long bytes) {
        double mega = bytes / MEGA;
        return String.format(Locale.ROOT, mega < 10 ? "%.1f MB" : "%.0f MB", mega);
    }

    private static String selected(Study study, Selection selection) {
        int life = study.selectedLife();
        String label = life < 0 ? "" : study.recording().lives().label(life) + " · ";
        return selection == Selection.NONE ? "" : label + selection.text() + " selected";
    }

    private void showJobs(Jobs jobs) {
        work.getChildren()
                .setAll(jobs.running().stream().flatMap(job -> nodes(job).stream()).toList());
    }

    private static List<Node> nodes(Job<?> job) {
        Label name = new Label(job.name());
        name.setMinWidth(Region.USE_PREF_SIZE);
        ProgressBar bar = new ProgressBar();
        bar.progressProperty().bind(job.progressProperty());
        Button cancel = new Button();
        cancel.setGraphic(new FontIcon("mdi2c-close"));
        cancel.setAccessibleText("Cancel " + job.name());
        cancel.getStyleClass().add("flat-button");
        cancel.setFocusTraversable(false);
        cancel.setOnAction(event -> job.cancel());
        return List.of(name, bar, cancel);
    }

    private static Label item() {
        Label label = new Label();
        label.getStyleClass().add("item");
        label.managedProperty().bind(Bindings.isNotEmpty(label.textProperty()));
        label.visibleProperty().bind(label.managedProperty());
        return label;
    }

    private static void show(Label label, ObservableValue<String> text) {
        label.textProperty().bind(text);
    }

    private static void setText(Label label, String text) {
        if (!label.getText().equals(text)) {
            label.setText(text);
        }
    }
}
