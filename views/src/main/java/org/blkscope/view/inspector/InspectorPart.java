package org.blkscope.view.inspector;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.blkscope.recording.Coverage;
import org.blkscope.study.Study;
import org.blkscope.workbench.Part;
import org.blkscope.workbench.theme.KindLook;
import org.jspecify.annotations.Nullable;

/** Facts of the selected thing as a part of the workbench. */
public final class InspectorPart implements Part {
    private final Label chip = new Label();
    private final Label title = new Label();
    private final VBox rows = new VBox();
    private final Label trailTitle = new Label("Last places");
    private final TrailBar trail = new TrailBar();
    private final ScrollPane root;
    private @Nullable InspectorViewModel model;

    public InspectorPart() {
        chip.getStyleClass().addAll("chip", "figures");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        title.getStyleClass().add("heading");
        title.setWrapText(true);
        HBox head = new HBox(chip, title);
        head.getStyleClass().add("inspector-head");
        trailTitle.getStyleClass().add("subheading");
        VBox column = new VBox(head, rows, trailTitle, trail);
        column.getStyleClass().add("inspector");
        root = new ScrollPane(column);
        root.setFitToWidth(true);
        root.getStyleClass().add("plain-scroll");
        List.of(chip, trailTitle, trail)
                .forEach(node -> node.managedProperty().bind(node.visibleProperty()));
    }

    @Override
    public Node node() {
        return root;
    }

    @Override
    public void open(Study study) {
        InspectorViewModel shown = new InspectorViewModel(study);
        model = shown;
        shown.factsProperty().subscribe(this::show);
    }

    @Override
    public void close() {
        if (model != null) {
            model.close();
        }
    }

    private void show(Facts facts) {
        chip.setText(facts.chip());
        chip.setVisible(!facts.chip().isEmpty());
        chip.getStyleClass().removeIf(name -> name.startsWith("kind-"));
        if (!facts.chip().isEmpty()) {
            chip.getStyleClass().add(KindLook.styleClass(facts.chip().charAt(0)));
        }
        title.setText(facts.title());
        rows.getChildren().setAll(facts.rows().stream().map(InspectorPart::row).toList());
        trail.show(facts.trail());
        trail.setVisible(!facts.trail().isEmpty());
        trailTitle.setVisible(!facts.trail().isEmpty());
    }

    private static Node row(Facts.Row fact) {
        Label name = new Label(fact.name());
        name.getStyleClass().add("fact-name");
        Label value = new Label(fact.value());
        value.getStyleClass().addAll("fact-value", "figures");
        value.setWrapText(true);
        value.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(value, Priority.ALWAYS);
        HBox row = new HBox(name, value);
        row.getStyleClass().add("fact");
        if (fact.coverage() != Coverage.OBSERVED) {
            row.getChildren().add(badge(fact.coverage()));
        }
        return row;
    }

    private static Label badge(Coverage coverage) {
        Label badge = new Label(coverage == Coverage.INFERRED ? "inferred" : "?");
        badge.setMinWidth(Region.USE_PREF_SIZE);
        badge.getStyleClass().addAll("badge", "coverage-" + coverage.label());
        badge.setTooltip(
                new Tooltip(
                        coverage == Coverage.INFERRED
                                ? "The source does not say so; it was concluded."
                                : "The source of this recording cannot tell."));
        return badge;
    }
}
