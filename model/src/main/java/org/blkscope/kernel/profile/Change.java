package org.blkscope.kernel.profile;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A named set of flags that can be added to a kernel or taken from it: an upstream commit, a patch
 * of a mailing list, or one rule changed for a trial.
 */
public enum Change {
    FLUSH_INSERT_AS_ASKED(
            "flush-insert-as-asked",
            "trial",
            "Requests of a flush sequence go to hctx->dispatch where the caller asks, so the flush"
                    + " command goes to its tail.",
            "insert_bypass=as-asked"),
    LEFT_OVER_TO_TAIL(
            "left-over-to-tail",
            "trial",
            "Requests left over by a dispatch go to the tail of hctx->dispatch.",
            "leftover_splice=tail"),
    LEFT_OVER_TO_HEAD(
            "left-over-to-head",
            "trial",
            "Requests left over by a dispatch go to the head of hctx->dispatch.",
            "leftover_splice=head"),
    PASSTHROUGH_TO_DISPATCH(
            "passthrough-to-dispatch",
            "01e99aeca397, v5.6-rc4",
            "Passthrough and flush requests go to hctx->dispatch where the caller asks, and so do"
                    + " left-overs, to the tail.",
            "insert_bypass=as-asked",
            "leftover_splice=tail"),
    FLUSH_TO_HEAD(
            "flush-to-head",
            "cc3200eac4c5, v5.6",
            "Requests of a flush sequence go to the head of hctx->dispatch again.",
            "insert_bypass=flush-seq-head"),
    BYPASS_TO_HEAD(
            "bypass-to-head",
            "list patch of March 2020, \"patch 1\"",
            "All that bypasses the scheduler goes to the head of hctx->dispatch.",
            "insert_bypass=head"),
    REQUEUE_HEAD_MARK(
            "requeue-head-mark",
            "list patch of March 2020, the third one",
            "The flush command has the head mark in the requeue list, and the requeue work honours"
                    + " the mark for requests that the driver has prepared, too.",
            "requeue_prepared=asked"),
    LIMIT_SCHED_BATCH(
            "limit-sched-batch",
            "28d65729b050, v5.8",
            "Taking from the scheduler stops when hctx->dispatch is filled.",
            "dispatch_again=yes"),
    LIBATA_DEFER_BUSY(
            "libata-defer-busy",
            "trial",
            "libata answers busy for a deferred command that is not NCQ instead of keeping it.",
            "libata_defer=busy"),
    LIBATA_DEFER_KEEP(
            "libata-defer-keep",
            "stable 6.1 and 6.12",
            "libata keeps a deferred command that is not NCQ until the link is idle.",
            "libata_defer=keep"),
    PLUG_LIMIT_32(
            "plug-limit-32",
            "ba0ffdd8ce48, v5.16",
            "A plug of one queue holds 32 requests, one of several queues 64.",
            "plug_limit=32"),
    SORT_PLUG_OF_ONE_QUEUE(
            "sort-plug-of-one-queue",
            "list patch of December 2019, first hunk",
            "A plug with more than one request is sorted, also if it is of one queue.",
            "plug_sort=filled"),
    NO_DIRECT_ISSUE_PAST_CTXS(
            "no-direct-issue-past-ctxs",
            "list patch of December 2019, second hunk",
            "A group of a plug is not issued directly while software queues have requests.",
            "list_direct_issue=when-ctxs-empty"),
    FIFO_PLUG(
            "fifo-plug",
            "e70c301faece, v6.13",
            "The plug hands out the oldest request first.",
            "plug_order=FIFO",
            "plug_size_ref=oldest"),
    RUN_WORK_SCHEDULE(
            "run-work-schedule",
            "trial",
            "Running a hardware queue again leaves pending work where it is in kblockd's list.",
            "run_work_mod=schedule"),
    SCSI_NO_RERUN(
            "scsi-no-rerun",
            "trial",
            "A completion of SCSI runs its queues only after a missing budget.",
            "scsi_completion_rerun=restarts"),
    SCHED_BATCH_OFF(
            "sched-batch-off",
            "trial",
            "One request at a time is taken from the scheduler.",
            "sched_batch=no"),
    SCHED_BATCH_ON(
            "sched-batch",
            "6e6fcbc27e77, v5.9",
            "Requests are taken from the scheduler in batches.",
            "sched_batch=yes"),
    STOP_WAITS_FOR_WORK(
            "stop-waits-for-work",
            "development tree of v4.12",
            "Stopping a hardware queue waits for its running work.",
            "stop_cancel_sync=yes"),
    STOP_DOES_NOT_WAIT(
            "stop-does-not-wait",
            "2719aa217e0d, v4.12",
            "Stopping a hardware queue no longer waits for its work.",
            "stop_cancel_sync=no");

    private final String id;
    private final String origin;
    private final String effect;
    private final String assignments;

    Change(String id, String origin, String effect, String... assignments) {
        this.id = id;
        this.origin = origin;
        this.effect = effect;
        this.assignments = String.join(" ", assignments);
    }

    /** What people type. */
    public String id() {
        return id;
    }

    /** Commit and first version, or list patch, or {@code trial}. */
    public String origin() {
        return origin;
    }

    /** What it does, in one sentence. */
    public String effect() {
        return effect;
    }

    /** The flags that it sets. */
    public Map<Flag, String> flags() {
        Map<Flag, String> flags = new EnumMap<>(Flag.class);
        for (String assignment : assignments.split(" ", -1)) {
            String[] pair = assignment.split("=", 2);
            flags.put(Flag.find(pair[0]).orElseThrow(), pair[1]);
        }
        return flags;
    }

    /** Identifiers of all changes. */
    public static List<String> ids() {
        return Stream.of(values()).map(Change::id).toList();
    }

    /** The change with this identifier. */
    public static Optional<Change> find(String id) {
        return Stream.of(values()).filter(change -> change.id.equals(id)).findFirst();
    }
}
