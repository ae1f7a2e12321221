package org.blkscope.workload;

/** Zone management by ioctl. */
public enum ZoneAction {
    RESET("zreset"),
    OPEN("zopen"),
    CLOSE("zclose"),
    FINISH("zfinish");

    private final String word;

    ZoneAction(String word) {
        this.word = word;
    }

    /** The word of a script. */
    public String word() {
        return word;
    }
}
