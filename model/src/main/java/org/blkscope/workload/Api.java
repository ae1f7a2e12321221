package org.blkscope.workload;

/** The system call interface through which operations are queued. */
public enum Api {
    /** {@code io_submit} and {@code io_getevents}. */
    AIO("aio", "asub", "await"),
    /** {@code io_uring_enter}. */
    URING("u", "usub", "uwait");

    private final String queueWord;
    private final String submitWord;
    private final String awaitWord;

    Api(String queueWord, String submitWord, String awaitWord) {
        this.queueWord = queueWord;
        this.submitWord = submitWord;
        this.awaitWord = awaitWord;
    }

    /** The word of a script that queues one operation. */
    public String queueWord() {
        return queueWord;
    }

    /** The word of a script that submits all queued operations in one call. */
    public String submitWord() {
        return submitWord;
    }

    /** The word of a script that waits for completions. */
    public String awaitWord() {
        return awaitWord;
    }
}
