package org.blkscope.workbench.layout;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javafx.geometry.Rectangle2D;

/**
 * The arrangement of all windows.
 *
 * @param main of the main window; empty if all its panes are closed
 * @param detached the windows beside it
 * @param closed panes that a person closed; a pane that is neither placed nor closed was not known
 *     when the layout was made
 */
public record WindowLayout(
        Optional<Arrangement> main, List<Detached> detached, Set<String> closed) {
    /** Copies. */
    public WindowLayout {
        detached = List.copyOf(detached);
        closed = java.util.Collections.unmodifiableSet(new TreeSet<>(closed));
        List<String> ids =
                Stream.concat(main.stream(), detached.stream().map(Detached::arrangement))
                        .flatMap(Arrangement::panes)
                        .toList();
        if (ids.stream().distinct().count() != ids.size()) {
            throw new IllegalArgumentException("A pane has two places.");
        }
    }

    /** True if the pane has a place or was closed. */
    boolean knows(String id) {
        return closed.contains(id) || panes().anyMatch(id::equals);
    }

    /** The ids of all panes that have a place. */
    public Stream<String> panes() {
        return Stream.concat(main.stream(), detached.stream().map(Detached::arrangement))
                .flatMap(Arrangement::panes);
    }

    /**
     * The same with panes that this layout does not know where another arrangement has them.
     *
     * @param standard has all panes
     */
    public WindowLayout completed(Arrangement standard) {
        Optional<Arrangement> complete = main;
        for (String id : standard.panes().filter(id -> !knows(id)).toList()) {
            complete =
                    complete.map(now -> Placement.placeAsIn(standard, now, id))
                            .or(() -> Optional.of(new Arrangement.Stack(List.of(id), id)));
        }
        return new WindowLayout(complete, detached, closed);
    }

    /**
     * A window of its own, in pixels of the screen.
     *
     * @param x left edge
     * @param y upper edge
     * @param width at least 50
     * @param height at least 50
     * @param arrangement of its panes
     */
    public record Detached(
            double x, double y, double width, double height, Arrangement arrangement) {
        /** Checks. */
        public Detached {
            if (!(width >= 50 && height >= 50)) {
                throw new IllegalArgumentException("A window is smaller than 50 pixels.");
            }
        }

        /**
         * The same on a screen that there is: on the one that shows the most of it, moved and made
         * smaller as far as needed to be seen whole.
         *
         * @param screens at least one; the first is taken if none shows any of it
         */
        Detached onScreen(List<Rectangle2D> screens) {
            Rectangle2D best = screens.get(0);
            for (Rectangle2D screen : screens) {
                if (shownOn(screen) > shownOn(best)) {
                    best = screen;
                }
            }
            double fitWidth = Math.max(50, Math.min(width, best.getWidth()));
            double fitHeight = Math.max(50, Math.min(height, best.getHeight()));
            return new Detached(
                    inside(x, best.getMinX(), best.getMaxX() - fitWidth),
                    inside(y, best.getMinY(), best.getMaxY() - fitHeight),
                    fitWidth,
                    fitHeight,
                    arrangement);
        }

        /** The same window with other contents. */
        Detached with(Arrangement contents) {
            return new Detached(x, y, width, height, contents);
        }

        private double shownOn(Rectangle2D screen) {
            double across = Math.min(x + width, screen.getMaxX()) - Math.max(x, screen.getMinX());
            double down = Math.min(y + height, screen.getMaxY()) - Math.max(y, screen.getMinY());
            return Math.max(0, across) * Math.max(0, down);
        }

        private static double inside(double place, double least, double most) {
            return Math.max(least, Math.min(most, place));
        }
    }
}
