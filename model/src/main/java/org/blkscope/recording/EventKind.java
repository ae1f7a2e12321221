package org.blkscope.recording;

/**
 * What happened, in the words of the field. The order is part of the file format: new kinds go to
 * the end.
 *
 * <p>Each kind names the {@link Verb} that folds it, so that a new kind never touches the fold.
 */
public enum EventKind {
    /** A tracepoint of the kernel fired; value = row of {@link TraceArgs}, site = its name. */
    TRACE(Verb.NOTE, "tracepoint"),
    /**
     * A branch that a kernel function took; site = function and rule, value = the figure that
     * decided.
     */
    DECISION(Verb.NOTE, "decision"),
    /** A bio enters the queue's submission. */
    SUBMIT(Verb.APPEAR, "submit"),
    /**
     * A bio too large for its queue is cut: it waits for its parts; value = most sectors of a part.
     */
    SPLIT(Verb.MOVE, "split"),
    /** A bio becomes the first bio of a request. */
    GET_REQUEST(Verb.ATTACH, "gets request"),
    /** A bio is merged behind the last sector of a request. */
    BACK_MERGE(Verb.ATTACH, "back merge"),
    /** A bio is merged before the first sector of a request. */
    FRONT_MERGE(Verb.ATTACH, "front merge"),
    /** A request is swallowed by its neighbour; value = the life that grows. */
    REQUEST_MERGE(Verb.LEAVE, "request merge"),
    /** A request is allocated. */
    ALLOCATE(Verb.APPEAR, "allocate"),
    /** A request that was allocated in advance is used. */
    ALLOCATE_CACHED(Verb.MOVE, "use cached"),
    /** A tag is taken. */
    TAG_GET(Verb.HOLD, "get tag"),
    /** A tag is given back. */
    TAG_PUT(Verb.DROP, "put tag"),
    /** A bio or request begins to wait for a tag. */
    TAG_WAIT(Verb.MOVE, "wait for tag"),
    /** A waiter for tags is woken. */
    TAG_WAKE(Verb.NOTE, "wake"),
    /** A request is added to a plug list. */
    PLUG(Verb.MOVE, "plug"),
    /** A request is taken from a plug list. */
    UNPLUG(Verb.MOVE, "unplug"),
    /** A request is put on a software queue. */
    CTX_INSERT(Verb.MOVE, "insert into ctx"),
    /** A request is given to the scheduler. */
    SCHED_INSERT(Verb.MOVE, "insert into scheduler"),
    /** A request is put on {@code hctx->dispatch}. */
    DISPATCH_INSERT(Verb.MOVE, "insert into dispatch"),
    /** A request is taken into the local list of a dispatcher. */
    COLLECT(Verb.MOVE, "collect"),
    /**
     * A hardware queue is run, or its run is put off; value = delay in ns, -1 for a run at once.
     */
    RUN_QUEUE(Verb.NOTE, "run queue"),
    /** A request is handed to the driver and started. */
    ISSUE(Verb.MOVE, "issue"),
    /** The driver refuses a request; value = status. */
    BUSY(Verb.MOVE, "busy"),
    /** A request goes back to wait for another try. */
    REQUEUE(Verb.MOVE, "requeue"),
    /** A step of the flush machinery. */
    FLUSH_STEP(Verb.MOVE, "flush step"),
    /** The device has done with a request. */
    COMPLETE(Verb.MOVE, "complete"),
    /** A bio ends; value = error number or 0. */
    BIO_END(Verb.LEAVE, "bio ends"),
    /** A request is freed. */
    FREE(Verb.LEAVE, "free"),
    /** A gauge changes: a state bit, a counter, a pending work item. */
    STATE(Verb.SET, "state"),
    /** A queue is frozen, quiesced, or let go. */
    FREEZE(Verb.NOTE, "freeze"),
    /** CPU time is spent; value = ns. */
    COST(Verb.NOTE, "cost"),
    /** A task starts, sleeps, wakes or ends. */
    TASK(Verb.NOTE, "task"),
    /** A mark that somebody left in the trace. */
    MARK(Verb.NOTE, "mark"),
    /** A rule of the modelled code or of the model is broken. */
    VIOLATION(Verb.NOTE, "violation"),
    /** Nothing is known between the event before and this one. */
    GAP(Verb.NOTE, "gap"),
    /** A bio goes on as another bio on a device below; value = the life of that one. */
    REMAP(Verb.MOVE, "remap");

    private static final EventKind[] ALL = values();

    private final Verb verb;
    private final String label;

    EventKind(Verb verb, String label) {
        this.verb = verb;
        this.label = label;
    }

    /** How the event is folded. */
    public Verb verb() {
        return verb;
    }

    /** Two or three words for tables. */
    public String label() {
        return label;
    }

    /** The bit of this kind in a set of kinds; there are fewer than 64. */
    public long bit() {
        return 1L << ordinal();
    }

    /** The kind with this number. */
    public static EventKind of(int ordinal) {
        return ALL[ordinal];
    }
}
