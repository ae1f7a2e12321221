package org.blkscope.recording;

/**
 * How well the source of a recording knows a place or a gauge. Views hatch what is unknown instead
 * of drawing a guess.
 */
public enum Coverage {
    /** The source says so. */
    OBSERVED("observed"),
    /** Concluded from what the source says. */
    INFERRED("inferred"),
    /** The source cannot tell. */
    UNKNOWN("unknown");

    private final String label;

    Coverage(String label) {
        this.label = label;
    }

    /** One word for people. */
    public String label() {
        return label;
    }
}
