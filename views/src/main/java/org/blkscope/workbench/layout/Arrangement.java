package org.blkscope.workbench.layout;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Orientation;

/** How panes share a window: a tree of splits and stacks. */
public sealed interface Arrangement {
    /** The ids of all panes, in reading order. */
    Stream<String> panes();

    /**
     * Areas beside or above each other.
     *
     * @param orientation of the row of areas
     * @param dividers places of the dividers, each 0 to 1 of the whole; one fewer than children
     * @param children two or more
     */
    record Split(Orientation orientation, List<Double> dividers, List<Arrangement> children)
            implements Arrangement {
        /** Checks and copies. */
        public Split {
            dividers = List.copyOf(dividers);
            children = List.copyOf(children);
            if (children.size() < 2 || dividers.size() != children.size() - 1) {
                throw new IllegalArgumentException(
                        "A split of "
                                + children.size()
                                + " areas cannot have "
                                + dividers.size()
                                + " dividers.");
            }
            if (dividers.stream().anyMatch(place -> !(place >= 0 && place <= 1))) {
                throw new IllegalArgumentException("A divider is not between 0 and 1.");
            }
        }

        /** The part of the whole that a child has, 0 to 1. */
        double share(int child) {
            double from = child == 0 ? 0 : dividers.get(child - 1);
            double to = child == dividers.size() ? 1 : dividers.get(child);
            return to - from;
        }

        @Override
        public Stream<String> panes() {
            return children.stream().flatMap(Arrangement::panes);
        }
    }

    /**
     * Panes on top of each other, as tabs.
     *
     * @param ids of the panes, in the order of the tabs; at least one
     * @param selected the one that is seen
     */
    record Stack(List<String> ids, String selected) implements Arrangement {
        /** Checks and copies. */
        public Stack {
            ids = List.copyOf(ids);
            if (!ids.contains(selected)) {
                throw new IllegalArgumentException("The seen pane is not in its stack.");
            }
        }

        @Override
        public Stream<String> panes() {
            return ids.stream();
        }
    }
}
