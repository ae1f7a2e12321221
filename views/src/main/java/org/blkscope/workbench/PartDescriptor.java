package org.blkscope.workbench;

import java.util.function.Supplier;

/**
 * What the workbench knows of a kind of part.
 *
 * @param id short name that settings are kept under
 * @param title head of the pane
 * @param area the pane it lives in
 * @param factory makes an instance
 */
public record PartDescriptor(String id, String title, Area area, Supplier<? extends Part> factory) {
    /** The panes of the window. */
    public enum Area {
        LEFT,
        CENTRE,
        RIGHT_TOP,
        RIGHT_BOTTOM,
        BOTTOM_LEFT,
        BOTTOM_RIGHT
    }
}
