package org.blkscope.workload;

/**
 * {@code RWF_*} flags of one operation.
 *
 * @param dsync the data is on stable storage when the call returns ({@code RWF_DSYNC})
 * @param sync as {@code dsync}, metadata included ({@code RWF_SYNC})
 * @param hipri completion is polled for ({@code RWF_HIPRI})
 * @param nowait fail with EAGAIN rather than sleep ({@code RWF_NOWAIT})
 */
public record IoFlags(boolean dsync, boolean sync, boolean hipri, boolean nowait) {
    /** No flag at all. */
    public static final IoFlags NONE = new IoFlags(false, false, false, false);

    /** As a script writes them, separated by a space; empty if there are none. */
    public String text() {
        StringBuilder out = new StringBuilder();
        add(out, dsync, "dsync");
        add(out, sync, "sync");
        add(out, hipri, "hipri");
        add(out, nowait, "nowait");
        return out.toString();
    }

    private static void add(StringBuilder out, boolean set, String word) {
        if (set) {
            out.append(out.isEmpty() ? "" : " ").append(word);
        }
    }
}
