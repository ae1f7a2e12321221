package org.blkscope.workbench.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import software.coley.bentofx.Bento;
import software.coley.bentofx.dockable.Dockable;
import software.coley.bentofx.layout.DockContainer;
import software.coley.bentofx.layout.container.DockContainerBranch;
import software.coley.bentofx.layout.container.DockContainerLeaf;

/** Between arrangements and the containers of the docking library. */
final class LayoutTree {
    /** Areas narrower than this share of their row keep their width when the window grows. */
    private static final double NARROW = 0.3;

    private LayoutTree() {}

    /** What containers hold; empty if that is nothing. */
    static Optional<Arrangement> of(DockContainer container) {
        if (container instanceof DockContainerLeaf leaf) {
            return stack(leaf);
        }
        DockContainerBranch branch = (DockContainerBranch) container;
        List<Optional<Arrangement>> children =
                branch.getChildContainers().stream().map(LayoutTree::of).toList();
        List<Arrangement> present = children.stream().flatMap(Optional::stream).toList();
        if (present.size() < 2) {
            return present.stream().findFirst();
        }
        List<Double> dividers = Arrays.stream(branch.getDividerPositions()).boxed().toList();
        if (dividers.size() != present.size() - 1) {
            dividers = even(present.size());
        }
        return Optional.of(new Arrangement.Split(branch.getOrientation(), dividers, present));
    }

    /** Fills an empty branch. */
    static void build(
            Bento bento,
            DockContainerBranch root,
            Arrangement arrangement,
            Function<String, Dockable> dockables) {
        if (arrangement instanceof Arrangement.Split split) {
            fill(bento, root, split, dockables);
        } else {
            root.addContainer(container(bento, arrangement, dockables));
        }
        // Dividers that are set before the first layout of nested panes are lost.
        whenSized(root, () -> Platform.runLater(() -> place(root, arrangement)));
    }

    private static void whenSized(DockContainerBranch root, Runnable then) {
        if (root.getWidth() > 0) {
            then.run();
            return;
        }
        root.widthProperty()
                .addListener(
                        (width, before, now) -> {
                            if (before.doubleValue() == 0) {
                                then.run();
                            }
                        });
    }

    private static void fill(
            Bento bento,
            DockContainerBranch branch,
            Arrangement.Split split,
            Function<String, Dockable> dockables) {
        branch.setOrientation(split.orientation());
        for (int i = 0; i < split.children().size(); i++) {
            DockContainer child = container(bento, split.children().get(i), dockables);
            branch.addContainer(child);
            boolean narrow = split.orientation() == Orientation.HORIZONTAL;
            SplitPane.setResizableWithParent(
                    child.asRegion(), !(narrow && split.share(i) < NARROW));
        }
    }

    private static DockContainer container(
            Bento bento, Arrangement arrangement, Function<String, Dockable> dockables) {
        if (arrangement instanceof Arrangement.Split split) {
            DockContainerBranch branch = bento.dockBuilding().branch();
            fill(bento, branch, split, dockables);
            return branch;
        }
        Arrangement.Stack stack = (Arrangement.Stack) arrangement;
        DockContainerLeaf leaf = bento.dockBuilding().leaf();
        stack.ids().forEach(id -> leaf.addDockable(dockables.apply(id)));
        leaf.selectDockable(dockables.apply(stack.selected()));
        return leaf;
    }

    private static void place(DockContainerBranch branch, Arrangement arrangement) {
        boolean fits =
                arrangement instanceof Arrangement.Split split
                        && branch.getChildContainers().size() == split.children().size();
        if (!fits) {
            return;
        }
        Arrangement.Split split = (Arrangement.Split) arrangement;
        branch.setDividerPositions(
                split.dividers().stream().mapToDouble(Double::doubleValue).toArray());
        branch.layout();
        for (int i = 0; i < split.children().size(); i++) {
            if (branch.getChildContainers().get(i) instanceof DockContainerBranch child) {
                place(child, split.children().get(i));
            }
        }
    }

    private static Optional<Arrangement> stack(DockContainerLeaf leaf) {
        List<String> ids = leaf.getDockables().stream().map(Dockable::getIdentifier).toList();
        if (ids.isEmpty()) {
            return Optional.empty();
        }
        Dockable seen = leaf.getSelectedDockable();
        String selected =
                seen == null
                        ? ids.get(0)
                        : Objects.requireNonNull(seen.getIdentifier(), "identifier");
        return Optional.of(new Arrangement.Stack(ids, selected));
    }

    private static List<Double> even(int children) {
        List<Double> dividers = new ArrayList<>();
        for (int i = 1; i < children; i++) {
            dividers.add((double) i / children);
        }
        return dividers;
    }
}
