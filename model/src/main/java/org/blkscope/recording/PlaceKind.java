package org.blkscope.recording;

/** What a place is in the block layer. */
public enum PlaceKind {
    /** Outside: not yet there, or gone. */
    NOWHERE("nowhere"),
    /** Bios of one CPU on their way to a request. */
    SUBMIT("submit"),
    /** Bios that have a request. Not drawn: the request stands for them. */
    RIDING("riding"),
    /** Tasks' bios that wait for a tag of one hardware queue. */
    TAG_WAIT("tag wait"),
    /** Requests held back in the plug lists of the tasks on one CPU. */
    PLUG("plug"),
    /** Allocated in advance for a batch, not yet used. */
    CACHED("cached"),
    /** The list of a software queue. */
    CTX("ctx"),
    /** Requests that the scheduler holds. */
    SCHEDULER("scheduler"),
    /** Requests in the hands of whoever dispatches: taken from a list, not yet with the driver. */
    LOCAL("in hand"),
    /** {@code hctx->dispatch}. */
    DISPATCH("dispatch"),
    /** {@code q->requeue_list}. */
    REQUEUE("requeue list"),
    /** Requests that wait for a flush that is not yet issued. */
    FLUSH_PENDING("flush pending"),
    /** Requests that the flush in flight serves. */
    FLUSH_RUNNING("flush running"),
    /** Started by the driver, in the device. */
    DEVICE("device"),
    /** The device is done; completion is under way. */
    COMPLETING("completing"),
    /** Driver tags of a hardware queue: a map, not a list. */
    TAGS("tags"),
    /** Scheduler tags: a map, not a list. */
    SCHED_TAGS("scheduler tags"),
    /** A request that the source saw but cannot place. */
    SOMEWHERE("somewhere");

    private final String label;

    PlaceKind(String label) {
        this.label = label;
    }

    /** A word or two for column heads. */
    public String label() {
        return label;
    }

    /** True for maps of tags, which hold numbers and no list. */
    public boolean isTagMap() {
        return this == TAGS || this == SCHED_TAGS;
    }
}
