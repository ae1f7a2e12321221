package org.blkscope.kernel.sched;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.blkscope.engine.Context;
import org.blkscope.kernel.DomainTokens;
import org.blkscope.kernel.ElevatorQueue;
import org.blkscope.kernel.HardwareQueue;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.RequestList;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/**
 * {@code struct kyber_hctx_data}: the requests of one hardware queue, by domain, first per CPU and
 * then together.
 */
final class KyberHctx {
    private static final KyberDomain[] DOMAINS = KyberDomain.values();

    private final ElevatorQueue queue;
    private final DomainTokens[] tokens;

    /** {@code rqs[]}: flushed from the lists of the CPUs, next to go. */
    private final RequestList[] rqs = lists();

    /** {@code kcqs[].rq_list[]}, by domain and CPU. */
    private final RequestList[][] kcqs = new RequestList[DOMAINS.length][];

    private final int[] places = new int[DOMAINS.length];
    private final int[][] cpuPlaces = new int[DOMAINS.length][];
    private final int batchGauge;
    private final int domainGauge;
    private final int curSite;
    private final int nextSite;
    private final int throttledSite;
    private int curDomain;
    private int batching;
    private int shownBatching;
    private int shownDomain;

    KyberHctx(ElevatorQueue queue, DomainTokens[] tokens, int hctx) {
        this.queue = queue;
        this.tokens = tokens;
        String base = "hctx" + hctx + "/";
        for (int d = 0; d < DOMAINS.length; d++) {
            String word = DOMAINS[d].word();
            kcqs[d] = new RequestList[queue.cpus()];
            cpuPlaces[d] = new int[queue.cpus()];
            for (int cpu = 0; cpu < queue.cpus(); cpu++) {
                kcqs[d][cpu] = new RequestList();
                cpuPlaces[d][cpu] = queue.addPlace("cpu" + cpu + "/" + word);
            }
            places[d] = queue.addPlace(base + word);
        }
        batchGauge = queue.addGauge(base + "batching");
        domainGauge = queue.addGauge(base + "cur_domain");
        curSite = queue.addSite("kyber_dispatch_cur_domain", Rule.KYB_CUR);
        nextSite = queue.addSite("kyber_dispatch_request", Rule.KYB_NEXT);
        throttledSite = queue.addSite("kyber_get_domain_token", Rule.KYB_THROTTLED);
    }

    private static RequestList[] lists() {
        RequestList[] all = new RequestList[DOMAINS.length];
        for (int d = 0; d < all.length; d++) {
            all[d] = new RequestList();
        }
        return all;
    }

    /** Where the requests of a domain are that go next. */
    int place(KyberDomain domain) {
        return places[domain.ordinal()];
    }

    /** The list into which a bio or request of this domain goes on a CPU. */
    RequestList list(KyberDomain domain, int cpu) {
        return kcqs[domain.ordinal()][cpu];
    }

    /** {@code kyber_insert_requests()} for one request. */
    void insert(Context ctx, Request rq, boolean atHead) {
        int d = KyberDomain.of(rq.op()).ordinal();
        queue.traceInsert(ctx, rq);
        rq.unlink();
        if (atHead) {
            kcqs[d][rq.cpu()].addFirst(rq);
        } else {
            kcqs[d][rq.cpu()].addLast(rq);
        }
        queue.moved(rq, cpuPlaces[d][rq.cpu()], atHead);
    }

    /** {@code kyber_has_work()}. */
    boolean hasWork() {
        for (int d = 0; d < DOMAINS.length; d++) {
            if (!rqs[d].isEmpty() || isPending(d)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPending(int d) {
        for (RequestList list : kcqs[d]) {
            if (!list.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** {@code kyber_dispatch_request()}: the domain of the batch, then the others in turn. */
    @Nullable Request dispatch(Context ctx, HardwareQueue hctx) {
        Request rq = null;
        if (batching < DOMAINS[curDomain].batch()) {
            rq = fromDomain(ctx, hctx);
        }
        if (rq == null) {
            batching = 0;
            for (int i = 0; rq == null && i < DOMAINS.length; i++) {
                curDomain = (curDomain + 1) % DOMAINS.length;
                rq = fromDomain(ctx, hctx);
            }
            if (rq != null) {
                queue.decide(nextSite, places[curDomain], rq.life(), curDomain);
            }
        }
        show();
        return rq;
    }

    /**
     * {@code kyber_dispatch_cur_domain()}: requests stay where they can merge until a token is
     * free.
     */
    private @Nullable Request fromDomain(Context ctx, HardwareQueue hctx) {
        int d = curDomain;
        if (rqs[d].isEmpty() && !isPending(d)) {
            return null;
        }
        int token = tokens[d].get(ctx, hctx);
        if (token < 0) {
            queue.decide(throttledSite, places[d], -1, tokens[d].depth());
            return null;
        }
        if (rqs[d].isEmpty()) {
            flushCpus(d);
        }
        Request rq = rqs[d].first();
        if (rq == null) {
            throw new IllegalStateException("a domain with work has no request");
        }
        batching++;
        rq.setSchedulerMark(token + 1);
        queue.decide(curSite, places[d], rq.life(), batching);
        return rq;
    }

    /** {@code kyber_flush_busy_kcqs()}. */
    private void flushCpus(int d) {
        for (RequestList list : kcqs[d]) {
            for (Request rq = list.first(); rq != null; rq = list.first()) {
                rq.unlink();
                rqs[d].addLast(rq);
                queue.moved(rq, places[d], false);
            }
        }
    }

    private void show() {
        if (batching != shownBatching) {
            queue.set(curSite, batchGauge, batching);
        }
        if (curDomain != shownDomain) {
            queue.set(nextSite, domainGauge, curDomain);
        }
        shownBatching = batching;
        shownDomain = curDomain;
    }

    void put(Map<Integer, List<Request>> lists) {
        for (int d = 0; d < DOMAINS.length; d++) {
            add(lists, places[d], rqs[d]);
            for (int cpu = 0; cpu < kcqs[d].length; cpu++) {
                add(lists, cpuPlaces[d][cpu], kcqs[d][cpu]);
            }
        }
    }

    private static void add(Map<Integer, List<Request>> lists, int place, RequestList list) {
        List<Request> all = list.all();
        if (!all.isEmpty()) {
            lists.merge(place, all, KyberHctx::joined);
        }
    }

    private static List<Request> joined(List<Request> a, List<Request> b) {
        List<Request> all = new ArrayList<>(a);
        all.addAll(b);
        return all;
    }
}
