package org.blkscope.kernel;

import org.blkscope.engine.Context;
import org.blkscope.engine.Timer;
import org.blkscope.kernel.profile.Flag;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/** {@code struct elevator_queue}: what a scheduler may use of the queue that it is attached to. */
public final class ElevatorQueue {
    private final RequestQueue q;

    public ElevatorQueue(RequestQueue q) {
        this.q = q;
    }

    /** The queue itself. */
    public RequestQueue queue() {
        return q;
    }

    /** True if the kernel's flag has this value. */
    public boolean is(Flag flag, String value) {
        return q.profile.is(flag, value);
    }

    /** Value of the kernel's flag. */
    public String flag(Flag flag) {
        return q.profile.get(flag);
    }

    /** Requests that the scheduler may hold, {@code nr_requests}. */
    public int nrRequests() {
        return q.nrRequests;
    }

    /** Bits used of each word of the scheduler's tag maps. */
    public int bitsPerWord() {
        return q.hctxs[0].submitterTags().bitmap.bitsPerWord();
    }

    /** Bits used of each word of a map of so many scheduler tags. */
    public static int bitsPerWord(int tags) {
        return 1 << Sbitmap.shiftFor(tags);
    }

    /** Tokens of a scheduler. */
    public DomainTokens tokens(int most) {
        return new DomainTokens(q, most);
    }

    /** The time in nanoseconds. */
    public long nowNs() {
        return q.engine.nowNs();
    }

    /** CPUs of the machine. */
    public int cpus() {
        return q.ctxs.length;
    }

    /** True if the device turns. */
    public boolean isRotational() {
        return q.limits.rotational();
    }

    /** Runs the hardware queues by kblockd ({@code blk_mq_run_hw_queues(q, true)}). */
    public void run(Context ctx) {
        q.runHwQueues(ctx, true);
    }

    /** Lets the timer expire after so many nanoseconds. */
    public void armAfter(Context ctx, Timer timer, long ns) {
        q.engine.arm(timer, ctx.cpu(), q.engine.nowNs() + ns);
    }

    /** Number of the hardware queue of a CPU. */
    public int hctxOf(int cpu) {
        return q.hctxOfCpu(cpu).index;
    }

    /** Hardware queues. */
    public int hctxs() {
        return q.hctxs.length;
    }

    /** {@code timer_reduce()}: the timer expires within so many ticks. */
    public void armWithin(Context ctx, Timer timer, long ticks) {
        if (!timer.isPending()) {
            q.engine.arm(timer, ctx.cpu(), q.engine.tickTime(q.engine.jiffies() + ticks));
        }
    }

    /** Merges a bio into one of the last requests of a list (MRG-5). */
    public boolean mergeInto(Context ctx, Bio bio, RequestList list) {
        return BioMerge.intoList(ctx, bio, list, q.sites.elevatorMerge);
    }

    /** The zones that a scheduler has to lock; null for none. */
    public @Nullable Zones zones() {
        return q.locksZones() ? q.zones : null;
    }

    /** The time as the kernel's clock tick counts it. */
    public long jiffies() {
        return q.engine.jiffies();
    }

    /** Ticks of so many milliseconds. */
    public long jiffies(long milliseconds) {
        return q.engine.ticks(milliseconds * 1_000_000);
    }

    /** Makes a list of the scheduler a place of the recording. */
    public int addPlace(String name) {
        return q.places.schedulerList(name);
    }

    /** Makes a counter of the scheduler a gauge of the recording. */
    public int addGauge(String name) {
        return q.places.schedulerGauge(name);
    }

    /** A function of the scheduler, with the rule that it follows. */
    public int addSite(String function, Rule rule) {
        return q.sites.function(function, rule);
    }

    /** Writes the insert event; the request is put on its list right behind it. */
    public void traceInsert(Context ctx, Request rq) {
        q.trace.insert(ctx, rq);
    }

    /** Records that a request is at an end of a list now. */
    public void moved(Request rq, int place, boolean atHead) {
        int flags = atHead ? EventFlags.AT_HEAD : 0;
        q.recorder.move(EventKind.SCHED_INSERT, q.sites.schedInsert, rq.life, place, flags);
    }

    /** Records the branch that the scheduler takes. */
    public void decide(int site, int place, int life, int value) {
        q.recorder.note(EventKind.DECISION, site, place, life, value, EventFlags.TAKEN);
    }

    /** Records a counter. */
    public void set(int site, int gauge, int value) {
        q.recorder.set(site, gauge, value);
    }
}
