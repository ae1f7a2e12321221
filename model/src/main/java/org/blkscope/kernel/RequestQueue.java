package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.CostTable;
import org.blkscope.engine.Engine;
import org.blkscope.kernel.profile.KernelProfile;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Rule;
import org.jspecify.annotations.Nullable;

/** {@code struct request_queue}: a disk's software and hardware queues and all that they share. */
public final class RequestQueue {
    private static final int EIO = -5;

    private static final int PLUG_THRESHOLD = 2;

    /** {@code BLKDEV_DEFAULT_RQ}: a deeper tag set does not make schedulers deeper. */
    private static final int MAX_SCHED_DEPTH = 128;

    final Recorder recorder;
    final Engine engine;
    final CostTable costs;
    final KernelProfile profile;
    final KernelSites sites;
    final QueuePlaces places;
    final QueueTrace trace;
    final Kblockd kblockd;
    final Driver driver;
    final QueueLimits limits;
    final HardwareQueue[] hctxs;
    final SoftwareQueue[] ctxs;
    final RequeueList requeueList;
    final Completion completion;
    final TagSet tagSet;
    final Behaviour behaviour;
    final Insert insert;
    final DirectIssue direct;

    /** {@code q->elevator}; null for none. */
    @Nullable Elevator elevator;

    /** {@code q->nr_requests}. */
    int nrRequests;

    /** Requests that are started and not ended or requeued. */
    int started;

    /** Requests that are allocated, part of {@code q_usage_counter}. */
    int allocated;

    /** Active requests of all hardware queues, and whether the queue uses host-wide tags. */
    int nrActive;

    boolean tagActive;
    private int quiesceDepth;

    /** {@code mq_freeze_depth}, who waits for the queue to run empty, and who waits at its door. */
    int freezeDepth;

    @Nullable KernelTask freezer;
    final List<KernelTask> frozenOut = new ArrayList<>();

    /** Bios inside that wait for a tag. */
    int waitingForTag;

    @Nullable Zones zones;
    @Nullable ZoneWritePlugs zonePlugs;

    /** Where its bios go on; null for a device with requests of its own. */
    @Nullable LinearTargets targets;

    private int restarts;
    private int firstLostRestart;
    private int lostRestarts;
    final QueueTimeout timeout;
    private @Nullable Schedulers schedulers;

    /** What a queue is made of. */
    public record Setup(
            String name,
            String number,
            QueueLimits limits,
            String scheduler,
            List<Integer> hctxOfCpu) {}

    public RequestQueue(
            Engine engine,
            CostTable costs,
            KernelProfile profile,
            Kblockd kblockd,
            Driver driver,
            TagSet tagSet,
            Setup setup) {
        this.engine = engine;
        this.costs = costs;
        this.profile = profile;
        this.kblockd = kblockd;
        this.driver = driver;
        this.tagSet = tagSet;
        recorder = engine.recorder();
        behaviour = new Behaviour(profile);
        limits = setup.limits();
        sites = new KernelSites(recorder.recording().sites(), behaviour.submitTable);
        places =
                new QueuePlaces(
                        recorder.recording().topology(),
                        setup.name(),
                        setup.number(),
                        driver.name(),
                        setup.scheduler(),
                        setup.hctxOfCpu(),
                        tagSet.depth(),
                        tagSet.isHostWide());
        trace = new QueueTrace(recorder, sites, setup.number(), behaviour);
        insert = new Insert(this);
        direct = new DirectIssue(this);
        nrRequests = tagSet.depth();
        timeout = new QueueTimeout(this);
        requeueList = new RequeueList(this);
        completion = new Completion(this);
        hctxs = new HardwareQueue[places.device.hctxs()];
        for (int h = 0; h < hctxs.length; h++) {
            hctxs[h] = new HardwareQueue(this, h, tagSet.tags(this, h, places.tags[h]));
        }
        ctxs = makeCtxs(setup.hctxOfCpu());
        tagSet.attach(this);
    }

    private SoftwareQueue[] makeCtxs(List<Integer> hctxOfCpu) {
        List<SoftwareQueue> all = new ArrayList<>();
        for (int cpu = 0; cpu < hctxOfCpu.size(); cpu++) {
            HardwareQueue hctx = hctxs[hctxOfCpu.get(cpu)];
            SoftwareQueue ctx = new SoftwareQueue(cpu, hctx, hctx.ctxs.size(), places.ctx[cpu]);
            hctx.addCtx(ctx);
            all.add(ctx);
        }
        return all.toArray(SoftwareQueue[]::new);
    }

    /** Name of the disk. */
    public String name() {
        return places.device.name();
    }

    /** Limits and attributes. */
    public QueueLimits limits() {
        return limits;
    }

    /** The first CPU that a hardware queue serves; interrupts of its device arrive there. */
    public int firstCpu(int hctx) {
        return hctxs[hctx].ctxs.get(0).cpu;
    }

    /** True if a synchronous direct read is marked SYNC (WRK-3). */
    public boolean marksSyncReads() {
        return behaviour.syncReadFlag;
    }

    /** A system call that queues more operations than this opens a plug (WRK-1, WRK-2). */
    public int plugThreshold(boolean ring) {
        return ring || behaviour.aioPlugThreshold ? PLUG_THRESHOLD : 0;
    }

    /** True if the last close of its file checks the disk. */
    public boolean isCheckedAtClose() {
        return behaviour.eventsAtClose && driver.checksEvents();
    }

    /** True if a queued direct operation on the device's file holds a plug of its own. */
    public boolean hasDirectIoPlug() {
        return behaviour.directIoPlug;
    }

    /** True if a write to the device's file holds a plug of its own (WRK-4). */
    public boolean hasWritePlug() {
        return behaviour.writePlug;
    }

    /** Number of the device in the recording. */
    public int device() {
        return places.device.id();
    }

    /** {@code blk_mq_run_hw_queues()} (RUN-6): all that have something pending, in order. */
    public void runHwQueues(Context ctx, boolean async) {
        if (!async && ctx.maySleep()) {
            ctx.call(new RunQueues(this));
            return;
        }
        for (HardwareQueue hctx : hctxs) {
            if (isRun(ctx, hctx)) {
                hctx.run(ctx, true);
            }
        }
    }

    /** {@code blk_mq_delay_run_hw_queues()} (RUN-7); one that is pending already keeps its time. */
    public void delayRunHwQueues(Context ctx, long delayNs) {
        for (HardwareQueue hctx : hctxs) {
            boolean kept = behaviour.delayRunSkipsPending && hctx.runWork.isPending();
            if (isRun(ctx, hctx) && !kept) {
                hctx.runAsync(ctx, delayNs);
            }
        }
    }

    /** {@code blk_mq_stop_hw_queue()} (STP-1): a run that is pending is dropped. */
    public void stopHwQueue(Context ctx, int hctx) {
        WorkItem work = hctxs[hctx].runWork;
        if (behaviour.stopWaits && work.isRunning() && ctx.kind() == ContextKind.KBLOCKD) {
            String what = "run_work of " + name() + "/hctx" + hctx + " stops its own queue";
            throw EventInvariants.report(recorder, Rule.STP_3, -1, what);
        }
        hctxs[hctx].runWork.cancel(ctx);
        hctxs[hctx].setState(HardwareQueue.STOPPED, true, sites.stopQueue);
    }

    /** {@code blk_mq_start_stopped_hw_queues()} (STP-2). */
    public void startStoppedHwQueues(Context ctx, boolean async) {
        for (HardwareQueue hctx : hctxs) {
            if (hctx.has(HardwareQueue.STOPPED)) {
                hctx.setState(HardwareQueue.STOPPED, false, sites.stopQueue);
                hctx.run(ctx, async);
            }
        }
    }

    /** RUN-6: with a queue-wide scheduler only this CPU's hardware queue, and those left over. */
    boolean isRun(Context ctx, HardwareQueue hctx) {
        if (hctx.has(HardwareQueue.STOPPED)) {
            return false;
        }
        Elevator scheduler = elevator;
        if (scheduler == null || !scheduler.isSingleQueue() || behaviour.singleQueueSchedRunsAll) {
            return true;
        }
        HardwareQueue own = hctxOfCpu(ctx.cpu());
        return own == hctx || own.has(HardwareQueue.STOPPED) || !hctx.dispatch.isEmpty();
    }

    /** The poll that follows when a scheduler says it has work and then gives none (5.2). */
    void pollLater(Context ctx, HardwareQueue hctx) {
        if (behaviour.delayBudgetNs > 0) {
            hctx.decide(ctx, sites.poll, 0);
            delayRunHwQueues(ctx, behaviour.delayBudgetNs);
        }
    }

    /** A request has been freed: whoever waits for an empty queue looks again. */
    void freed() {
        KernelTask waiting = freezer;
        if (waiting != null && !isInUse()) {
            waiting.wake();
        }
    }

    /** True while any request is allocated, or a bio waits for one ({@code q_usage_counter}). */
    boolean isInUse() {
        return allocated + waitingForTag > 0;
    }

    /** True if a bio must wait at the door (SUB-5). */
    boolean isFrozen() {
        return freezeDepth > 0;
    }

    /** All that waited at the door go on. */
    void wakeFrozen() {
        List<KernelTask> tasks = List.copyOf(frozenOut);
        frozenOut.clear();
        tasks.forEach(KernelTask::wake);
    }

    /** Error of a request that the driver fails at dispatch; until 5.10 always the same. */
    int dispatchError(Request rq) {
        return behaviour.errorIsIoError ? EIO : driver.errorOf(rq);
    }

    /** True if the driver has any request. */
    public boolean hasStarted() {
        return started > 0;
    }

    /**
     * A fault: some restarts come to nothing.
     *
     * @param first number of the first one that does, from 1
     */
    public void loseRestarts(int first, int times) {
        firstLostRestart = first;
        lostRestarts = times;
    }

    /** True if the restart that is due now is lost. */
    boolean losesRestart() {
        restarts++;
        return restarts >= firstLostRestart && restarts < firstLostRestart + lostRestarts;
    }

    /** Number of the device, {@code major,minor}. */
    public String number() {
        return places.device.number();
    }

    /** Makes it a zoned device; before a scheduler is attached. */
    public void setZones(Zones cut) {
        zones = cut;
        zonePlugs = behaviour.zoneWriteLock ? null : new ZoneWritePlugs(this, cut);
    }

    /** True if a write to this queue is neither plugged nor free of zone locks (until 6.9). */
    boolean locksZones() {
        return behaviour.zoneWriteLock && zones != null;
    }

    /** Makes it a stacking device, whose bios go on to devices below. */
    public void setTargets(LinearTargets below) {
        targets = below;
    }

    /** Sets {@code io_timeout}: after this time a started request is late. */
    public void setIoTimeout(long ns) {
        timeout.setTimeout(ns);
    }

    /** Tells how schedulers are made that are attached later. */
    public void setSchedulers(Schedulers factory) {
        schedulers = factory;
    }

    /** Makes schedulers by name. */
    public interface Schedulers {
        /** A scheduler; null for {@code none}. */
        @Nullable Elevator make(RequestQueue q, String name);
    }

    /** {@code elevator_switch()}; the queue is frozen. */
    public void switchElevator(String name) {
        Schedulers factory = schedulers;
        if (factory == null) {
            throw new IllegalStateException("nobody makes schedulers for " + name());
        }
        Elevator next = factory.make(this, name);
        elevator = null;
        nrRequests = tagSet.depth();
        for (HardwareQueue hctx : hctxs) {
            hctx.schedTags = null;
        }
        if (next != null) {
            attachElevator(next, 0);
        }
    }

    /** {@code blk_mq_update_nr_requests()}; the queue is frozen (DEP-1, DEP-2). */
    public void setNrRequests(int requests) {
        Elevator scheduler = elevator;
        if (scheduler == null) {
            nrRequests = Math.min(requests, tagSet.depth());
        } else {
            // The scheduler is told before the number changes.
            scheduler.depthUpdated(nrRequests);
            nrRequests = requests;
            makeSchedTags(requests, scheduler);
        }
        for (HardwareQueue hctx : hctxs) {
            hctx.submitterTags().resize(nrRequests);
        }
    }

    /**
     * {@code elevator_init_mq()}: attaches a scheduler to a queue that has done nothing yet.
     *
     * @param requests {@code nr_requests}; 0 for twice the depth of the tag set, at most 256
     */
    public void attachElevator(Elevator scheduler, int requests) {
        int depth = behaviour.schedDepth256 ? MAX_SCHED_DEPTH : tagSet.depth();
        int byDepth = 2 * Math.min(depth, MAX_SCHED_DEPTH);
        nrRequests = byDepth;
        elevator = scheduler;
        scheduler.depthUpdated(byDepth);
        makeSchedTags(Math.max(byDepth, requests), scheduler);
        nrRequests = requests == 0 ? byDepth : requests;
        for (HardwareQueue hctx : hctxs) {
            hctx.submitterTags().resize(nrRequests);
        }
    }

    private void makeSchedTags(int capacity, Elevator scheduler) {
        Tags shared = null;
        for (HardwareQueue hctx : hctxs) {
            Tags map = shared != null ? shared : schedTags(hctx, capacity, scheduler);
            hctx.schedTags = map;
            shared = tagSet.isHostWide() ? map : null;
        }
    }

    private Tags schedTags(HardwareQueue hctx, int depth, Elevator scheduler) {
        Tags.Shape shape = new Tags.Shape(depth, ctxs.length, false, behaviour.tags());
        Tags map = new Tags(shape, places.schedTags(hctx.index, depth));
        map.setMinShallow(scheduler.minShallowDepth(depth));
        for (int i = 0; i < depth; i++) {
            map.staticRqs[i] = new Request(i, hctx.ctxs.get(0));
            driver.initRequest(map.staticRqs[i]);
        }
        return map;
    }

    HardwareQueue hctxOfCpu(int cpu) {
        return ctxs[cpu].hctx;
    }

    boolean isQuiesced() {
        return quiesceDepth > 0;
    }

    /** {@code blk_mq_quiesce_queue()}. */
    public void quiesce() {
        quiesceDepth++;
    }

    /** {@code blk_mq_unquiesce_queue()}: the last one runs all hardware queues. */
    public void unquiesce(Context ctx) {
        if (--quiesceDepth == 0) {
            for (HardwareQueue hctx : hctxs) {
                hctx.run(ctx, true);
            }
        }
    }

    /**
     * {@code blk_mq_start_request()}: the driver takes the request; only from idle.
     *
     * @throws BrokenInvariant if it has been started (INV-24)
     */
    public void startRequest(Context ctx, Request rq) {
        if (rq.state != Request.State.IDLE) {
            throw EventInvariants.report(recorder, Rule.INV_24, rq.life, "start when " + rq.state);
        }
        trace.issue(ctx, rq);
        rq.unlink();
        rq.state = Request.State.IN_FLIGHT;
        rq.ioStartTimeNs = ctx.nowNs();
        started++;
        rq.mqHctx.tags.rqs[rq.tag] = rq;
        timeout.add(ctx, rq);
        recorder.move(EventKind.ISSUE, sites.issue, rq.life, places.disk, 0);
    }

    /** Completion of requests, for drivers. */
    public Completion completion() {
        return completion;
    }

    /** {@code blk_mq_requeue_request()}, for drivers. */
    public RequeueList requeueList() {
        return requeueList;
    }
}
