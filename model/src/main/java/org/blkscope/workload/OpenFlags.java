package org.blkscope.workload;

/**
 * How a file is opened.
 *
 * @param direct {@code O_DIRECT}: no page cache (letter d)
 * @param dsync {@code O_DSYNC} (letter D)
 * @param sync {@code O_SYNC} (letter s)
 * @param readOnly {@code O_RDONLY} instead of {@code O_RDWR} (letter r)
 * @param create {@code O_CREAT} (letter c)
 */
public record OpenFlags(
        boolean direct, boolean dsync, boolean sync, boolean readOnly, boolean create) {
    /** How the one device of a job is opened when its script opens nothing. */
    public static final OpenFlags DIRECT = new OpenFlags(true, false, false, false, false);

    /** The letters of a script, in the order dDsrc; empty if there are none. */
    public String text() {
        return (direct ? "d" : "")
                + (dsync ? "D" : "")
                + (sync ? "s" : "")
                + (readOnly ? "r" : "")
                + (create ? "c" : "");
    }
}
