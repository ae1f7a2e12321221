package org.blkscope.device.scsi;

/** How a command ends, as far as the mid-layer tells apart. */
public enum ScsiResult {
    /** Status GOOD. */
    GOOD,
    /** Status BUSY or TASK SET FULL: the command is tried again. */
    BUSY,
    /** It fails for good. */
    FAILED,
    /** It was aborted after a timeout: it is tried again. */
    ABORTED;

    private static final ScsiResult[] ALL = values();

    static ScsiResult of(int ordinal) {
        return ALL[ordinal];
    }
}
