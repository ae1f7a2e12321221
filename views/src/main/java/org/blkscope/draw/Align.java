package org.blkscope.draw;

/** How a text lies to its anchor. */
public enum Align {
    LEFT,
    CENTRE,
    RIGHT
}
