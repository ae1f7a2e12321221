package org.blkscope.workbench.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import software.coley.bentofx.Bento;
import software.coley.bentofx.control.DragDropStage;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerRootBranch;

/** The windows beside the main one. A window that lost its last pane closes. */
final class DetachedWindows {
    private final Bento bento;
    private final Function<String, Dockable> dockables;
    private final Consumer<Scene> furnish;
    private final List<DragDropStage> stages = new ArrayList<>();

    DetachedWindows(Bento bento, Function<String, Dockable> dockables, Consumer<Scene> furnish) {
        this.bento = bento;
        this.dockables = dockables;
        this.furnish = furnish;
        bento.stageBuilding().setStageFactory(source -> newStage());
        bento.stageBuilding()
                .setSceneFactory((source, region, width, height) -> sceneOf(region, width, height));
    }

    void open(WindowLayout.Detached wanted, @Nullable Window owner) {
        WindowLayout.Detached window =
                wanted.onScreen(Screen.getScreens().stream().map(Screen::getVisualBounds).toList());
        DockContainerRootBranch branch = bento.dockBuilding().root();
        DragDropStage stage = newStage();
        stage.setScene(sceneOf(branch, window.width(), window.height()));
        if (owner != null) {
            stage.initOwner(owner);
        }
        stage.setX(window.x());
        stage.setY(window.y());
        stage.setWidth(window.width());
        stage.setHeight(window.height());
        LayoutTree.build(bento, branch, window.arrangement(), dockables);
        stage.show();
    }

    /** Windows and what they hold. */
    List<WindowLayout.Detached> layouts() {
        return stages.stream().flatMap(stage -> layout(stage).stream()).toList();
    }

    /** Shows another arrangement in the window that has a pane; false if none has it. */
    boolean rearrange(String id, Function<Arrangement, Arrangement> change) {
        for (DragDropStage stage : List.copyOf(stages)) {
            Optional<WindowLayout.Detached> now =
                    layout(stage).filter(each -> each.arrangement().panes().anyMatch(id::equals));
            if (now.isPresent()) {
                Arrangement changed = change.apply(now.get().arrangement());
                Window owner = stage.getOwner();
                stage.close();
                changed.panes().map(dockables).forEach(Dock::takeOut);
                open(now.get().with(changed), owner);
                return true;
            }
        }
        return false;
    }

    void closeAll() {
        List.copyOf(stages).forEach(Stage::close);
    }

    void closeEmpty() {
        for (DragDropStage stage : List.copyOf(stages)) {
            if (rootOf(stage).getDockables().isEmpty()) {
                stage.close();
            }
        }
    }

    private static Optional<WindowLayout.Detached> layout(Stage stage) {
        return LayoutTree.of(rootOf(stage))
                .map(
                        tree ->
                                new WindowLayout.Detached(
                                        stage.getX(),
                                        stage.getY(),
                                        Math.max(50, stage.getWidth()),
                                        Math.max(50, stage.getHeight()),
                                        tree));
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

    private Scene sceneOf(Region region, double width, double height) {
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
}
