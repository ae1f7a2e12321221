package org.blkscope.recording;

/**
 * {@code enum req_op}, as far as people tell operations apart. The order is part of the file
 * format.
 */
public enum Op {
    READ("R", 'R', false),
    WRITE("W", 'W', true),
    FLUSH("F", 'F', false),
    DISCARD("D", 'D', true),
    SECURE_ERASE("DE", 'D', true),
    WRITE_ZEROES("N", 'N', true),
    ZONE_APPEND("N", 'A', true),
    ZONE_RESET("N", 'Z', true),
    ZONE_RESET_ALL("N", 'Z', true),
    ZONE_OPEN("N", 'Z', false),
    ZONE_CLOSE("N", 'Z', true),
    ZONE_FINISH("N", 'Z', true),
    DRV_IN("N", 'P', false),
    DRV_OUT("N", 'P', true),
    /** An operation that the source does not tell. */
    OTHER("N", 'P', false);

    private static final Op[] ALL = values();

    private final String rwbs;
    private final char letter;
    private final boolean write;

    Op(String rwbs, char letter, boolean write) {
        this.rwbs = rwbs;
        this.letter = letter;
        this.write = write;
    }

    /** Letters in a tracepoint's rwbs field. */
    public String rwbs() {
        return rwbs;
    }

    /** The letter on a chip: it tells kinds apart without colour. */
    public char letter() {
        return letter;
    }

    /** True if data goes to the device (the operation's number in the kernel is odd). */
    public boolean isWrite() {
        return write;
    }

    /** True for commands that carry no file data of a bio. */
    public boolean isPassthrough() {
        return this == DRV_IN || this == DRV_OUT || this == OTHER;
    }

    static Op of(int ordinal) {
        return ALL[ordinal];
    }
}
