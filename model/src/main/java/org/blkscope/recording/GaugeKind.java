package org.blkscope.recording;

/** What a gauge says. */
public enum GaugeKind {
    /** {@code hctx->dispatch_busy}, 0 to 9 (BSY-1). */
    DISPATCH_BUSY("dispatch_busy"),
    /** {@code hctx->state}: bit 0 STOPPED, 1 TAG_ACTIVE, 2 SCHED_RESTART, 3 INACTIVE. */
    HCTX_STATE("state"),
    /** {@code hctx->run_work}: 0 idle, 1 + CPU when queued there, -(1 + CPU) when on its timer. */
    RUN_WORK("run_work"),
    /** {@code q->requeue_work}, as {@link #RUN_WORK}. */
    REQUEUE_WORK("requeue_work"),
    /** {@code hctx->nr_active}. */
    NR_ACTIVE("nr_active"),
    /** Wait queues of a tag map with sleepers ({@code ws_active}). */
    WS_ACTIVE("ws_active"),
    /** Allocation hint of one CPU in a tag map. */
    ALLOC_HINT("alloc_hint"),
    /** Tags freed but not yet usable again ({@code cleared}). */
    CLEARED("cleared"),
    /** What a CPU runs: 0 idle, 1 task, 2 worker, 3 softirq, 4 interrupt. */
    CPU("cpu"),
    /** Anything else. */
    OTHER("other");

    private final String label;

    GaugeKind(String label) {
        this.label = label;
    }

    /** The kernel's name where it has one. */
    public String label() {
        return label;
    }
}
