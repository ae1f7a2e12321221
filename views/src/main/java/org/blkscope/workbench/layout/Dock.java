package org.blkscope.workbench.layout;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.DragEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import software.coley.bentofx.Bento;
import software.coley.bentofx.control.Header;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.dockable.DockableClickBehavior;
import software.coley.bentofx.event.DockEvent;
import software.coley.bentofx.layout.container.DockContainerLeaf;
import software.coley.bentofx.layout.container.DockContainerRootBranch;
import software.coley.bentofx.util.DragUtils;

/*
 * Dock shows panes in the main window and in windows beside it.
 * Two ways lead to another layout. A person drags a tab: the library moves the pane within its own
 * containers, and this class only hears of it. A command names a pane and a place: the present
 * containers are read as an arrangement, the arrangement is changed as a value, and new containers
 * are made of it. So whatever the person did by hand, commands start from what is seen.
 * A pane that has the whole window for a while keeps the arrangement it came from; as soon as it is
 * not alone there any more, or has left, that arrangement comes back.
 */

/** The panes of the window, which can be dragged, moved, stacked, detached and closed. */
public final class Dock extends StackPane {
    private final Map<String, DockPane> panes = new LinkedHashMap<>();
    private final Map<String, Dockable> dockables = new LinkedHashMap<>();
    private final Map<String, Arrangement> lastPlaces = new HashMap<>();
    private final Supplier<Optional<Arrangement>> standard;
    private final Bento bento =
            new Bento() {
                @Override
                protected DockableClickBehavior newClickBehavior() {
                    return new Maximiser();
                }
            };
    private final DetachedWindows windows;
    private DockContainerRootBranch root = bento.dockBuilding().root();
    private @Nullable Maximised maximised;

    /**
     * @param all every pane that there is
     * @param standard where panes are shown that were nowhere before
     * @param furnish gives the scene of a new window its colours and keys
     */
    public Dock(
            List<DockPane> all, Supplier<Optional<Arrangement>> standard, Consumer<Scene> furnish) {
        this.standard = standard;
        getStyleClass().add("panes");
        for (DockPane pane : all) {
            panes.put(pane.id(), pane);
            Dockable dockable = bento.dockBuilding().dockable(pane.id());
            dockable.setTitle(pane.title());
            dockable.setNode(pane.content());
            dockables.put(pane.id(), dockable);
        }
        windows = new DetachedWindows(bento, this::dockable, furnish);
        bento.controlsBuilding()
                .setHeaderPaneFactory(leaf -> new ToolsHeaderPane(leaf, panes, this::menuOf));
        bento.events().addEventListener(this::heard);
        setOnDragOver(Dock::dragOver);
        setOnDragDropped(this::dropped);
        getChildren().setAll(root);
    }

    /** Shows a layout instead of the present one; panes that are not in it are closed. */
    public void apply(WindowLayout layout) {
        maximised = null;
        windows.closeAll();
        applyMain(layout.main());
        layout.detached().forEach(this::openWindow);
    }

    /** The present layout; what is maximised counts as where it was before. */
    public WindowLayout current() {
        WindowLayout placed = new WindowLayout(mainArrangement(), windows.layouts(), Set.of());
        Set<String> closed = new TreeSet<>(dockables.keySet());
        placed.panes().forEach(closed::remove);
        return new WindowLayout(placed.main(), placed.detached(), closed);
    }

    /** True while a pane has a place, seen or behind another tab. */
    public boolean isOpen(String id) {
        return dockable(id).getContainer() != null;
    }

    /**
     * Brings a pane to the front; a closed one is opened where it was last, or at its standard
     * place.
     */
    public void show(String id) {
        Dockable dockable = dockable(id);
        restoreMaximised();
        if (dockable.getContainer() == null) {
            open(id);
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
        rememberPlace(id);
        double x = getScene().getWindow().getX() + 60;
        double y = getScene().getWindow().getY() + 60;
        openWindow(
                new WindowLayout.Detached(x, y, 640, 420, new Arrangement.Stack(List.of(id), id)));
    }

    /**
     * Moves a pane, open or closed, to another one.
     *
     * @param other an open pane; nothing happens if it is the same or closed
     */
    public void move(String id, String other, Where where) {
        restoreMaximised();
        if (id.equals(other) || !isOpen(other)) {
            return;
        }
        takeOut(dockable(id));
        boolean inWindow = windows.rearrange(other, now -> Placement.place(now, id, other, where));
        if (!inWindow) {
            applyMain(LayoutTree.of(root).map(now -> Placement.place(now, id, other, where)));
        }
    }

    /** The ids of open panes, those of the main window first. */
    public Stream<String> openPanes() {
        return current().panes();
    }

    /** The title of a pane. */
    public String title(String id) {
        return dockable(id).getTitle();
    }

    /** Closes the windows beside the main one. */
    public void closeWindows() {
        windows.closeAll();
    }

    static void takeOut(Dockable dockable) {
        dockable.inContainer((leaf, each) -> leaf.removeDockable(each));
    }

    private void applyMain(Optional<Arrangement> arrangement) {
        List.copyOf(root.getDockables()).forEach(Dock::takeOut);
        arrangement.stream().flatMap(Arrangement::panes).map(this::dockable).forEach(Dock::takeOut);
        bento.unregisterRoot(root);
        root = bento.dockBuilding().root();
        getChildren().setAll(root);
        arrangement.ifPresent(tree -> LayoutTree.build(bento, root, tree, this::dockable));
    }

    private void open(String id) {
        Optional<Arrangement> reference = Optional.ofNullable(lastPlaces.get(id)).or(standard);
        Arrangement alone = new Arrangement.Stack(List.of(id), id);
        applyMain(
                Optional.of(
                        LayoutTree.of(root)
                                .map(now -> Placement.placeAsIn(reference.orElse(alone), now, id))
                                .orElse(alone)));
    }

    private void openWindow(WindowLayout.Detached window) {
        window.arrangement().panes().map(this::dockable).forEach(Dock::takeOut);
        windows.open(window, getScene() == null ? null : getScene().getWindow());
    }

    private void heard(DockEvent event) {
        if (event instanceof DockEvent.DockableClosing closing) {
            String id = closing.dockable().getIdentifier();
            if (id != null) {
                rememberPlace(id);
            }
        }
        if (event instanceof DockEvent.DockableRemoved) {
            // The library is still at work on its containers.
            Platform.runLater(this::tidy);
        }
    }

    private void rememberPlace(String id) {
        mainArrangement()
                .filter(main -> main.panes().anyMatch(id::equals))
                .ifPresent(main -> lastPlaces.put(id, main));
    }

    private void tidy() {
        windows.closeEmpty();
        if (maximised != null && root.getDockables().size() != 1) {
            restoreMaximised();
        }
    }

    /** What the main window holds, or would if nothing were maximised. */
    private Optional<Arrangement> mainArrangement() {
        Optional<Arrangement> seen = LayoutTree.of(root);
        Maximised alone = maximised;
        if (alone == null) {
            return seen;
        }
        // The maximised pane may have been closed or dragged away, and others may have come.
        Optional<Arrangement> main =
                isIn(seen, alone.id())
                        ? Optional.of(alone.before())
                        : Placement.without(alone.before(), alone.id());
        for (String id : seen.stream().flatMap(Arrangement::panes).toList()) {
            if (!isIn(main, id)) {
                Arrangement single = new Arrangement.Stack(List.of(id), id);
                main = Optional.of(main.map(now -> added(now, id)).orElse(single));
            }
        }
        return main;
    }

    private static Arrangement added(Arrangement now, String id) {
        return Placement.placeAsIn(now, now, id);
    }

    private static boolean isIn(Optional<Arrangement> arrangement, String id) {
        return arrangement.stream().flatMap(Arrangement::panes).anyMatch(id::equals);
    }

    private static void dragOver(DragEvent event) {
        if (DragUtils.extractIdentifier(event.getDragboard()) != null) {
            // A tab that is let go between two panes is not meant to become a window.
            event.acceptTransferModes(TransferMode.MOVE);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        String id = DragUtils.extractIdentifier(event.getDragboard());
        if (id != null && dockables.containsKey(id)) {
            if (LayoutTree.of(root).isEmpty()) {
                takeOut(dockable(id));
                applyMain(Optional.of(new Arrangement.Stack(List.of(id), id)));
            }
            event.consume();
        }
    }

    private ContextMenu menuOf(Dockable dockable) {
        return new PaneMenu(this).of(Objects.requireNonNull(dockable.getIdentifier(), "id"));
    }

    private Dockable dockable(String id) {
        Dockable found = dockables.get(id);
        if (found == null) {
            throw new IllegalArgumentException("There is no pane '" + id + "'.");
        }
        return found;
    }

    private void restoreMaximised() {
        if (maximised != null) {
            Optional<Arrangement> before = mainArrangement();
            maximised = null;
            applyMain(before);
        }
    }

    /** A pane that has the window for itself, and what it will give the window back to. */
    private record Maximised(String id, Arrangement before) {}

    /** A double click on a tab gives its pane the whole window, another one takes it back. */
    private final class Maximiser implements DockableClickBehavior {
        @Override
        public void onMouseClick(
                DockContainerLeaf leaf, Dockable dockable, Header header, MouseEvent event) {
            if (event.getClickCount() != 2 || leaf.getScene() != getScene()) {
                return;
            }
            if (maximised != null) {
                restoreMaximised();
                return;
            }
            LayoutTree.of(root).ifPresent(now -> maximise(now, dockable.getIdentifier()));
        }

        private void maximise(Arrangement now, String id) {
            applyMain(Optional.of(new Arrangement.Stack(List.of(id), id)));
            maximised = new Maximised(id, now);
        }
    }
}
