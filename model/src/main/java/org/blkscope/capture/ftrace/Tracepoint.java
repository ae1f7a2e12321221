package org.blkscope.capture.ftrace;

/** The block tracepoints that move something, and how their text is built (formats B.2). */
enum Tracepoint {
    BIO_QUEUE("block_bio_queue", Form.RANGE_AND_TASK),
    GET_REQUEST("block_getrq", Form.RANGE_AND_TASK),
    BACK_MERGE("block_bio_backmerge", Form.RANGE_AND_TASK),
    FRONT_MERGE("block_bio_frontmerge", Form.RANGE_AND_TASK),
    BOUNCE("block_bio_bounce", Form.RANGE_AND_TASK),
    SLEEP("block_sleeprq", Form.RANGE_AND_TASK),
    BIO_COMPLETE("block_bio_complete", Form.RANGE_AND_ERROR),
    BIO_REMAP("block_bio_remap", Form.REMAP),
    REQUEST_REMAP("block_rq_remap", Form.REMAP),
    SPLIT("block_split", Form.SPLIT),
    IO_START("block_io_start", Form.STARTED),
    INSERT("block_rq_insert", Form.STARTED),
    ISSUE("block_rq_issue", Form.STARTED),
    REQUEST_MERGE("block_rq_merge", Form.STARTED),
    IO_DONE("block_io_done", Form.STARTED),
    COMPLETE("block_rq_complete", Form.ENDED),
    ERROR("block_rq_error", Form.ENDED),
    REQUEUE("block_rq_requeue", Form.ENDED),
    PLUG("block_plug", Form.TASK),
    UNPLUG("block_unplug", Form.TASK_AND_COUNT);

    /** The parts of a text, in their order. */
    enum Form {
        RANGE_AND_TASK,
        RANGE_AND_ERROR,
        REMAP,
        SPLIT,
        STARTED,
        ENDED,
        TASK,
        TASK_AND_COUNT
    }

    private final String kernelName;
    private final Form form;

    Tracepoint(String kernelName, Form form) {
        this.kernelName = kernelName;
        this.form = form;
    }

    String kernelName() {
        return kernelName;
    }

    Form form() {
        return form;
    }
}
