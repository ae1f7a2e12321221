package org.blkscope.kernel.sched;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.engine.Context;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.Bio;
import org.blkscope.kernel.DomainTokens;
import org.blkscope.kernel.Elevator;
import org.blkscope.kernel.ElevatorQueue;
import org.blkscope.kernel.HardwareQueue;
import org.blkscope.kernel.Request;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/*
 * kyber (blk-mq schedulers, section 3).
 *
 * Nothing is sorted and nothing is shared between hardware queues but tokens: a request may go to the driver only with a
 * token of its domain (reads, writes, discards, the rest). How many tokens a domain has follows from latencies: when the
 * device is slow for anybody, domains that are well off lose tokens, and domains that miss their target get more.
 */
/** The kyber scheduler of one queue. */
public final class Kyber implements Elevator {
    private static final int ASYNC_PERCENT = 75;
    private static final KyberDomain[] DOMAINS = KyberDomain.values();

    private final ElevatorQueue queue;
    private final DomainTokens[] tokens = new DomainTokens[DOMAINS.length];
    private final KyberHctx[] hctxs;
    private final KyberLatency[] latencies = new KyberLatency[DOMAINS.length];
    private final int[] p99 = {-1, -1, -1, -1};
    private final int[] tokenGauges = new int[DOMAINS.length];
    private final int adjustSite;
    private final boolean shallowTotal;
    private final Expiry timer = new Expiry();
    private int nrRequests;
    private int bitsPerWord;

    public Kyber(ElevatorQueue queue, KyberTunables tunables) {
        this.queue = queue;
        shallowTotal = queue.is(Flag.SHALLOW_DEPTH, "total");
        for (KyberDomain domain : DOMAINS) {
            int d = domain.ordinal();
            tokens[d] = queue.tokens(domain.tokens());
            latencies[d] =
                    new KyberLatency(tunables.target(domain), Math.max(1, queue.jiffies(1000)));
            tokenGauges[d] = queue.addGauge(domain.word() + "_tokens");
        }
        adjustSite = queue.addSite("kyber_timer_fn", Rule.KYB_ADJUST);
        hctxs = new KyberHctx[queue.hctxs()];
        for (int h = 0; h < hctxs.length; h++) {
            hctxs[h] = new KyberHctx(queue, tokens, h);
        }
        for (KyberDomain domain : DOMAINS) {
            queue.set(adjustSite, tokenGauges[domain.ordinal()], domain.tokens());
        }
    }

    @Override
    public String name() {
        return "kyber";
    }

    @Override
    public boolean isSingleQueue() {
        return false;
    }

    /** {@code kyber_limit_depth()}: only what nobody waits for is limited. */
    @Override
    public int shallowDepth(Bio bio) {
        return bio.isSync() ? 0 : asyncDepth();
    }

    private int asyncDepth() {
        int all = shallowTotal ? nrRequests : bitsPerWord;
        return Math.max(1, all * ASYNC_PERCENT / 100);
    }

    @Override
    public int minShallowDepth(int tags) {
        bitsPerWord = ElevatorQueue.bitsPerWord(tags);
        return asyncDepth();
    }

    @Override
    public void depthUpdated(int requests) {
        nrRequests = requests;
    }

    /** {@code kyber_bio_merge()}: the requests of this CPU and domain, newest first. */
    @Override
    public boolean mergeBio(Context ctx, Bio bio) {
        KyberHctx hctx = hctxs[queue.hctxOf(ctx.cpu())];
        return queue.mergeInto(ctx, bio, hctx.list(KyberDomain.of(bio.op()), ctx.cpu()));
    }

    @Override
    public void insert(Context ctx, Request rq, boolean atHead) {
        hctxs[rq.hardwareQueue().index()].insert(ctx, rq, atHead);
    }

    @Override
    public boolean hasWork(HardwareQueue hctx) {
        return hctxs[hctx.index()].hasWork();
    }

    @Override
    public @Nullable Request dispatch(Context ctx, HardwareQueue hctx) {
        return hctxs[hctx.index()].dispatch(ctx, hctx);
    }

    /** {@code kyber_finish_request()}: the token goes back. */
    @Override
    public void finish(Context ctx, Request rq) {
        int token = rq.schedulerMark() - 1;
        if (token >= 0) {
            rq.setSchedulerMark(0);
            tokens[KyberDomain.of(rq.op()).ordinal()].put(ctx, rq, token);
        }
    }

    @Override
    public void requeued(Context ctx, Request rq) {
        finish(ctx, rq);
    }

    /** {@code kyber_completed_request()}. */
    @Override
    public void completed(Context ctx, Request rq) {
        KyberDomain domain = KyberDomain.of(rq.op());
        if (!domain.isMeasured()) {
            return;
        }
        long now = queue.nowNs();
        latencies[domain.ordinal()].add(now - rq.startTimeNs(), now - rq.ioStartTimeNs());
        queue.armWithin(ctx, timer, Math.max(1, queue.jiffies(100)));
    }

    /** {@code kyber_timer_fn()}. */
    private void adjust() {
        long jiffies = queue.jiffies();
        boolean congested = false;
        for (KyberDomain domain : DOMAINS) {
            if (domain.isMeasured()) {
                int bucket = latencies[domain.ordinal()].device90(jiffies);
                congested |= bucket >= KyberLatency.GOOD_BUCKETS;
            }
        }
        for (KyberDomain domain : DOMAINS) {
            if (domain.isMeasured()) {
                adjust(domain, congested, jiffies);
            }
        }
    }

    /** With congestion a remembered percentile serves once for a domain without a new one. */
    private void adjust(KyberDomain domain, boolean congested, long jiffies) {
        int d = domain.ordinal();
        int bucket = latencies[d].total99(jiffies);
        if (congested) {
            bucket = bucket < 0 ? p99[d] : bucket;
            p99[d] = -1;
        } else if (bucket >= 0) {
            p99[d] = bucket;
        }
        if (bucket < 0 || !(congested || bucket >= KyberLatency.GOOD_BUCKETS)) {
            return;
        }
        int before = tokens[d].depth();
        tokens[d].resize(KyberLatency.scaled(before, bucket));
        queue.decide(adjustSite, hctxs[0].place(domain), -1, tokens[d].depth());
        if (tokens[d].depth() != before) {
            queue.set(adjustSite, tokenGauges[d], tokens[d].depth());
        }
    }

    @Override
    public Map<Integer, List<Request>> lists() {
        Map<Integer, List<Request>> lists = new TreeMap<>();
        for (KyberHctx hctx : hctxs) {
            hctx.put(lists);
        }
        return lists;
    }

    /** Latencies are looked at 100 ms after a completion; a machine need not wait for it. */
    private final class Expiry extends Timer {
        Expiry() {
            super(true);
        }

        @Override
        protected void expire(Context ctx) {
            adjust();
        }
    }
}
