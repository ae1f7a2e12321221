package org.blkscope.kernel.profile;

import java.util.List;
import java.util.Optional;

/**
 * A way in which kernels differ (blk-mq core, feature matrix). The identifier is what people type;
 * which kernel has which value is in {@link FlagHistory}.
 */
public enum Flag {
    /** What happens to a new request: plug, insert or direct issue (2.5). */
    SUBMIT_TABLE(
            "submit_table",
            "What happens to a new request: plug, insert or direct issue (2.5).",
            "SUB-F",
            "SUB-E",
            "SUB-D",
            "SUB-C",
            "SUB-B",
            "SUB-A"),
    /** Order of a plug list: oldest or newest request first. */
    PLUG_ORDER(
            "plug_order", "Order of a plug list: oldest or newest request first.", "FIFO", "LIFO"),
    /**
     * When a plug is sorted by queue and sector before it is flushed (PLG-4); {@code filled}: with
     * more than one request.
     */
    PLUG_SORT(
            "plug_sort",
            "When a plug is sorted by queue and sector before it is flushed (PLG-4); filled: with more than one request.",
            "never",
            "many-queues",
            "always",
            "filled"),
    /**
     * Requests that a plug of one queue holds before it is flushed; twice 32 or 64 with several
     * queues.
     */
    PLUG_LIMIT(
            "plug_limit",
            "Requests that a plug of one queue holds before it is flushed; twice 32 or 64 with several queues.",
            "32",
            "16-64",
            "16"),
    /** Requests that count for the limit: all of the plug, or those of the bio's queue. */
    PLUG_COUNT(
            "plug_count",
            "Requests that count for the limit: all of the plug, or those of the bio's queue.",
            "whole",
            "queue"),
    /** Which request of the plug the 128 KiB rule looks at. */
    PLUG_SIZE_REF(
            "plug_size_ref",
            "Which request of the plug the 128 KiB rule looks at.",
            "oldest",
            "newest"),
    /** The 128 KiB rule does not hold for a queue that never merges. */
    PLUG_SIZE_NOMERGES_EXEMPT(
            "plug_size_nomerges_exempt",
            "The 128 KiB rule does not hold for a queue that never merges.",
            "yes",
            "no"),
    /** A bio tries one request of the plug, or all from the newest on (MRG-1). */
    PLUG_MERGE(
            "plug_merge",
            "A bio tries one request of the plug, or all from the newest on (MRG-1).",
            "one",
            "all"),
    /** A plug without scheduler goes straight to the driver (PLG-5). */
    PLUG_FAST_PATH(
            "plug_fast_path",
            "A plug without scheduler goes straight to the driver (PLG-5).",
            "one-queue",
            "no",
            "many-queues"),
    /** An unplug event also when the plug goes straight to the driver. */
    FAST_PATH_UNPLUG_EVENT(
            "fast_path_unplug_event",
            "An unplug event also when the plug goes straight to the driver.",
            "yes",
            "no"),
    /** Limited plugging writes plug and unplug events. */
    LIMITED_PLUG_EVENTS(
            "limited_plug_events", "Limited plugging writes plug and unplug events.", "yes", "no"),
    /** Each bio without a plug of its caller gets one of its own. */
    SUBMIT_PLUG(
            "submit_plug",
            "Each bio without a plug of its caller gets one of its own.",
            "yes",
            "no"),
    /** Every write to a block device file opens a plug. */
    WRITE_PLUG("write_plug", "Every write to a block device file opens a plug.", "no", "yes"),
    /** Each queued direct operation on a block device file opens a plug. */
    DIRECT_IO_PLUG(
            "direct_io_plug",
            "Each queued direct operation on a block device file opens a plug.",
            "no",
            "yes"),
    /** Drivers can take a whole plug ({@code queue_rqs}). */
    QUEUE_RQS("queue_rqs", "Drivers can take a whole plug (queue_rqs).", "yes", "no"),
    /** {@code queue_rqs} hands its list to the device in list order or in the opposite one. */
    QUEUE_RQS_ORDER(
            "queue_rqs_order",
            "queue_rqs hands its list to the device in list order or in the opposite one.",
            "list",
            "reversed"),
    /** Operations that {@code io_submit} may queue without a plug (WRK-1). */
    AIO_PLUG_THRESHOLD(
            "aio_plug_threshold",
            "Operations that io_submit may queue without a plug (WRK-1).",
            "2",
            "0"),
    /** {@code block_rq_error} exists. */
    RQ_ERROR_EVENT("rq_error_event", "block_rq_error exists.", "yes", "no"),
    /** A synchronous direct read is marked SYNC (WRK-3). */
    SYNC_READ_FLAG(
            "sync_read_flag", "A synchronous direct read is marked SYNC (WRK-3).", "yes", "no"),
    /** The getrq event comes before the tag (ALC-8). */
    GETRQ_BEFORE_ALLOC(
            "getrq_before_alloc", "The getrq event comes before the tag (ALC-8).", "no", "yes"),
    /** {@code block_io_start} and {@code block_io_done} exist. */
    IO_START_EVENTS("io_start_events", "block_io_start and block_io_done exist.", "yes", "no"),
    /** {@code block_rq_merge} exists. */
    RQ_MERGE_EVENT("rq_merge_event", "block_rq_merge exists.", "yes", "no"),
    /** Tracepoints of requests print the I/O priority. */
    PRIO_IN_EVENTS(
            "prio_in_events", "Tracepoints of requests print the I/O priority.", "yes", "no"),
    /** The flush machinery leaves a plain write to the normal path. */
    FLUSH_MAY_DECLINE(
            "flush_may_decline",
            "The flush machinery leaves a plain write to the normal path.",
            "yes",
            "no"),
    /** The hardware queue is run by kblockd after a request went to the flush machinery. */
    FLUSH_RUNS_ASYNC(
            "flush_runs_async",
            "The hardware queue is run by kblockd after a request went to the flush machinery.",
            "no",
            "yes"),
    /** A data-only write of the flush machinery is followed by a run in the caller. */
    FLUSH_DATA_RUNS(
            "flush_data_runs",
            "A data-only write of the flush machinery is followed by a run in the caller.",
            "yes",
            "no"),
    /** When a data step in flight holds a flush back (C2). */
    FLUSH_HOLD(
            "flush_hold",
            "When a data step in flight holds a flush back (C2).",
            "always",
            "without-scheduler",
            "with-scheduler"),
    /**
     * Requests that a scheduler does not limit or own: flushes by operation or by flags (ALC-4).
     */
    LIMIT_DEPTH_SCOPE(
            "limit_depth_scope",
            "Requests that a scheduler does not limit or own: flushes by operation or by flags (ALC-4).",
            "flush-op",
            "flush-flags"),
    /** A scheduler limits passthrough requests too. */
    LIMIT_DEPTH_PASSTHROUGH(
            "limit_depth_passthrough", "A scheduler limits passthrough requests too.", "no", "yes"),
    /** What goes to {@code hctx->dispatch} past the scheduler, and where (INS-3 to INS-6). */
    INSERT_BYPASS(
            "insert_bypass",
            "What goes to hctx->dispatch past the scheduler, and where (INS-3 to INS-6).",
            "flush-op-head",
            "flush-seq-head",
            "flush-seq-head-only",
            "as-asked",
            "head"),
    /** Where requests left over by a dispatch go on {@code hctx->dispatch}. */
    LEFTOVER_SPLICE(
            "leftover_splice",
            "Where requests left over by a dispatch go on hctx->dispatch.",
            "tail",
            "head"),
    /** Nothing is taken from the scheduler while left-over requests remain (DIS-3). */
    LEFTOVER_GATE(
            "leftover_gate",
            "Nothing is taken from the scheduler while left-over requests remain (DIS-3).",
            "yes",
            "no"),
    /** A refusal blocks the SCSI device while commands are in flight. */
    SCSI_BLOCKED_GATE(
            "scsi_blocked_gate",
            "A refusal blocks the SCSI device while commands are in flight.",
            "yes",
            "no"),
    /** A group of a plug is issued directly (PLG-6). */
    LIST_DIRECT_ISSUE(
            "list_direct_issue",
            "A group of a plug is issued directly (PLG-6).",
            "yes",
            "no",
            "when-ctxs-empty"),
    /** Where a direct issue without budget or tag leaves its request. */
    DIRECT_NO_BUDGET(
            "direct_no_budget",
            "Where a direct issue without budget or tag leaves its request.",
            "insert",
            "dispatch"),
    /** When the moving average of refusals is kept (BSY-3). */
    DISPATCH_BUSY(
            "dispatch_busy",
            "When the moving average of refusals is kept (BSY-3).",
            "always",
            "without-scheduler",
            "no"),
    /** When software queues give one request at a time (DIS-4). */
    CTX_ONE_BY_ONE(
            "ctx_one_by_one",
            "When software queues give one request at a time (DIS-4).",
            "busy",
            "budget-driver",
            "never"),
    /** Requests are taken from the scheduler in batches (5.5). */
    SCHED_BATCH(
            "sched_batch",
            "Requests are taken from the scheduler in batches (5.5).",
            "yes",
            "no",
            "always"),
    /** A batch from the scheduler stops at a request without a driver tag. */
    SCHED_BATCH_STOPS_WITHOUT_TAG(
            "sched_batch_stops_without_tag",
            "A batch from the scheduler stops at a request without a driver tag.",
            "yes",
            "no"),
    /** Taking from the scheduler ends after a second or when others want the CPU. */
    SCHED_BATCH_TIME_LIMIT(
            "sched_batch_time_limit",
            "Taking from the scheduler ends after a second or when others want the CPU.",
            "yes",
            "no"),
    /** Who finds {@code hctx->dispatch} filled again begins anew (DIS-6). */
    DISPATCH_AGAIN(
            "dispatch_again",
            "Who finds hctx->dispatch filled again begins anew (DIS-6).",
            "yes",
            "no"),
    /** A refusal for want of a resource is followed by a delayed run. */
    DELAY_RESOURCE_MS(
            "delay_resource_ms",
            "A refusal for want of a resource is followed by a delayed run.",
            "3",
            "0"),
    /**
     * A scheduler that has work but gives none, and a missing budget, are followed by a delayed
     * run.
     */
    DELAY_BUDGET_MS(
            "delay_budget_ms",
            "A scheduler that has work but gives none, and a missing budget, are followed by a delayed run.",
            "3",
            "0"),
    /** Hardware queues that a freed request may restart. */
    RESTART_SCOPE(
            "restart_scope", "Hardware queues that a freed request may restart.", "own", "sharing"),
    /** What is asked before a hardware queue is run (RUN-2). */
    RUN_STATE_TEST(
            "run_state_test",
            "What is asked before a hardware queue is run (RUN-2).",
            "quiesced",
            "pending",
            "none"),
    /** Running a queue that is pending already moves its work to the tail, or leaves it (RUN-4). */
    RUN_WORK_MOD(
            "run_work_mod",
            "Running a queue that is pending already moves its work to the tail, or leaves it (RUN-4).",
            "modify",
            "schedule"),
    /** A run of a queue whose driver may sleep is always left to kblockd (RUN-2). */
    BLOCKING_RUN_ASYNC(
            "blocking_run_async",
            "A run of a queue whose driver may sleep is always left to kblockd (RUN-2).",
            "no",
            "yes"),
    /** Hardware queues that are run with a queue-wide scheduler (RUN-6). */
    SINGLE_QUEUE_SCHED_RUN(
            "single_queue_sched_run",
            "Hardware queues that are run with a queue-wide scheduler (RUN-6).",
            "own",
            "all"),
    /** A delayed run leaves a pending one alone. */
    DELAY_RUN_SKIPS_PENDING(
            "delay_run_skips_pending", "A delayed run leaves a pending one alone.", "yes", "no"),
    /** How {@code last} is found: list empty, or next request without a tag (DSP-3). */
    BD_LAST(
            "bd_last",
            "How last is found: list empty, or next request without a tag (DSP-3).",
            "list-empty",
            "look-ahead"),
    /** The hardware queue is run after a group was issued directly, whole. */
    RUN_AFTER_LIST_DIRECT(
            "run_after_list_direct",
            "The hardware queue is run after a group was issued directly, whole.",
            "yes",
            "no"),
    /** What {@code blk_mq_dispatch_rq_list} answers when its list is empty (DSP-7). */
    DISPATCH_RESULT(
            "dispatch_result",
            "What blk_mq_dispatch_rq_list answers when its list is empty (DSP-7).",
            "true",
            "if-any",
            "not-refused"),
    /** Status of a request that the driver fails at dispatch. */
    DISPATCH_ERROR_STATUS(
            "dispatch_error_status",
            "Status of a request that the driver fails at dispatch.",
            "driver",
            "ioerr"),
    /** {@code commit_rqs} in a dispatch is traced as an unplug (DSP-6). */
    COMMIT_UNPLUG_EVENT(
            "commit_unplug_event",
            "commit_rqs in a dispatch is traced as an unplug (DSP-6).",
            "dispatch",
            "plug"),
    /** A direct issue to a stopped or quiesced queue runs it after the insert (DIR-A). */
    INSERT_WHEN_STOPPED_RUNS(
            "insert_when_stopped_runs",
            "A direct issue to a stopped or quiesced queue runs it after the insert (DIR-A).",
            "yes",
            "no"),
    /** Where the driver's requeue puts a request on {@code q->requeue_list} (REQ-3). */
    REQUEUE_POSITION(
            "requeue_position",
            "Where the driver's requeue puts a request on q->requeue_list (REQ-3).",
            "tail",
            "head"),
    /** Where the requeue work puts a request that the driver has prepared (REQ-4). */
    REQUEUE_PREPARED(
            "requeue_prepared",
            "Where the requeue work puts a request that the driver has prepared (REQ-4).",
            "dispatch-tail",
            "head",
            "asked"),
    /** mq-deadline locks the zone of a write; since 6.10 the zone's bios wait instead. */
    ZONE_WRITE_LOCK(
            "zone_write_lock",
            "mq-deadline locks the zone of a write; since 6.10 the zone's bios wait instead.",
            "no",
            "yes"),
    /** How mq-deadline finds the next request in sector order. */
    DL_NEXT_IN_ORDER(
            "dl_next_in_order",
            "How mq-deadline finds the next request in sector order.",
            "position",
            "pointer"),
    /** mq-deadline's list of requests inserted at the head: one, or one for each class. */
    DL_HEAD_LIST(
            "dl_head_list",
            "mq-deadline's list of requests inserted at the head: one, or one for each class.",
            "one",
            "per-class",
            "one-old"),
    /** mq-deadline keeps priority classes apart. */
    DL_CLASSES("dl_classes", "mq-deadline keeps priority classes apart.", "three", "one"),
    /** mq-deadline takes requests of lower classes that have waited long. */
    DL_AGING(
            "dl_aging",
            "mq-deadline takes requests of lower classes that have waited long.",
            "yes",
            "no"),
    /** Requests other than reads that mq-deadline admits. */
    DL_ASYNC_DEPTH(
            "dl_async_depth",
            "Requests other than reads that mq-deadline admits.",
            "all",
            "three-quarters",
            "none"),
    /** When SCSI says that a completion of the device will run the queue. */
    SCSI_DEV_RESOURCE(
            "scsi_dev_resource",
            "When SCSI says that a completion of the device will run the queue.",
            "blocked",
            "in-flight"),
    /** When a completion of SCSI runs the hardware queues. */
    SCSI_COMPLETION_RERUN(
            "scsi_completion_rerun",
            "When a completion of SCSI runs the hardware queues.",
            "restarts",
            "always",
            "never"),
    /** A freed tag is not to be had before its word is full (SBM-2). */
    SBITMAP_DEFERRED_CLEAR(
            "sbitmap_deferred_clear",
            "A freed tag is not to be had before its word is full (SBM-2).",
            "yes",
            "no"),
    /** Where the search for a tag begins in its word (SBM-3). */
    SBITMAP_FIRST_FIT(
            "sbitmap_first_fit",
            "Where the search for a tag begins in its word (SBM-3).",
            "lowest",
            "hint"),
    /** Wake-ups are counted for the map, or for each wait queue (TAG-5). */
    WAKE_COUNTERS(
            "wake_counters",
            "Wake-ups are counted for the map, or for each wait queue (TAG-5).",
            "one",
            "each"),
    /** Wake-ups that one wait queue does not use go to the next (TAG-5). */
    WAKE_CARRY(
            "wake_carry",
            "Wake-ups that one wait queue does not use go to the next (TAG-5).",
            "yes",
            "no"),
    /** The wake batch follows the number of queues that share the tags. */
    WAKE_BATCH_RESCALED(
            "wake_batch_rescaled",
            "The wake batch follows the number of queues that share the tags.",
            "yes",
            "no"),
    /** Shallow depth of a tag map: a total, or so many bits of each word (SBM-6). */
    SHALLOW_DEPTH(
            "shallow_depth",
            "Shallow depth of a tag map: a total, or so many bits of each word (SBM-6).",
            "total",
            "per-word"),
    /** Requests of a queue when a scheduler is attached (DEP-2). */
    SCHED_NR_REQUESTS(
            "sched_nr_requests",
            "Requests of a queue when a scheduler is attached (DEP-2).",
            "twice-depth",
            "256"),
    /** A hardware queue waits for a host-wide tag like for a shared one (TGW-2). */
    MARK_WAIT_HOST_WIDE(
            "mark_wait_host_wide",
            "A hardware queue waits for a host-wide tag like for a shared one (TGW-2).",
            "yes",
            "no"),
    /** When a request counts as active in a shared tag set (FAIR-4). */
    NR_ACTIVE_START(
            "nr_active_start",
            "When a request counts as active in a shared tag set (FAIR-4).",
            "allocation",
            "dispatch"),
    /** Where a completion of a hardware queue with one software queue runs (CMP). */
    COMPLETION_RULE(
            "completion_rule",
            "Where a completion of a hardware queue with one software queue runs (CMP).",
            "single-ctx-same-cpu",
            "single-ctx",
            "softirq",
            "inline"),
    /** A completion that is sent to another CPU runs in its softirq or in the interrupt. */
    REMOTE_COMPLETION(
            "remote_completion",
            "A completion that is sent to another CPU runs in its softirq or in the interrupt.",
            "softirq",
            "ipi"),
    /** Order in which completions of one batch end. */
    BATCH_COMPLETION(
            "batch_completion",
            "Order in which completions of one batch end.",
            "reversed",
            "in-order",
            "none"),
    /** The scheduler hears that a request is over when it ends, or when it is freed. */
    FINISH_REQUEST(
            "finish_request",
            "The scheduler hears that a request is over when it ends, or when it is freed.",
            "end",
            "free"),
    /**
     * Expired requests are handled in a second pass, when running dispatches have ended (TMO-3).
     */
    TIMEOUT_TWO_PASS(
            "timeout_two_pass",
            "Expired requests are handled in a second pass, when running dispatches have ended (TMO-3).",
            "yes",
            "no"),
    /** Stopping a hardware queue waits for its running work (STP-3). */
    STOP_CANCEL_SYNC(
            "stop_cancel_sync",
            "Stopping a hardware queue waits for its running work (STP-3).",
            "no",
            "yes"),
    /** Sector that the issue of a flush command prints. */
    FLUSH_SECTOR_EVENT(
            "flush_sector_event",
            "Sector that the issue of a flush command prints.",
            "zero",
            "all-ones"),
    /** Sector of an empty flush that a stacking device hands on: 0, or the target's beginning. */
    DM_FLUSH_SECTOR(
            "dm_flush_sector",
            "Sector of an empty flush that a stacking device hands on: 0, or the target's beginning.",
            "zero",
            "target"),
    /** libata keeps a deferred command that is not NCQ, or answers busy. */
    LIBATA_DEFER(
            "libata_defer",
            "libata keeps a deferred command that is not NCQ, or answers busy.",
            "keep",
            "busy"),
    /** Events of passthrough commands name the disk of their queue, or no disk. */
    COMMAND_EVENT_DISK(
            "command_event_disk",
            "Events of passthrough commands name the disk of their queue, or no disk.",
            "queue",
            "none"),
    /** The last close of a SCSI disk checks it for a changed medium. */
    EVENTS_AT_CLOSE(
            "events_at_close",
            "The last close of a SCSI disk checks it for a changed medium.",
            "no",
            "yes");

    private final String id;
    private final String meaning;
    private final String choices;

    Flag(String id, String meaning, String... choices) {
        this.id = id;
        this.meaning = meaning;
        this.choices = String.join(" ", choices);
    }

    /** What people type and documents cite. */
    public String id() {
        return id;
    }

    /** What it is about, in one sentence. */
    public String meaning() {
        return meaning;
    }

    /** Values it can have. */
    public List<String> choices() {
        return List.of(choices.split(" ", -1));
    }

    /** The flag with this identifier. */
    public static Optional<Flag> find(String id) {
        for (Flag flag : values()) {
            if (flag.id.equals(id)) {
                return Optional.of(flag);
            }
        }
        return Optional.empty();
    }
}
