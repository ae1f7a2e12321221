package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.recording.EventKind;

/**
 * The order in which a plug is flushed (PLG-4): until 5.15 sorted by software queue, hardware queue
 * and sector, if that can bring requests together that belong together.
 */
final class PlugSort {
    private static final int FEW = 2;

    private PlugSort() {}

    static void sort(Context ctx, Plug plug, Behaviour behaviour, int count) {
        boolean many = behaviour.plugSortsMany && count > FEW && plug.multipleQueues;
        if (behaviour.plugSortsAlways || many || (behaviour.plugSortsFilled && count > 1)) {
            List<Request> before = list(plug);
            List<Request> after = new ArrayList<>(before);
            if (behaviour.plugSortsAlways) {
                sortTurned(after);
            } else {
                after.sort(byQueueAndSector());
            }
            if (!after.equals(before)) {
                replace(ctx, plug, after);
            }
        }
    }

    /** Until 4.20 requests with the same key come out in the opposite order. */
    private static void sortTurned(List<Request> requests) {
        List<Request> turned = new ArrayList<>();
        for (Request rq : requests) {
            turned.add(0, rq);
        }
        turned.sort(byQueueAndSector());
        requests.clear();
        requests.addAll(turned);
    }

    /** The kernel compares addresses: queues in the order of their making, CPUs in their order. */
    private static Comparator<Request> byQueueAndSector() {
        return Comparator.<Request>comparingInt(rq -> rq.q.device())
                .thenComparingInt(rq -> rq.mqCtx.cpu)
                .thenComparingInt(rq -> rq.mqHctx.index)
                .thenComparingLong(rq -> rq.sector);
    }

    private static List<Request> list(Plug plug) {
        List<Request> all = new ArrayList<>();
        for (Request rq = plug.mqList.first(); rq != null; rq = rq.next) {
            all.add(rq);
        }
        return all;
    }

    private static void replace(Context ctx, Plug plug, List<Request> sorted) {
        for (Request rq : sorted) {
            rq.unlink();
            plug.mqList.addLast(rq);
            RequestQueue q = rq.q;
            q.recorder.move(EventKind.PLUG, q.sites.sortPlug, rq.life, q.places.plug[ctx.cpu()], 0);
        }
    }
}
