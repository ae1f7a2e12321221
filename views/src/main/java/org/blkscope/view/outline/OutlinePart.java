package org.blkscope.view.outline;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TreeCell;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Subscription;
import org.blkscope.study.Selection;
import org.blkscope.study.Study;
import org.blkscope.workbench.Part;
import org.blkscope.workbench.command.Looks;
import org.jspecify.annotations.Nullable;

/** The tree of places as a part of the workbench. */
public final class OutlinePart implements Part {
    private static final double ROW_HEIGHT = 22;
    private static final int QUEUES_OPEN = 4;

    private final TreeView<OutlineNode> tree = new TreeView<>();
    private @Nullable OutlineViewModel model;
    private Subscription subscriptions = Subscription.EMPTY;

    public OutlinePart() {
        tree.setShowRoot(false);
        tree.setFixedCellSize(ROW_HEIGHT);
        tree.setCellFactory(view -> new Cell());
        tree.getStyleClass().add("outline");
        tree.setAccessibleText("Outline");
    }

    @Override
    public Node node() {
        return tree;
    }

    @Override
    public void open(Study study) {
        OutlineViewModel shown = new OutlineViewModel(study);
        model = shown;
        subscriptions =
                Subscription.combine(
                        shown.rootProperty().subscribe(root -> tree.setRoot(item(root, 0))),
                        tree.getSelectionModel()
                                .selectedItemProperty()
                                .subscribe(item -> picked(shown, item)),
                        study.selectionProperty().subscribe(this::follow));
    }

    @Override
    public void close() {
        subscriptions.unsubscribe();
        if (model != null) {
            model.close();
        }
    }

    private static void picked(OutlineViewModel shown, @Nullable TreeItem<OutlineNode> item) {
        if (item != null) {
            shown.pick(item.getValue());
        }
    }

    /** Another part selected something: show it here, or let go of what was selected here. */
    private void follow(Selection selection) {
        TreeItem<OutlineNode> here = tree.getSelectionModel().getSelectedItem();
        if (here != null && !here.getValue().path().equals(selection.text())) {
            tree.getSelectionModel().clearSelection();
        }
    }

    private static TreeItem<OutlineNode> item(OutlineNode node, int depth) {
        TreeItem<OutlineNode> item = new TreeItem<>(node);
        List<OutlineNode> children = node.children();
        children.forEach(child -> item.getChildren().add(item(child, depth + 1)));
        boolean heading = node.figureProperty().get().isEmpty() && node.path().isEmpty();
        item.setExpanded(depth < 2 || heading);
        collapseMany(item);
        return item;
    }

    /** A device with many queues opens the first few only. */
    private static void collapseMany(TreeItem<OutlineNode> device) {
        device.getChildren().stream()
                .filter(child -> child.getValue().title().startsWith("hctx "))
                .skip(QUEUES_OPEN)
                .forEach(child -> child.setExpanded(false));
    }

    /** Title at the left, figure at the right. */
    private static final class Cell extends TreeCell<OutlineNode> {
        private final Label title = new Label();
        private final Label figure = new Label();
        private final HBox row = new HBox(title, figure);

        Cell() {
            title.setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(title, Priority.ALWAYS);
            figure.setMinWidth(Region.USE_PREF_SIZE);
            figure.getStyleClass().addAll("figures", "outline-figure");
            row.getStyleClass().add("outline-row");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable OutlineNode node, boolean empty) {
            super.updateItem(node, empty);
            figure.textProperty().unbind();
            if (node == null || empty) {
                setGraphic(null);
                Looks.toggle(this, "heading", false);
                return;
            }
            setGraphic(row);
            title.setText(node.title());
            figure.textProperty().bind(node.figureProperty());
            Looks.toggle(this, "heading", getTreeView().getTreeItemLevel(getTreeItem()) == 1);
        }
    }
}
