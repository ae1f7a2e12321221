package org.blkscope.recording;

import java.util.List;
import java.util.Optional;

/**
 * A rule of the block layer that a decision follows: a stable identifier and one plain sentence.
 *
 * <p>In the sentence {@code {rq}} stands for the request or bio of the event, {@code {n}} for its
 * value, {@code {place}} for its place; {@link Why} puts them in. What stands in square brackets is
 * said of decisions only: for the moves that follow from one the value means something else.
 */
public enum Rule {
    SUB_1(
            "SUB-1",
            "A bio passes the checks of submission; the task may be preempted here if something more urgent waits."),
    SUB_4(
            "SUB-4",
            "The caller has no plug, so the bio gets a plug of its own that is flushed when it returns."),
    SUB_5(
            "SUB-5",
            "The bio takes a reference on the queue's usage counter, or waits while the queue is frozen."),
    SUB_6(
            "SUB-6",
            "The bio is longer than {n} sectors, the most one request may have: the front part goes on, the rest is submitted again."),
    SUB_F1(
            "SUB-F",
            "A plug is open, so {rq} is added to it instead of being issued; {n} requests were waiting there."),
    SUB_F2(
            "SUB-F",
            "{rq} goes through the insert path: the scheduler owns it, or the queue is busy (dispatch_busy is {n})."),
    SUB_F3("SUB-F", "No plug, no scheduler, and the queue is not busy: {rq} is issued directly."),
    SUB_OLD_PLUG(
            "SUB-E",
            "A plug is open and the device has one hardware queue or gains from order, so {rq} is added to the plug; {n} requests were waiting there."),
    SUB_E3(
            "SUB-E",
            "Several hardware queues and no scheduler: the plug keeps {rq}, and the request of this queue that it held ({n} in the plug) is issued."),
    SUB_OLD_INSERT(
            "SUB-E",
            "{rq} is inserted and kblockd runs the hardware queue: a scheduler is attached, or the queue is busy (dispatch_busy is {n})."),
    SUB_OLD_DIRECT("SUB-E", "Nobody schedules and nobody was refused: {rq} is issued directly."),
    MRG_3("MRG-3", "The newest request of the plug is tried for a merge, and nothing else."),
    MRG_5(
            "MRG-5",
            "A neighbour is found in the software queue, newest first among at most 8 entries, so the bio is merged."),
    MRG_6(
            "MRG-6",
            "The scheduler finds a waiting request that the bio follows or precedes, so the bio is merged into it."),
    MRG_6_JOIN(
            "MRG-6",
            "The request has grown until it touches its neighbour, so the two become one."),
    MRG_7("MRG-7", "The bio and the request differ in something that forbids a merge."),
    MRG_8("MRG-8", "The bio follows or precedes the request on the disk, so it is merged."),
    MRG_9(
            "MRG-9",
            "The merge would exceed a limit of the queue ({n} sectors); the request is closed to merges."),
    ALC_2("ALC-2", "A request allocated in advance for this batch is used: no tag is taken."),
    ALC_3(
            "ALC-3",
            "The request belongs to the software queue of the submitting CPU and to the hardware queue that this CPU maps to."),
    ALC_4("ALC-4", "Without a scheduler the request takes a driver tag at once."),
    ALC_4_SCHED(
            "ALC-4",
            "A scheduler is attached, so the request takes a scheduler tag; its driver tag comes at dispatch."),
    ALC_5(
            "ALC-5",
            "{n} requests are allocated together; the one with the highest tag is used first."),
    ALC_6(
            "ALC-6",
            "A single tag is taken: the lowest free bit of the hinted word, then the next words in ring order."),
    ALC_7("ALC-7", "No tag is free and the bio must not wait, so it ends with EAGAIN."),
    PLG_1(
            "PLG-1",
            "What was allocated in advance and not used is given back when the plug is flushed."),
    PLG_2(
            "PLG-2",
            "The plug holds {n} requests, its limit, so it is flushed before one more is added."),
    PLG_3("PLG-3", "The plug was empty, so a plug event marks its first request."),
    PLG_4(
            "PLG-4",
            "The plug is sorted by software queue, hardware queue and sector before it is flushed."),
    PLG_5(
            "PLG-5",
            "One queue, no scheduler, not from schedule: all of the plug ({n} requests) goes straight to the driver, in list order."),
    PLG_5_3(
            "PLG-5",
            "The plug is flushed by groups of one hardware and software queue: {n} requests in this group."),
    PLG_6(
            "PLG-6",
            "The task is about to sleep, so the group is inserted and the hardware queue is run by kblockd."),
    PLG_6D(
            "PLG-6",
            "The queue is not busy[ (dispatch_busy is {n})], so the group is issued directly."),
    DIR_A_LATER(
            "DIR-A",
            "No budget or no driver tag: the request waits on the dispatch list, where it may not merge any more."),
    INS_6("INS-6", "A flush or passthrough command goes to the dispatch list, past the scheduler."),
    INS_7("INS-7", "The scheduler takes the request."),
    INS_8(
            "INS-8",
            "Without a scheduler the request goes to the software queue, and its bit in ctx_map is set."),
    RUN_2("RUN-2", "The hardware queue has something pending, so it is run."),
    RUN_2_NO("RUN-2", "Nothing is pending or the queue is quiesced: the run is skipped."),
    RUN_2_ASYNC(
            "RUN-2",
            "The run is handed to kblockd: the caller wants it so, or this CPU does not belong to the hardware queue."),
    RUN_4(
            "RUN-4",
            "The work item is put at the tail of the worker's list of its CPU; if it waited there it moves to the tail."),
    RUN_8("RUN-8", "The run is put off; the delay ends at a tick of the clock."),
    DIS_1("DIS-1", "The hardware queue is stopped or quiesced: nothing is dispatched."),
    DIS_2("DIS-2", "The whole dispatch list[ ({n} requests)] is taken first."),
    DIS_3(
            "DIS-3",
            "Because left-over requests go first, SCHED_RESTART is set: the next free runs this queue."),
    DIS_5(
            "DIS-5",
            "All software queues with a bit in ctx_map are emptied at once, lowest CPU first[: {n} requests]."),
    DIS_5_ONE(
            "DIS-5",
            "The queue is busy[ (dispatch_busy is {n})] or left-overs went first, so one request at a time is taken, round robin over the CPUs."),
    DIS_5_SCHED("DIS-5", "The scheduler is asked for requests[ and gives {n} in this round]."),
    DIS_5_NONE(
            "DIS-5",
            "The scheduler has work but gives no request now, so the queue is polled 3 ms later."),
    DIS_6(
            "DIS-6",
            "The dispatch list was filled meanwhile, so the run begins anew, the second time by kblockd."),
    BSY_1("BSY-1", "dispatch_busy becomes {n}."),
    STP_3(
            "STP-3",
            "Stopping the queue waits until its run work is not executing, but the run work is who stops it: it waits for itself, with a spinlock held."),
    STP_1("STP-1", "The driver stops the hardware queue; a run that is pending is dropped."),
    DSP_1("DSP-1", "The device takes no more requests now: no budget, and nothing is dispatched."),
    DSP_2("DSP-2", "No driver tag can be had; the request waits."),
    DSP_4("DSP-4", "The driver is asked to take {rq}."),
    DSP_9("DSP-9", "What could not be dispatched[ ({n} requests)] goes back to the dispatch list."),
    DSP_12("DSP-12", "Requests are left over: the queue will be run again."),
    DSP_12_LATER(
            "DSP-12",
            "Requests are left over for a reason that may outlast those in flight: the queue is run again after 3 ms."),
    DIR_A("DIR-A", "{rq} is issued directly by its submitter."),
    DIR_B("DIR-B", "The plug's requests are issued directly, one by one."),
    REQ_1("REQ-1", "The request goes back to idle; without a scheduler it keeps its driver tag."),
    REQ_4("REQ-4", "The requeue work inserts the request again."),
    REQ_4_TAKE("REQ-4", "The requeue work takes all that waits on the requeue list at once."),
    TAG_3("TAG-3", "The fair share of the tag set is checked first."),
    TAG_4(
            "TAG-4",
            "No tag is free: the queue is run, the plug is flushed, and the task sleeps until one is freed."),
    TAG_5("TAG-5", "Enough tags were freed ({n}) to wake waiters."),
    TAG_7(
            "TAG-7",
            "The request of a scheduler is about to go to the driver, so it gets its driver tag now."),
    TAG_9(
            "TAG-9",
            "The request waits again, so its driver tag goes back; it keeps its scheduler tag."),
    FAIR_2(
            "FAIR-2",
            "The queue begins to use tags that it shares, so it counts as a user and has a share."),
    FAIR_5("FAIR-5", "The queue has had nothing to do for a while, so its share of the tags ends."),
    SBM_2("SBM-2", "The word has no free bit, so its cleared bits become usable in one go."),
    SBM_4("SBM-4", "The hint of this CPU moves to {n}."),
    CMP_INLINE("CMP", "The completion runs where it is: one software queue, and this is its CPU."),
    CMP_REMOTE(
            "CMP",
            "The completion is sent to the softirq of CPU {n}, where the request was submitted."),
    CMP_SOFTIRQ("CMP", "The completion is left to the softirq of this CPU."),
    END_7("CMP-7", "The request is freed: its tag is put, then SCHED_RESTART is tested."),
    FLS_DATA("FLUSH-3", "The data step of the flush sequence takes the normal path."),
    FLS_BYPASS(
            "FLUSH-4",
            "The write needs no flush; until 6.4 it goes to the dispatch list, past plug and scheduler."),
    FLS_NONE("FLUSH-2", "The device needs no flush for this request."),
    FLS_PENDING("FLUSH-3", "{rq} waits for the next flush command."),
    FLS_KICK(
            "FLUSH-3",
            "No flush is in flight and callers wait, so a flush command is issued for all of them[: {n}]."),
    FLS_HOLD(
            "FLUSH-3",
            "The flush is held back: one is in flight, or data is being written before it ({n} requests)."),
    FLS_END("FLUSH-3", "The flush command is done; its callers go on."),
    WRK_1("WRK-1", "io_submit got {n} operations; it opens a plug only for more than two."),
    WRK_2("WRK-2", "io_uring submits {n} entries; it opens a plug only for more than two."),
    WRK_9("WRK-9", "The kernel preempts only at certain points: this is one."),
    DL_HEAD("DL-0", "A request inserted at the head goes before all others."),
    DL_AGED(
            "DL-1",
            "A lower class has waited longer than prio_aging_expire, so one request of it goes first."),
    DL_BATCH(
            "DL-b",
            "The batch goes on in sector order: [{rq} is number {n} of it, and ]fifo_batch is not reached."),
    DL_READS(
            "DL-c",
            "A new batch: reads wait, and writes have not been passed over too often ({n} times)."),
    DL_WRITES("DL-c", "A new batch: no read waits, so writes have their turn."),
    DL_STARVED(
            "DL-c",
            "A new batch of writes: reads were preferred {n} times, which is writes_starved."),
    DL_FIFO(
            "DL-d",
            "The new batch begins with the oldest request: it is overdue, or none is next in sector order."),
    DL_SORTED("DL-d", "The new batch goes on from the position of the last one in this direction."),
    DL_WAIT(
            "DL-2",
            "A higher class has all its requests ({n}) in the driver: lower classes wait for one to end."),
    BFQ_SELECT(
            "BFQ-1",
            "The queue of this process would have had its share first, so it is served now; it has {n} requests."),
    BFQ_SERVE(
            "BFQ-2",
            "The nearest request of the queue in service goes next; with it the queue has had {n} sectors of its budget."),
    BFQ_IDLE(
            "BFQ-3",
            "The process has no more requests: the device is kept free for its next one for {n} ms."),
    KYB_CUR(
            "KYB-1",
            "The batch of this domain goes on: {rq} gets a token and is number {n} of it."),
    KYB_NEXT("KYB-2", "The batch is over or its domain is empty: kyber turns to the next domain."),
    KYB_THROTTLED(
            "KYB-3",
            "No token of this domain is free ({n} are handed out), so its requests wait for one to end."),
    KYB_WAKE(
            "KYB-4",
            "A token of the domain is freed, so the hardware queue that waits for it is run."),
    KYB_ADJUST(
            "KYB-5",
            "The latency of the last requests was looked at: the domain has {n} tokens from now on."),
    TMO_2(
            "TMO-2",
            "The queue's timer has expired: all started requests are looked at, whether any is late."),
    TMO_4("TMO-4", "{rq} is late, so the driver is asked what to do."),
    FRZ_1("FRZ-1", "The queue is frozen: nothing new gets in until all requests are freed."),
    SUB_5_WAIT("SUB-5", "The queue is frozen, so the bio waits at its door."),
    STK_1("STK-1", "The stacking device hands a clone of the bio on to the device below."),
    ZONE_HOLD(
            "ZONE-1",
            "A write of this zone is under way, so the bio waits without a request; {n} wait now."),
    ZONE_WORK("ZONE-2", "A write of the zone has ended, so the next one that waits has its turn."),
    ZONE_MERGE("ZONE-3", "The held bio continues the request, so it is merged before the insert."),
    ZONE_LOCK(
            "ZONE-4",
            "The zone of {rq} is locked by a write in the driver, so another one is looked for."),
    FAULT_RESTART(
            "FAULT-1",
            "A fault of the scenario: SCHED_RESTART is cleared, but the hardware queue is not run."),
    FAULT_COMMAND("FAULT-2", "A fault of the scenario: the driver does not take {rq} normally."),
    SCSI_BUDGET(
            "SCSI-1",
            "The device takes no command now: with {n} in flight its depth is reached, or it is blocked."),
    SCSI_HOST(
            "SCSI-2",
            "The host is blocked (host_blocked is {n}): {rq} is refused before it is started."),
    SCSI_HOST_BUSY(
            "SCSI-3",
            "The host driver answers HOST_BUSY to {rq}, so the host is blocked for a while."),
    SCSI_DEVICE_BUSY(
            "SCSI-3",
            "The host driver answers DEVICE_BUSY to {rq}, so the device is blocked for a while."),
    SCSI_TARGET_BUSY("SCSI-3", "The host driver answers TARGET_BUSY to {rq}."),
    DRV_NULL(
            "null_blk", "The device takes the command and will be done after its completion time."),
    INV_2("INV-2", "A tag map has as many busy bits as requests own tags of it."),
    INV_3("INV-3", "No two requests own the same tag, and only its owner gives it back."),
    INV_4("INV-4", "A request is the one that was made for the tag it was allocated with."),
    INV_5("INV-5", "A started request owns a driver tag, and the tag map knows it."),
    INV_6("INV-6", "What waits with a scheduler attached owns no driver tag."),
    INV_7("INV-7", "A software queue whose bit in ctx_map is clear is empty."),
    INV_8("INV-8", "A request waits only in queues that it belongs to."),
    INV_11("INV-11", "A request that the driver has refused takes no more merges."),
    INV_12("INV-12", "No run of a stopped hardware queue begins."),
    INV_13("INV-13", "The queue's usage counter holds each allocated request."),
    INV_14("INV-14", "The count of active requests is right and within the tag map."),
    INV_15("INV-15", "The users of shared tags are those that are marked active."),
    INV_17("INV-17", "dispatch_busy stays between 0 and 9; here it is {n}."),
    INV_20("INV-20", "What has ended stays ended: each bio and request ends once."),
    INV_21("INV-21", "A plug counts its requests, and knows if they are of several queues."),
    INV_22("INV-22", "A merged request stays within the limits of its queue."),
    INV_24("INV-24", "A request is started from idle only, and completes once."),
    INV_25("INV-25", "SCHED_RESTART is cleared only where the queue is run for it.");

    private final String id;
    private final String sentence;

    Rule(String id, String sentence) {
        this.id = id;
        this.sentence = sentence;
    }

    /** Identifier such as {@code DSP-9}; several branches of one rule share it. */
    public String id() {
        return id;
    }

    /** The sentence with its place holders. */
    public String sentence() {
        return sentence;
    }

    /** The part of the block layer: the identifier up to its last hyphen, such as {@code DSP}. */
    public String group() {
        int hyphen = id.lastIndexOf('-');
        return hyphen < 0 ? id : id.substring(0, hyphen);
    }

    /** The kernels that follow the rule, in words, such as {@code 5.16 on}. */
    public String versions() {
        return RuleFacts.find(this).map(RuleFacts::versions).orElse("not recorded");
    }

    /** How it is known that they do, strongest first; never empty. */
    public List<Evidence> evidence() {
        return RuleFacts.find(this).map(RuleFacts::evidence).orElse(List.of(Evidence.UNVERIFIED));
    }

    /** The first rule with this identifier. */
    public static Optional<Rule> find(String id) {
        for (Rule rule : values()) {
            if (rule.id.equals(id)) {
                return Optional.of(rule);
            }
        }
        return Optional.empty();
    }
}
