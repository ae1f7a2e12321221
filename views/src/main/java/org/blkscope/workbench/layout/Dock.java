package org.blkscope.workbench.layout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import software.coley.bentofx.Bento;
import software.coley.bentofx.control.DragDropStage;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.dockable.DockableClickBehavior;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;
import software.coley.bentofx.layout.container.DockContainerRootBranch;

/** The panes of the window, which can be dragged, stacked, detached and closed. */
public final class Dock extends StackPane {
    private final Map<String, DockPane> panes = new LinkedHashMap<>();
    private final Map<String, Dockable> dockables = new LinkedHashMap<>();
    private final List<DragDropStage> stages = new ArrayList<>();
    private final Consumer<Scene> furnish;
    private final Bento bento =
            new Bento() {
                @Override
                protected DockableClickBehavior newClickBehavior() {
                    return new Maximiser();
                }
            };
    private DockContainerRootBranch root = bento.dockBuilding().root();
    private @Nullable Arrangement beforeMaximised;

    /**
     * @param all every pane that there is
     * @param furnish gives the scene of a new window its colours and keys
     */
    public Dock(List<DockPane> all, Consumer<Scene> furnish) {
        this.furnish = furnish;
        getStyleClass().add("panes");
        for (DockPane pane : all) {
            panes.put(pane.id(), pane);
            Dockable dockable = bento.dockBuilding().dockable(pane.id());
            dockable.setTitle(pane.title());
            dockable.setNode(pane.content());
            dockables.put(pane.id(), dockable);
        }
        bento.controlsBuilding().setHeaderPaneFactory(leaf -> new ToolsHeaderPane(leaf, panes));
        bento.stageBuilding().setStageFactory(owner -> newStage());
        bento.stageBuilding()
                .setSceneFactory((source, region, width, height) -> sceneOf(region, width, height));
        getChildren().setAll(root);
    }

    /** Shows a layout instead of the present one; panes that are not in it are closed. */
    public void apply(WindowLayout layout) {
        beforeMaximised = null;
        List.copyOf(stages).forEach(Stage::close);
        applyMain(layout.main());
        layout.detached().forEach(this::openWindow);
    }

    /** The present layout; what is maximised counts as where it was before. */
    public WindowLayout current() {
        Optional<Arrangement> main =
                beforeMaximised == null ? LayoutTree.of(root) : Optional.of(beforeMaximised);
        List<WindowLayout.Detached> windows = new ArrayList<>();
        for (DragDropStage stage : stages) {
            LayoutTree.of(rootOf(stage))
                    .ifPresent(
                            tree ->
                                    windows.add(
                                            new WindowLayout.Detached(
                                                    stage.getX(),
                                                    stage.getY(),
                                                    Math.max(50, stage.getWidth()),
                                                    Math.max(50, stage.getHeight()),
                                                    tree)));
        }
        return new WindowLayout(main, windows);
    }

    /** True while a pane has a place, seen or behind another tab. */
    public boolean isOpen(String id) {
        return dockable(id).getContainer() != null;
    }

    /** Brings a pane to the front; a closed one is opened in the first stack of the window. */
    public void show(String id) {
        Dockable dockable = dockable(id);
        if (dockable.getContainer() == null) {
            restoreMaximised();
            firstLeaf().addDockable(dockable);
        }
        dockable.inContainer(
                (leaf, each) -> {
                    leaf.selectDockable(each);
                    if (leaf.getScene() != null && leaf.getScene().getWindow() instanceof Stage s) {
                        s.toFront();
                    }
                });
    }

    /** Closes a pane; {@link #show} brings it back. */
    public void close(String id) {
        dockable(id).inContainer((leaf, each) -> leaf.closeDockable(each));
    }

    /** Puts a pane in a window of its own. */
    public void detach(String id) {
        restoreMaximised();
        double x = getScene().getWindow().getX() + 60;
        double y = getScene().getWindow().getY() + 60;
        openWindow(
                new WindowLayout.Detached(x, y, 640, 420, new Arrangement.Stack(List.of(id), id)));
    }

    /** Closes the windows beside the main one. */
    public void closeWindows() {
        List.copyOf(stages).forEach(Stage::close);
    }

    private void applyMain(Optional<Arrangement> arrangement) {
        List.copyOf(root.getDockables()).forEach(Dock::takeOut);
        arrangement.stream().flatMap(Arrangement::panes).map(this::dockable).forEach(Dock::takeOut);
        bento.unregisterRoot(root);
        root = bento.dockBuilding().root();
        getChildren().setAll(root);
        arrangement.ifPresent(tree -> LayoutTree.build(bento, root, tree, this::dockable));
    }

    private void openWindow(WindowLayout.Detached window) {
        List<Dockable> moved = window.arrangement().panes().map(this::dockable).toList();
        moved.forEach(Dock::takeOut);
        DockContainerRootBranch branch = bento.dockBuilding().root();
        DragDropStage stage = newStage();
        stage.setScene(sceneOf(branch, window.width(), window.height()));
        if (getScene() != null && getScene().getWindow() != null) {
            stage.initOwner(getScene().getWindow());
        }
        stage.setX(window.x());
        stage.setY(window.y());
        stage.setWidth(window.width());
        stage.setHeight(window.height());
        LayoutTree.build(bento, branch, window.arrangement(), this::dockable);
        stage.show();
    }

    private DragDropStage newStage() {
        DragDropStage stage = new DragDropStage(true);
        stage.setTitle("blkscope");
        stage.setOnShown(event -> stages.add(stage));
        stage.setOnHidden(
                event -> {
                    stages.remove(stage);
                    List.copyOf(rootOf(stage).getDockables()).forEach(Dock::takeOut);
                });
        return stage;
    }

    private Scene sceneOf(javafx.scene.layout.Region region, double width, double height) {
        StackPane holder = new StackPane(region);
        holder.getStyleClass().addAll("workbench", "panes");
        Scene scene = new Scene(holder, width, height);
        // The library empties the scene of a window that closes before others hear of it.
        scene.setUserData(region);
        furnish.accept(scene);
        return scene;
    }

    private static DockContainerBranch rootOf(Stage stage) {
        return (DockContainerBranch) stage.getScene().getUserData();
    }

    private DockContainerLeaf firstLeaf() {
        DockContainer container = root;
        while (container instanceof DockContainerBranch branch) {
            if (branch.getChildContainers().isEmpty()) {
                DockContainerLeaf leaf = bento.dockBuilding().leaf();
                branch.addContainer(leaf);
                return leaf;
            }
            container = branch.getChildContainers().get(0);
        }
        return (DockContainerLeaf) container;
    }

    private static void takeOut(Dockable dockable) {
        dockable.inContainer((leaf, each) -> leaf.removeDockable(each));
    }

    private Dockable dockable(String id) {
        Dockable found = dockables.get(id);
        if (found == null) {
            throw new IllegalArgumentException("There is no pane '" + id + "'.");
        }
        return found;
    }

    private void restoreMaximised() {
        Arrangement before = beforeMaximised;
        if (before != null) {
            beforeMaximised = null;
            applyMain(Optional.of(before));
        }
    }

    /** A double click on a tab gives its pane the whole window, another one takes it back. */
    private final class Maximiser implements DockableClickBehavior {
        @Override
        public void onMouseClick(
                DockContainerLeaf leaf,
                Dockable dockable,
                Header header,
                javafx.scene.input.MouseEvent event) {
            if (event.getClickCount() != 2 || leaf.getScene() != getScene()) {
                return;
            }
            if (beforeMaximised != null) {
                restoreMaximised();
                return;
            }
            LayoutTree.of(root).ifPresent(now -> maximise(now, dockable.getIdentifier()));
        }

        private void maximise(Arrangement now, String id) {
            applyMain(Optional.of(new Arrangement.Stack(List.of(id), id)));
            beforeMaximised = now;
        }
    }
}
