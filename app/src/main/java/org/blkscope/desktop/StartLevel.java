package org.blkscope.desktop;

import java.util.Locale;

/** What this machine can show; the launcher finds out and says so. */
public enum StartLevel {
    /** A window on the display. */
    WINDOW,
    /** No display: a picture of the window and a report. */
    PICTURE,
    /** Not even fonts: the report only. */
    TEXT;

    /** The level that system property {@code blkscope.level} names; a window if it is not set. */
    public static StartLevel current() {
        return valueOf(System.getProperty("blkscope.level", "window").toUpperCase(Locale.ROOT));
    }
}
