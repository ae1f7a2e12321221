package org.blkscope.kernel;

import org.blkscope.kernel.profile.Flag;
import org.blkscope.kernel.profile.KernelProfile;

/**
 * The flags of a profile as fields, read once when a queue is made, so that the code asks for a
 * flag at the very line where kernels differ, at no cost.
 */
final class Behaviour {
    private static final int MANY_QUEUES_LIMIT = 64;

    final boolean fifoPlug;
    final int plugLimit;
    final int manyQueuesLimit;
    final boolean plugSizeOfOldest;
    final boolean submitPlug;
    final boolean fastPathUnplugEvent;
    final boolean ioStartEvents;
    final boolean prioInEvents;
    final boolean writePlug;
    final boolean zoneWriteLock;
    final boolean flushMayDecline;
    final boolean leftOverAtTail;
    final boolean bypassFlushOpOnly;
    final boolean bypassAsAsked;
    final boolean requeueAtTail;
    final boolean lookAhead;
    final boolean batchStopsWithoutTag;
    final boolean runAfterListDirect;
    final boolean dispatchAnswersTrue;
    final boolean blockingRunAsync;
    final boolean commitUnplugInDispatch;
    final boolean insertWhenStoppedRuns;
    final boolean activeFromAllocation;
    final boolean shallowTotal;
    final boolean wakeCarry;
    final boolean flushByOp;
    final boolean singleCtxSameCpu;
    final boolean plugSortsAlways;
    final boolean plugSortsMany;
    final boolean plugSortsFilled;
    final boolean plugCountsOwn;
    final boolean plugSizeExempt;
    final boolean plugMergeAll;
    final boolean plugFast;
    final boolean plugFastMany;
    final boolean limitedPlugEvents;
    final boolean queueRqs;
    final boolean directIoPlug;
    final boolean getrqBeforeAlloc;
    final boolean aioPlugThreshold;
    final boolean eventsAtClose;
    final boolean rqErrorEvent;
    final boolean syncReadFlag;
    final boolean flushSectorShown;
    final boolean rqMergeEvent;
    final boolean flushRunsAsync;
    final boolean flushDataRuns;
    final boolean limitsPassthrough;
    final boolean passthroughLikeOthers;
    final boolean listDirect;
    final boolean listDirectIfNonePending;
    final boolean noBudgetToDispatch;
    final boolean busyAlways;
    final boolean busyNever;
    final boolean oneByOneIfBusy;
    final boolean oneByOneIfBudget;
    final boolean schedBatch;
    final boolean schedBatchTimeLimit;
    final boolean dispatchAgain;
    final long delayResourceNs;
    final long delayBudgetNs;
    final boolean runsUntested;
    final boolean runTestsQuiesced;
    final boolean runWorkModify;
    final boolean singleQueueSchedRunsAll;
    final boolean delayRunSkipsPending;
    final boolean errorIsIoError;
    final boolean preparedToHead;
    final boolean preparedAsAsked;
    final boolean deferredClear;
    final boolean lowestFirst;
    final boolean wakeCountersEach;
    final boolean wakeBatchRescaled;
    final boolean schedDepth256;
    final boolean markWaitHostWide;
    final boolean completesInline;
    final boolean completesSoftirq;
    final boolean remoteInIpi;
    final boolean finishAtFree;
    final boolean stopWaits;
    final boolean commandsWithoutDisk;
    final String submitTable;
    final String flushHold;

    Behaviour(KernelProfile profile) {
        fifoPlug = profile.is(Flag.PLUG_ORDER, "FIFO");
        plugLimit = profile.is(Flag.PLUG_LIMIT, "32") ? 32 : 16;
        manyQueuesLimit =
                profile.is(Flag.PLUG_LIMIT, "16") ? 16 : MANY_QUEUES_LIMIT;
        plugSizeOfOldest = profile.is(Flag.PLUG_SIZE_REF, "oldest");
        submitPlug = profile.is(Flag.SUBMIT_PLUG, "yes");
        fastPathUnplugEvent = profile.is(Flag.FAST_PATH_UNPLUG_EVENT, "yes");
        ioStartEvents = profile.is(Flag.IO_START_EVENTS, "yes");
        prioInEvents = profile.is(Flag.PRIO_IN_EVENTS, "yes");
        writePlug = profile.is(Flag.WRITE_PLUG, "yes");
        zoneWriteLock = profile.is(Flag.ZONE_WRITE_LOCK, "yes");
        flushMayDecline = profile.is(Flag.FLUSH_MAY_DECLINE, "yes");
        leftOverAtTail = profile.is(Flag.LEFTOVER_SPLICE, "tail");
        bypassFlushOpOnly = profile.is(Flag.INSERT_BYPASS, "flush-op-head");
        bypassAsAsked = profile.is(Flag.INSERT_BYPASS, "as-asked");
        requeueAtTail = profile.is(Flag.REQUEUE_POSITION, "tail");
        lookAhead = profile.is(Flag.BD_LAST, "look-ahead");
        batchStopsWithoutTag = profile.is(Flag.SCHED_BATCH_STOPS_WITHOUT_TAG, "yes");
        runAfterListDirect = profile.is(Flag.RUN_AFTER_LIST_DIRECT, "yes");
        dispatchAnswersTrue = profile.is(Flag.DISPATCH_RESULT, "true");
        blockingRunAsync = profile.is(Flag.BLOCKING_RUN_ASYNC, "yes");
        commitUnplugInDispatch = profile.is(Flag.COMMIT_UNPLUG_EVENT, "dispatch");
        insertWhenStoppedRuns = profile.is(Flag.INSERT_WHEN_STOPPED_RUNS, "yes");
        activeFromAllocation = profile.is(Flag.NR_ACTIVE_START, "allocation");
        shallowTotal = profile.is(Flag.SHALLOW_DEPTH, "total");
        wakeCarry = profile.is(Flag.WAKE_CARRY, "yes");
        flushByOp = profile.is(Flag.LIMIT_DEPTH_SCOPE, "flush-op");
        singleCtxSameCpu = profile.is(Flag.COMPLETION_RULE, "single-ctx-same-cpu");
        plugSortsAlways = profile.is(Flag.PLUG_SORT, "always");
        plugSortsMany = profile.is(Flag.PLUG_SORT, "many-queues");
        plugSortsFilled = profile.is(Flag.PLUG_SORT, "filled");
        plugCountsOwn = profile.is(Flag.PLUG_COUNT, "queue");
        plugSizeExempt = profile.is(Flag.PLUG_SIZE_NOMERGES_EXEMPT, "yes");
        plugMergeAll = profile.is(Flag.PLUG_MERGE, "all");
        plugFast = !profile.is(Flag.PLUG_FAST_PATH, "no");
        plugFastMany = profile.is(Flag.PLUG_FAST_PATH, "many-queues");
        limitedPlugEvents = profile.is(Flag.LIMITED_PLUG_EVENTS, "yes");
        queueRqs = profile.is(Flag.QUEUE_RQS, "yes");
        directIoPlug = profile.is(Flag.DIRECT_IO_PLUG, "yes");
        syncReadFlag = profile.is(Flag.SYNC_READ_FLAG, "yes");
        flushSectorShown = profile.is(Flag.FLUSH_SECTOR_EVENT, "all-ones");
        aioPlugThreshold = profile.is(Flag.AIO_PLUG_THRESHOLD, "2");
        eventsAtClose = profile.is(Flag.EVENTS_AT_CLOSE, "yes");
        rqErrorEvent = profile.is(Flag.RQ_ERROR_EVENT, "yes");
        getrqBeforeAlloc = profile.is(Flag.GETRQ_BEFORE_ALLOC, "yes");
        rqMergeEvent = profile.is(Flag.RQ_MERGE_EVENT, "yes");
        flushRunsAsync = profile.is(Flag.FLUSH_RUNS_ASYNC, "yes");
        flushDataRuns = profile.is(Flag.FLUSH_DATA_RUNS, "yes");
        limitsPassthrough = profile.is(Flag.LIMIT_DEPTH_PASSTHROUGH, "yes");
        passthroughLikeOthers = profile.is(Flag.INSERT_BYPASS, "flush-seq-head-only");
        listDirect = !profile.is(Flag.LIST_DIRECT_ISSUE, "no");
        listDirectIfNonePending = profile.is(Flag.LIST_DIRECT_ISSUE, "when-ctxs-empty");
        noBudgetToDispatch = profile.is(Flag.DIRECT_NO_BUDGET, "dispatch");
        busyAlways = profile.is(Flag.DISPATCH_BUSY, "always");
        busyNever = profile.is(Flag.DISPATCH_BUSY, "no");
        oneByOneIfBusy = profile.is(Flag.CTX_ONE_BY_ONE, "busy");
        oneByOneIfBudget = profile.is(Flag.CTX_ONE_BY_ONE, "budget-driver");
        schedBatch = profile.is(Flag.SCHED_BATCH, "yes");
        schedBatchTimeLimit = profile.is(Flag.SCHED_BATCH_TIME_LIMIT, "yes");
        dispatchAgain = profile.is(Flag.DISPATCH_AGAIN, "yes");
        delayResourceNs = profile.number(Flag.DELAY_RESOURCE_MS) * 1_000_000L;
        delayBudgetNs = profile.number(Flag.DELAY_BUDGET_MS) * 1_000_000L;
        runsUntested = profile.is(Flag.RUN_STATE_TEST, "none");
        runTestsQuiesced = profile.is(Flag.RUN_STATE_TEST, "quiesced");
        runWorkModify = profile.is(Flag.RUN_WORK_MOD, "modify");
        singleQueueSchedRunsAll = profile.is(Flag.SINGLE_QUEUE_SCHED_RUN, "all");
        delayRunSkipsPending = profile.is(Flag.DELAY_RUN_SKIPS_PENDING, "yes");
        errorIsIoError = profile.is(Flag.DISPATCH_ERROR_STATUS, "ioerr");
        preparedToHead = profile.is(Flag.REQUEUE_PREPARED, "head");
        preparedAsAsked = profile.is(Flag.REQUEUE_PREPARED, "asked");
        deferredClear = profile.is(Flag.SBITMAP_DEFERRED_CLEAR, "yes");
        lowestFirst = profile.is(Flag.SBITMAP_FIRST_FIT, "lowest");
        wakeCountersEach = profile.is(Flag.WAKE_COUNTERS, "each");
        wakeBatchRescaled = profile.is(Flag.WAKE_BATCH_RESCALED, "yes");
        schedDepth256 = profile.is(Flag.SCHED_NR_REQUESTS, "256");
        markWaitHostWide = profile.is(Flag.MARK_WAIT_HOST_WIDE, "yes");
        completesInline = profile.is(Flag.COMPLETION_RULE, "inline");
        completesSoftirq = profile.is(Flag.COMPLETION_RULE, "softirq");
        remoteInIpi = profile.is(Flag.REMOTE_COMPLETION, "ipi");
        finishAtFree = profile.is(Flag.FINISH_REQUEST, "free");
        stopWaits = profile.is(Flag.STOP_CANCEL_SYNC, "yes");
        commandsWithoutDisk = profile.is(Flag.COMMAND_EVENT_DISK, "none");
        submitTable = profile.get(Flag.SUBMIT_TABLE);
        flushHold = profile.get(Flag.FLUSH_HOLD);
    }

    /** How maps of tags work. */
    Tags.Rules tags() {
        return new Tags.Rules(
                shallowTotal, deferredClear, lowestFirst, wakeCountersEach, wakeCarry);
    }
}
