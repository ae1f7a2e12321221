package org.blkscope.recording;

/** How it is known that a kernel follows a {@link Rule}. */
public enum Evidence {
    /** The function was read in the source of a kernel that has the rule. */
    READ("read"),
    /** Traces of real kernels show it. */
    SEEN("seen in traces"),
    /** Only the text of a patch was read. */
    PATCH("from patch text"),
    /** From memory, or concluded from what neighbouring kernels do. */
    UNVERIFIED("unverified");

    private final String label;

    Evidence(String label) {
        this.label = label;
    }

    /** A few words for tables. */
    public String label() {
        return label;
    }

    /** The evidence that a word of the table of rules stands for: the constant in small letters. */
    static Evidence of(String word) {
        for (Evidence evidence : values()) {
            if (evidence.name().equalsIgnoreCase(word)) {
                return evidence;
            }
        }
        throw new IllegalArgumentException(
                "expected read, seen, patch or unverified, found '" + word + "'");
    }
}
