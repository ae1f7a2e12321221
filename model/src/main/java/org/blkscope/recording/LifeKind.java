package org.blkscope.recording;

/**
 * What kind of thing lives: a bio from its submission to its end, a request from its allocation to
 * its free.
 */
public enum LifeKind {
    BIO,
    REQUEST,
    /** The flush command of a flush queue. */
    FLUSH,
    /** A command that did not come from a bio. */
    PASSTHROUGH;

    private static final LifeKind[] ALL = values();

    static LifeKind of(int ordinal) {
        return ALL[ordinal];
    }
}
