package org.blkscope.kernel.profile;

import java.util.stream.Stream;

/** Where the value of a flag in a kernel is known from. */
public enum Evidence {
    /** The whole function was read in this kernel. */
    READ("L", "read"),
    /** The function was read in a tree of this line. */
    READ_IN_PART("P", "read in part"),
    /** The text of a patch was read. */
    PATCH("M", "patch read"),
    /** Seen in traces of this kernel. */
    TRACED("T", "seen in traces"),
    /** Known, not checked. */
    MEMORY("m", "not checked"),
    /** Follows from the kernels before and after. */
    DEDUCED("d", "deduced");

    private final String letter;
    private final String words;

    Evidence(String letter, String words) {
        this.letter = letter;
        this.words = words;
    }

    /** What people read. */
    public String words() {
        return words;
    }

    static Evidence of(String letter) {
        return Stream.of(values())
                .filter(e -> e.letter.equals(letter))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no evidence " + letter));
    }
}
