package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.engine.Task;

/**
 * What a queue says of itself: its lists, tags and counters by their numbers in the recording. A
 * recording that is folded must say the same.
 *
 * @param lists lives in list order by place; places that are empty are left out
 * @param places place of each request that is allocated, by life
 * @param tags life that holds each tag, by tag map and tag
 * @param gauges values by gauge
 */
public record QueueState(
        Map<Integer, List<Integer>> lists,
        Map<Integer, Integer> places,
        Map<Integer, Map<Integer, Integer>> tags,
        Map<Integer, Integer> gauges) {

    /** Looks at a queue and at the tasks that may hold its requests in their plugs. */
    public static QueueState of(RequestQueue q, List<Task> tasks) {
        QueueState state =
                new QueueState(new TreeMap<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        state.list(q.places.requeue, q.requeueList.requests);
        state.list(q.places.requeueHand, q.requeueList.taken());
        state.list(q.places.flushList, q.requeueList.flushes);
        state.gauges.put(q.places.requeueWork, q.requeueList.work.gaugeValue());
        Elevator elevator = q.elevator;
        if (elevator != null) {
            elevator.lists().forEach((place, list) -> list.forEach(rq -> state.add(place, rq)));
        }
        for (SoftwareQueue ctx : q.ctxs) {
            state.list(ctx.place, ctx.rqList);
        }
        for (HardwareQueue hctx : q.hctxs) {
            state.hctx(q, hctx);
        }
        for (Task task : tasks) {
            if (task instanceof KernelTask kernelTask && kernelTask.plug() != null) {
                state.plug(q, kernelTask, kernelTask.plug());
            }
        }
        return state;
    }

    private void hctx(RequestQueue q, HardwareQueue hctx) {
        int h = hctx.index;
        list(q.places.dispatch[h], hctx.dispatch);
        list(q.places.flushPending[h], hctx.fq.pending());
        list(q.places.flushRunning[h], hctx.fq.running());
        hctx.hands.forEach(hand -> list(q.places.hand[h], hand));
        gauges.put(q.places.busy[h], hctx.dispatchBusy);
        gauges.put(q.places.state[h], hctx.state);
        gauges.put(q.places.runWork[h], hctx.runWork.gaugeValue());
        for (Request rq : hctx.submitterTags().staticRqs) {
            if (rq.q == q && (rq.tag != Request.NO_TAG || rq.internalTag != Request.NO_TAG)) {
                held(hctx.tags, rq.tag, rq);
                held(hctx.submitterTags(), rq.internalTag, rq);
                started(q, rq);
            }
        }
        Request flush = hctx.fq.command();
        if (flush != null && flush.internalTag != Request.NO_TAG) {
            held(hctx.tags, flush.tag, flush);
            started(q, flush);
        }
    }

    private void held(Tags map, int tag, Request rq) {
        if (tag != Request.NO_TAG) {
            tags.computeIfAbsent(map.place, place -> new TreeMap<>()).put(tag, rq.life);
        }
    }

    private void started(RequestQueue q, Request rq) {
        if (rq.list != null) {
            return;
        }
        switch (rq.state) {
            case IDLE -> {}
            case IN_FLIGHT -> places.put(rq.life, q.places.disk);
            case COMPLETE -> places.put(rq.life, q.places.completing);
        }
    }

    private void plug(RequestQueue q, KernelTask task, Plug plug) {
        int place = q.places.plug[task.cpu()];
        for (Request rq = plug.mqList.first(); rq != null; rq = rq.next) {
            if (rq.q == q) {
                add(place, rq);
            }
        }
        for (Request rq = plug.cached; rq != null; rq = rq.next) {
            if (rq.q == q) {
                places.put(rq.life, q.places.cached[task.cpu()]);
            }
        }
    }

    private void list(int place, RequestList list) {
        for (Request rq = list.first(); rq != null; rq = rq.next) {
            add(place, rq);
        }
    }

    private void add(int place, Request rq) {
        lists.computeIfAbsent(place, number -> new ArrayList<>()).add(rq.life);
        places.put(rq.life, place);
    }
}
