package org.blkscope.kernel;

import org.blkscope.recording.Rule;
import org.blkscope.recording.Sites;
import org.jspecify.annotations.Nullable;

/** Numbers of the kernel functions and tracepoints in one recording, looked up once. */
final class KernelSites {
    // Tracepoints.
    final int bioQueue;
    final int getrq;
    final int ioStart;
    final int ioDone;
    final int plugTrace;
    final int unplugTrace;
    final int backMergeTrace;
    final int frontMergeTrace;
    final int requestMergeTrace;
    final int insertTrace;
    final int issueTrace;
    final int requeueTrace;
    final int completeTrace;
    final int errorTrace;
    final int remapTrace;
    final int bioComplete;
    final int splitTrace;

    // Functions, with the rule that they follow.
    final int submitBio;
    final int split;
    final int plugMerge;
    final int ctxMerge;
    final int mergeLimit;
    final int allocate;
    final int cachedAllocate;
    final int batchAllocate;
    final int getTag;
    final int noTag;
    final int tagWait;
    final int tagWake;
    final int tokenWake;
    final int addToPlug;
    final int plugFull;
    final int directPlug;
    final int plugGroup;
    final int groupAsync;
    final int groupDirect;
    final int insert;
    final int insertBypass;
    final int runQueue;
    final int runNothing;
    final int runAsync;
    final int runWork;
    final int takeDispatch;
    final int takeDispatchRestart;
    final int takeCtxs;
    final int takeOne;
    final int leftOver;
    final int rerun;
    final int dispatchBusy;
    final int issue;
    final int requeue;
    final int requeueWork;
    final int requeueInsert;
    final int completeInline;
    final int completeRemote;
    final int completeSoftirq;
    final int end;
    final int free;
    final int freeCached;
    final int decidePlug;
    final int decideLimitedPlug;
    final int sortPlug;
    final int directLater;
    final int decideInsert;
    final int decideDirect;
    final int stopQueue;
    final int elevatorMerge;
    final int requestMerge;
    final int getSchedTag;
    final int putTag;
    final int dispatchBegin;
    final int getRequest;
    final int endBio;
    final int getDriverTag;
    final int allocDriverTag;
    final int tagBusy;
    final int tagIdle;
    final int noBudget;
    final int noDriverTag;
    final int schedulerHasNone;
    final int takeFromScheduler;
    final int poll;
    final int dispatchAgain;
    final int rerunLater;
    final int requeueTake;
    final int flushBypass;
    final int remap;
    final int lostRestart;
    final int faultyCommand;
    final int zoneWork;
    final int zoneHold;
    final int zoneMerge;
    final int schedInsert;
    final int frozen;
    final int timeoutWork;
    final int timeout;
    final int freeze;
    final int flushNone;
    final int flushData;
    final int flushPending;
    final int flushKick;
    final int flushHold;
    final int flushEnd;

    private final Sites sites;

    /**
     * @param submitTable which table decides about new requests, such as {@code SUB-F}
     */
    KernelSites(Sites sites, String submitTable) {
        this.sites = sites;
        boolean old = !submitTable.equals("SUB-F");
        bioQueue = trace("block_bio_queue");
        getrq = trace("block_getrq");
        ioStart = trace("block_io_start");
        ioDone = trace("block_io_done");
        plugTrace = trace("block_plug");
        unplugTrace = trace("block_unplug");
        backMergeTrace = trace("block_bio_backmerge");
        frontMergeTrace = trace("block_bio_frontmerge");
        requestMergeTrace = trace("block_rq_merge");
        insertTrace = trace("block_rq_insert");
        issueTrace = trace("block_rq_issue");
        requeueTrace = trace("block_rq_requeue");
        completeTrace = trace("block_rq_complete");
        errorTrace = trace("block_rq_error");
        remapTrace = trace("block_bio_remap");
        bioComplete = trace("block_bio_complete");
        splitTrace = trace("block_split");
        submitBio = site("submit_bio_noacct", Rule.SUB_1);
        split = site("bio_split_rw", Rule.SUB_6);
        plugMerge = site("blk_attempt_plug_merge", Rule.MRG_8);
        ctxMerge = site("blk_mq_sched_bio_merge", Rule.MRG_5);
        mergeLimit = site("ll_back_merge_fn", Rule.MRG_9);
        allocate = site("__blk_mq_alloc_requests", Rule.ALC_3);
        cachedAllocate = site("blk_mq_use_cached_rq", Rule.ALC_2);
        batchAllocate = site("__blk_mq_alloc_requests_batch", Rule.ALC_5);
        getTag = site("blk_mq_get_tag", Rule.ALC_6);
        noTag = site("blk_mq_get_tag", Rule.ALC_7);
        tagWait = site("blk_mq_get_tag", Rule.TAG_4);
        tokenWake = site("kyber_domain_wake", Rule.KYB_WAKE);
        tagWake = site("sbitmap_queue_wake_up", Rule.TAG_5);
        addToPlug = site("blk_add_rq_to_plug", Rule.PLG_3);
        plugFull = site("blk_add_rq_to_plug", Rule.PLG_2);
        directPlug = site("blk_mq_flush_plug_list", Rule.PLG_5);
        plugGroup = site("blk_mq_dispatch_plug_list", Rule.PLG_5_3);
        groupAsync = site("blk_mq_insert_requests", Rule.PLG_6);
        groupDirect = site("blk_mq_try_issue_list_directly", Rule.PLG_6D);
        insert = site("blk_mq_insert_requests", Rule.INS_8);
        insertBypass = site("blk_mq_request_bypass_insert", Rule.INS_6);
        runQueue = site("blk_mq_run_hw_queue", Rule.RUN_2);
        runNothing = site("blk_mq_run_hw_queue", Rule.RUN_2_NO);
        runAsync = site("blk_mq_run_hw_queue", Rule.RUN_2_ASYNC);
        runWork = site("blk_mq_delay_run_hw_queue", Rule.RUN_4);
        takeDispatch = site("__blk_mq_sched_dispatch_requests", Rule.DIS_2);
        takeDispatchRestart = site("blk_mq_sched_mark_restart_hctx", Rule.DIS_3);
        takeCtxs = site("blk_mq_flush_busy_ctxs", Rule.DIS_5);
        takeOne = site("blk_mq_dequeue_from_ctx", Rule.DIS_5_ONE);
        leftOver = site("blk_mq_dispatch_rq_list", Rule.DSP_9);
        rerun = site("blk_mq_dispatch_rq_list", Rule.DSP_12);
        dispatchBusy = site("blk_mq_update_dispatch_busy", Rule.BSY_1);
        issue = site("blk_mq_start_request", Rule.DSP_4);
        requeue = site("__blk_mq_requeue_request", Rule.REQ_1);
        requeueWork = site("blk_mq_requeue_work", Rule.REQ_4);
        requeueInsert = site("blk_mq_requeue_work", Rule.REQ_4);
        completeInline = site("blk_mq_complete_request", Rule.CMP_INLINE);
        completeRemote = site("blk_mq_complete_request", Rule.CMP_REMOTE);
        completeSoftirq = site("blk_mq_complete_request", Rule.CMP_SOFTIRQ);
        end = site("blk_mq_end_request", null);
        free = site("__blk_mq_free_request", Rule.END_7);
        freeCached = site("blk_mq_free_plug_rqs", Rule.PLG_1);
        String submit = old ? "blk_mq_make_request" : "blk_mq_submit_bio";
        decidePlug = site(submit, old ? Rule.SUB_OLD_PLUG : Rule.SUB_F1);
        decideLimitedPlug = site(submit, Rule.SUB_E3);
        decideInsert = site(submit, old ? Rule.SUB_OLD_INSERT : Rule.SUB_F2);
        decideDirect = site(submit, old ? Rule.SUB_OLD_DIRECT : Rule.SUB_F3);
        sortPlug = site("blk_mq_flush_plug_list", Rule.PLG_4);
        directLater = site("__blk_mq_try_issue_directly", Rule.DIR_A_LATER);
        stopQueue = site("blk_mq_stop_hw_queue", Rule.STP_1);
        elevatorMerge = site("blk_mq_sched_try_merge", Rule.MRG_6);
        requestMerge = site("attempt_merge", Rule.MRG_6_JOIN);
        getSchedTag = site("blk_mq_get_tag", Rule.ALC_4_SCHED);
        putTag = site("blk_mq_put_driver_tag", Rule.TAG_9);
        dispatchBegin = site("blk_mq_sched_dispatch_requests", Rule.RUN_2);
        getRequest = site("blk_mq_submit_bio", Rule.ALC_3);
        endBio = site("blk_update_request", null);
        getDriverTag = site("__blk_mq_get_driver_tag", Rule.TAG_7);
        allocDriverTag = site("__blk_mq_alloc_driver_tag", Rule.TAG_7);
        tagBusy = site("__blk_mq_tag_busy", Rule.FAIR_2);
        tagIdle = site("__blk_mq_tag_idle", Rule.FAIR_5);
        noBudget = site("blk_mq_get_dispatch_budget", Rule.DSP_1);
        noDriverTag = site("blk_mq_get_driver_tag", Rule.DSP_2);
        schedulerHasNone = site("__blk_mq_do_dispatch_sched", Rule.DIS_5_NONE);
        takeFromScheduler = site("__blk_mq_do_dispatch_sched", Rule.DIS_5_SCHED);
        poll = site("blk_mq_delay_run_hw_queues", Rule.RUN_8);
        dispatchAgain = site("blk_mq_sched_dispatch_requests", Rule.DIS_6);
        rerunLater = site("blk_mq_dispatch_rq_list", Rule.DSP_12_LATER);
        requeueTake = site("blk_mq_requeue_work", Rule.REQ_4_TAKE);
        flushBypass = site("blk_insert_flush", Rule.FLS_BYPASS);
        timeoutWork = site("blk_mq_timeout_work", Rule.TMO_2);
        timeout = site("blk_mq_rq_timed_out", Rule.TMO_4);
        freeze = site("blk_mq_freeze_queue", Rule.FRZ_1);
        frozen = site("bio_queue_enter", Rule.SUB_5_WAIT);
        remap = site("dm_submit_bio", Rule.STK_1);
        lostRestart = site("blk_mq_sched_restart", Rule.FAULT_RESTART);
        faultyCommand = site("queue_rq", Rule.FAULT_COMMAND);
        zoneWork = site("blk_zone_wplug_bio_work", Rule.ZONE_WORK);
        zoneHold = site("blk_zone_plug_bio", Rule.ZONE_HOLD);
        zoneMerge = site("blk_zone_write_plug_init_request", Rule.ZONE_MERGE);
        schedInsert = site("dd_insert_requests", Rule.INS_7);
        flushNone = site("blk_insert_flush", Rule.FLS_NONE);
        flushData = site("blk_insert_flush", Rule.FLS_DATA);
        flushPending = site("blk_flush_complete_seq", Rule.FLS_PENDING);
        flushKick = site("blk_kick_flush", Rule.FLS_KICK);
        flushHold = site("blk_kick_flush", Rule.FLS_HOLD);
        flushEnd = site("flush_end_io", Rule.FLS_END);
    }

    /** The function of a driver's work item. */
    int driverWork(String function) {
        return sites.number(function, Rule.RUN_4);
    }

    /** A function of a scheduler or driver. */
    int function(String function, Rule rule) {
        return sites.number(function, rule);
    }

    private int trace(String name) {
        return sites.number(name, null);
    }

    private int site(String function, @Nullable Rule rule) {
        return sites.number(function, rule);
    }
}
