package org.blkscope.kernel;

import org.blkscope.kernel.profile.Flag;
import org.blkscope.kernel.profile.KernelProfile;

/**
 * The flags of a profile as fields, read once when a queue is made, so that the code asks for a
 * flag at the very line where kernels differ, at no cost.
 */
final class Behaviour {
    final boolean fifoPlug;
    final int plugLimit;
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

    Behaviour(KernelProfile profile) {
        fifoPlug = profile.is(Flag.PLUG_ORDER, "FIFO");
        plugLimit = profile.number(Flag.PLUG_LIMIT);
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
    }
}
