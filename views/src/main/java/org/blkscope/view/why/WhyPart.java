package org.blkscope.view.why;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.blkscope.study.Study;
import org.blkscope.workbench.Part;
import org.jspecify.annotations.Nullable;

/** The last steps and their rules as a part of the workbench; a click goes to the step. */
public final class WhyPart implements Part {
    private final NewestThatFit column = new NewestThatFit();
    private @Nullable WhyViewModel model;

    public WhyPart() {
        column.getStyleClass().add("why");
    }

    @Override
    public Node node() {
        return column;
    }

    @Override
    public void open(Study study) {
        WhyViewModel shown = new WhyViewModel(study);
        model = shown;
        shown.entriesProperty().subscribe(entries -> show(shown, entries));
    }

    @Override
    public void close() {
        if (model != null) {
            model.close();
        }
    }

    private void show(WhyViewModel shown, List<WhyViewModel.Entry> entries) {
        column.getChildren().setAll(entries.stream().map(entry -> row(shown, entry)).toList());
        if (entries.isEmpty()) {
            Label empty = new Label("Nothing has happened yet.");
            empty.getStyleClass().add("empty");
            column.getChildren().add(empty);
        }
    }

    private static Node row(WhyViewModel shown, WhyViewModel.Entry entry) {
        Region dot = new Region();
        dot.getStyleClass().add("dot");
        Label function = new Label(entry.function());
        function.getStyleClass().addAll("function", "figures");
        Label sentence = new Label(entry.sentence());
        sentence.getStyleClass().add("sentence");
        sentence.setWrapText(true);
        VBox words = new VBox(function, sentence);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox row = new HBox(dot, words);
        row.getStyleClass()
                .addAll("why-entry", "tone-" + entry.tone().name().toLowerCase(Locale.ROOT));
        row.setOnMouseClicked(event -> shown.visit(entry));
        return row;
    }
}
