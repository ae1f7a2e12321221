package org.blkscope.kernel;

import org.blkscope.recording.Op;
import org.blkscope.recording.OpFlags;
import org.jspecify.annotations.Nullable;

/*
 * What happens to a request that was just made for a bio (2.5), as one table for each line of kernels. The older the
 * kernel, the more it matters how many hardware queues there are and whether anybody waits for the request.
 *
 * SUB-F  since 5.16   a plug takes everything; else scheduler or busy: insert; else direct
 * SUB-E  since 5.4    a plug takes everything only of devices that gain from order; schedulers before limited plugging
 * SUB-D  5.0 to 5.3   as SUB-C, but a driver with commit_rqs gets the plug
 * SUB-C  4.19         limited plugging for several queues, direct issue of what nobody schedules
 * SUB-B  4.15         direct issue only of synchronous requests to one of several queues
 * SUB-A  4.11         asynchronous requests are inserted and run by kblockd
 */
/** Tables SUB-A to SUB-F. */
final class SubmitTable {
    private static final int NO_MERGES = 2;

    /** What is done with the request. */
    enum Row {
        /** It waits in the plug. */
        PLUG,
        /** It waits in the plug, and the one of the same queue that waited goes to the driver. */
        LIMITED_PLUG,
        /** It goes to the driver, past everything that waits. */
        DIRECT,
        /** It is inserted, and kblockd runs the hardware queue. */
        INSERT_ASYNC,
        /** It is inserted, and the caller runs the hardware queue. */
        INSERT
    }

    private SubmitTable() {}

    /**
     * The first row that fits.
     *
     * @param plug of the task; null if there is none or it does not count
     */
    static Row row(Request rq, @Nullable Plug plug) {
        boolean plugged = plug != null && !isZonedWrite(rq);
        return switch (rq.q.behaviour.submitTable) {
            case "SUB-A" -> subA(rq, plugged);
            case "SUB-B" -> subB(rq, plugged);
            case "SUB-C", "SUB-D" -> subC(rq, plugged);
            case "SUB-E" -> subE(rq, plugged);
            default -> subF(rq, plugged);
        };
    }

    private static Row subF(Request rq, boolean plugged) {
        if (plugged) {
            return Row.PLUG;
        }
        boolean busy = rq.mqHctx.dispatchBusy != 0 && (isSingle(rq) || !isSync(rq));
        return rq.has(Request.USE_SCHED) || busy ? Row.INSERT_ASYNC : Row.DIRECT;
    }

    private static Row subE(Request rq, boolean plugged) {
        RequestQueue q = rq.q;
        boolean gains =
                isSingle(rq)
                        || q.tagSet.isHostWide()
                        || q.driver.hasCommitRqs()
                        || q.limits.rotational();
        if (plugged && gains) {
            return Row.PLUG;
        }
        if (q.elevator != null) {
            return Row.INSERT_ASYNC;
        }
        if (plugged && mayMerge(q)) {
            return Row.LIMITED_PLUG;
        }
        boolean direct = (!isSingle(rq) && isSync(rq)) || rq.mqHctx.dispatchBusy == 0;
        return direct ? Row.DIRECT : Row.INSERT_ASYNC;
    }

    private static Row subC(Request rq, boolean plugged) {
        RequestQueue q = rq.q;
        boolean commits = q.behaviour.submitTable.equals("SUB-D") && q.driver.hasCommitRqs();
        if (plugged && (isSingle(rq) || commits)) {
            return Row.PLUG;
        }
        if (plugged && mayMerge(q)) {
            return Row.LIMITED_PLUG;
        }
        boolean idle = q.elevator == null && rq.mqHctx.dispatchBusy == 0;
        return idle || (!isSingle(rq) && isSync(rq)) ? Row.DIRECT : Row.INSERT_ASYNC;
    }

    private static Row subB(Request rq, boolean plugged) {
        if (plugged && isSingle(rq)) {
            return Row.PLUG;
        }
        if (plugged && mayMerge(rq.q)) {
            return Row.LIMITED_PLUG;
        }
        return !isSingle(rq) && isSync(rq) ? Row.DIRECT : Row.INSERT_ASYNC;
    }

    private static Row subA(Request rq, boolean plugged) {
        if (plugged && isSingle(rq)) {
            return Row.PLUG;
        }
        if (!isSingle(rq) && plugged && mayMerge(rq.q)) {
            return Row.LIMITED_PLUG;
        }
        if (!isSingle(rq) && isSync(rq)) {
            return Row.DIRECT;
        }
        return isSync(rq) ? Row.INSERT : Row.INSERT_ASYNC;
    }

    private static boolean isSingle(Request rq) {
        return rq.q.hctxs.length == 1;
    }

    private static boolean isSync(Request rq) {
        return rq.op == Op.READ || (rq.cmdFlags & (OpFlags.SYNC | OpFlags.FUA)) != 0;
    }

    private static boolean mayMerge(RequestQueue q) {
        return q.limits.noMerges() < NO_MERGES;
    }

    /** Until 6.9 a write to a zoned device is not plugged. */
    private static boolean isZonedWrite(Request rq) {
        return rq.q.locksZones() && (rq.op == Op.WRITE || rq.op == Op.WRITE_ZEROES);
    }
}
