package org.blkscope.workbench.layout;

import java.util.Optional;
import javafx.geometry.Side;

/** Where a pane goes, seen from another one. */
public enum Where {
    /** On top of it, as a tab of the same stack. */
    STACKED("As Tab With It", null),
    /** At its left side. */
    LEFT("Left of It", Side.LEFT),
    /** At its right side. */
    RIGHT("Right of It", Side.RIGHT),
    /** Over it. */
    ABOVE("Above It", Side.TOP),
    /** Under it. */
    BELOW("Below It", Side.BOTTOM);

    private final String label;
    private final @org.jspecify.annotations.Nullable Side side;

    Where(String label, @org.jspecify.annotations.Nullable Side side) {
        this.label = label;
        this.side = side;
    }

    /** The words of a menu entry. */
    public String label() {
        return label;
    }

    /** The side of the other pane; empty if both share a stack. */
    Optional<Side> side() {
        return Optional.ofNullable(side);
    }
}
