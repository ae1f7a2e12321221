package org.blkscope.workload;

/** An operation that can be queued for one submission with others. */
public enum QueuedOp {
    READ('R'),
    WRITE('W'),
    FSYNC('F'),
    FDATASYNC('D');

    private final char letter;

    QueuedOp(char letter) {
        this.letter = letter;
    }

    /** The letter of a script. */
    public char letter() {
        return letter;
    }

    /** True if the operation names sectors. */
    public boolean hasRange() {
        return this == READ || this == WRITE;
    }
}
