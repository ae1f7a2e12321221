package org.blkscope.draw;

import java.util.Locale;

/** What a colour is for. The values come from the theme, see {@link Palette}. */
public enum Role {
    /** Ground of the window. */
    BACKGROUND,
    /** Ground of a part. */
    PANEL,
    /** Ground of a row or field inside a panel. */
    INSET,
    /** Edge of panels and boxes. */
    BORDER,
    /** Edge of boxes that matter more than others. */
    FRAME,
    /** Tracks of meters, grid lines. */
    TRACK,
    TEXT,
    MUTED,
    /** Text that may be overlooked. */
    SUBTLE,
    /** Arrows, ghosts and other lines that carry no text. */
    FAINT,
    ACCENT,
    ACCENT_FILL,
    ON_ACCENT,
    READ,
    READ_FILL,
    WRITE,
    WRITE_FILL,
    FLUSH,
    FLUSH_FILL,
    ZONE_APPEND,
    ZONE_APPEND_FILL,
    DISCARD,
    DISCARD_FILL,
    PASSTHROUGH,
    PASSTHROUGH_FILL,
    /** Ring around what is selected. */
    SELECTED,
    /** The arrow that the present step takes. */
    LIT,
    /** The line of the time cursor. */
    CURSOR,
    ON_CURSOR,
    /** Ground of the banner and of the row at the cursor. */
    BANNER,
    BANNER_BORDER,
    WARNING,
    GOOD,
    GOOD_FILL,
    DANGER,
    DANGER_FILL,
    /** Slanted lines over what is not known. */
    HATCH,
    /** Text over what is recorded but not yet reached. */
    FUTURE;

    /** Name in a theme: {@code -role-read-fill}. */
    public String property() {
        return "-role-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
