package org.blkscope.kernel.profile;

import java.util.List;
import java.util.Optional;

/**
 * A way in which kernels differ (blk-mq core, feature matrix). The identifier is what people type.
 */
public enum Flag {
    /** Order of a plug list: oldest or newest request first. */
    PLUG_ORDER("plug_order", "FIFO", "LIFO"),
    /** Requests that a plug of one queue holds before it is flushed. */
    PLUG_LIMIT("plug_limit", "32", "16"),
    /** Which request of the plug the 128 KiB rule looks at. */
    PLUG_SIZE_REF("plug_size_ref", "oldest", "newest"),
    /** Each bio without a plug of its caller gets one of its own. */
    SUBMIT_PLUG("submit_plug", "yes", "no"),
    /** An unplug event also when the plug goes straight to the driver. */
    FAST_PATH_UNPLUG_EVENT("fast_path_unplug_event", "yes", "no"),
    /** {@code block_io_start} and {@code block_io_done} exist. */
    IO_START_EVENTS("io_start_events", "yes", "no"),
    /** Tracepoints of requests print the I/O priority. */
    PRIO_IN_EVENTS("prio_in_events", "yes", "no"),
    /** Every write to a block device file opens a plug. */
    WRITE_PLUG("write_plug", "no", "yes"),
    /** The flush machinery leaves a plain write to the normal path. */
    FLUSH_MAY_DECLINE("flush_may_decline", "yes", "no"),
    /** Where requests left over by a dispatch go on {@code hctx->dispatch}. */
    LEFTOVER_SPLICE("leftover_splice", "tail", "head"),
    /** What goes to {@code hctx->dispatch} past the scheduler, and where (INS-3 to INS-6). */
    INSERT_BYPASS("insert_bypass", "flush-op-head", "flush-seq-head", "as-asked"),
    /** Where the driver's requeue puts a request on {@code q->requeue_list} (REQ-3). */
    REQUEUE_POSITION("requeue_position", "tail", "head"),
    /** How {@code last} is found: list empty, or next request without a tag (DSP-3). */
    BD_LAST("bd_last", "list-empty", "look-ahead"),
    /** A batch from the scheduler stops at a request without a driver tag. */
    SCHED_BATCH_STOPS_WITHOUT_TAG("sched_batch_stops_without_tag", "yes", "no"),
    /** The hardware queue is run after a group was issued directly, whole. */
    RUN_AFTER_LIST_DIRECT("run_after_list_direct", "yes", "no"),
    /** What {@code blk_mq_dispatch_rq_list} answers when its list is empty (DSP-7). */
    DISPATCH_RESULT("dispatch_result", "true", "if-any"),
    /** A run of a queue whose driver may sleep is always left to kblockd (RUN-2). */
    BLOCKING_RUN_ASYNC("blocking_run_async", "no", "yes"),
    /** {@code commit_rqs} in a dispatch is traced as an unplug (DSP-6). */
    COMMIT_UNPLUG_EVENT("commit_unplug_event", "dispatch", "plug"),
    /** A direct issue to a stopped or quiesced queue runs it after the insert (DIR-A). */
    INSERT_WHEN_STOPPED_RUNS("insert_when_stopped_runs", "yes", "no"),
    /** When a request counts as active in a shared tag set (FAIR-4). */
    NR_ACTIVE_START("nr_active_start", "allocation", "dispatch"),
    /** Shallow depth of a tag map: a total, or so many bits of each word (SBM-6). */
    SHALLOW_DEPTH("shallow_depth", "total", "per-word"),
    /** Wake-ups that one wait queue does not use go to the next (TAG-5). */
    WAKE_CARRY("wake_carry", "yes", "no"),
    /**
     * Requests that a scheduler does not limit or own: flushes by operation or by flags (ALC-4).
     */
    LIMIT_DEPTH_SCOPE("limit_depth_scope", "flush-op", "flush-flags"),
    /** Where a completion of a hardware queue with one software queue runs (CMP). */
    COMPLETION_RULE("completion_rule", "single-ctx-same-cpu", "single-ctx"),
    /** How mq-deadline finds the next request in sector order. */
    DL_NEXT_IN_ORDER("dl_next_in_order", "position", "pointer"),
    /** mq-deadline's list of requests inserted at the head: one, or one for each class. */
    DL_HEAD_LIST("dl_head_list", "one", "per-class"),
    /** mq-deadline locks the zone of a write; since 6.10 the zone's bios wait instead. */
    ZONE_WRITE_LOCK("zone_write_lock", "no", "yes"),
    /** {@code queue_rqs} hands its list to the device in list order or in the opposite one. */
    QUEUE_RQS_ORDER("queue_rqs_order", "list", "reversed"),
    /** Sector of an empty flush that a stacking device hands on: 0, or the target's beginning. */
    DM_FLUSH_SECTOR("dm_flush_sector", "zero", "target"),
    /** libata keeps a deferred command that is not NCQ, or answers busy. */
    LIBATA_DEFER("libata_defer", "keep", "busy"),
    /**
     * Expired requests are handled in a second pass, when running dispatches have ended (TMO-3).
     */
    TIMEOUT_TWO_PASS("timeout_two_pass", "yes", "no");

    private final String id;
    private final String choices;

    Flag(String id, String... choices) {
        this.id = id;
        this.choices = String.join(" ", choices);
    }

    /** What people type and documents cite. */
    public String id() {
        return id;
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
