package org.blkscope.workbench.layout;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The arrangement of all windows.
 *
 * @param main of the main window; empty if all its panes are closed
 * @param detached the windows beside it
 */
public record WindowLayout(Optional<Arrangement> main, List<Detached> detached) {
    /** Copies. */
    public WindowLayout {
        detached = List.copyOf(detached);
        List<String> ids =
                Stream.concat(main.stream(), detached.stream().map(Detached::arrangement))
                        .flatMap(Arrangement::panes)
                        .toList();
        if (ids.stream().distinct().count() != ids.size()) {
            throw new IllegalArgumentException("A pane has two places.");
        }
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
    }
}
