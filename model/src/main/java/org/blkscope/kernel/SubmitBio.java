package org.blkscope.kernel;

import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.engine.Frame;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.OpFlags;
import org.jspecify.annotations.Nullable;

/*
 * submit_bio() down to blk_mq_submit_bio(): sections 2.1 to 2.5, as since 6.10.
 *
 * ENTER    a point of preemption (WRK-9), then the queue event
 * PREPARE  a plug of its own (SUB-4), split (SUB-6), merge (MRG), a request from the cache or a tag
 * PLACE    the request is given to the flush machinery, the plug, the insert path or the driver
 * FINISH   the bio's own plug is flushed; then the next part of a split, if there is one (SUB-3)
 */
/** Submits one bio and everything that is split off it. */
public final class SubmitBio extends Frame {
    private static final int EAGAIN = -11;
    private static final int EIO = -5;

    private enum Stage {
        ENTER,
        QUEUE,
        PREPARE,
        ALLOCATE,
        PLACE,
        ADD,
        FINISH,
        CLOSE
    }

    private final KernelTask task;
    private Bio bio;
    private Stage stage = Stage.ENTER;
    private boolean ownPlug;
    private @Nullable Request rq;

    public SubmitBio(KernelTask task, Bio bio) {
        this.task = task;
        this.bio = bio;
    }

    /** {@code blk_zone_wplug_bio_work()}: a bio that was held goes straight to its request. */
    static SubmitBio fromZone(KernelTask task, Bio bio) {
        SubmitBio submit = new SubmitBio(task, bio);
        submit.stage = Stage.ALLOCATE;
        return submit;
    }

    @Override
    protected Next step(Context ctx) {
        return switch (stage) {
            case ENTER -> enter(ctx);
            case QUEUE -> queue(ctx);
            case PREPARE -> prepare(ctx);
            case ALLOCATE -> allocate(ctx);
            case PLACE -> place(ctx);
            case ADD -> add(ctx);
            case FINISH -> finish(ctx);
            case CLOSE -> close();
        };
    }

    private Next enter(Context ctx) {
        stage = Stage.QUEUE;
        return ctx.shouldYield() ? Next.YIELD : queue(ctx);
    }

    /** {@code submit_bio_noacct()} (SUB-1, SUB-2). */
    private Next queue(Context ctx) {
        RequestQueue q = bio.q;
        if (bio.isFlush() && !q.limits.writeCache()) {
            bio.flags &= ~(OpFlags.PREFLUSH | OpFlags.FUA);
            if (bio.sectors == 0) {
                bio.end.ended(ctx, 0);
                return Next.DONE;
            }
        }
        appear(ctx, bio, 0);
        q.trace.bioQueue(ctx, bio);
        bio.traced = true;
        ctx.spend(q.costs.submit());
        stage = Stage.PREPARE;
        LinearTargets below = q.targets;
        return below == null ? Next.AGAIN : remap(ctx, below);
    }

    /** A stacking device: clones are queued and handled when this bio is dealt with (SUB-3). */
    private Next remap(Context ctx, LinearTargets below) {
        List<Bio> clones = below.map(bio);
        if (clones.isEmpty()) {
            return end(ctx, EIO);
        }
        int piece = 0;
        for (Bio clone : clones) {
            appear(ctx, clone, ++piece);
            LinearTargets.trace(ctx, bio, clone);
            task.bioList.addLast(clone);
        }
        stage = Stage.CLOSE;
        return Next.AGAIN;
    }

    private void appear(Context ctx, Bio who, int piece) {
        RequestQueue q = who.q;
        who.life =
                q.recorder.bio(
                        q.device(),
                        who.op,
                        who.flags,
                        who.sector,
                        who.sectors,
                        who.task.submitter().name(),
                        who.sequence,
                        piece);
        q.recorder.appear(
                EventKind.SUBMIT, q.sites.submitBio, who.life, q.places.submit[ctx.cpu()], 0);
    }

    /** {@code blk_mq_submit_bio()} up to the request. */
    private Next prepare(Context ctx) {
        RequestQueue q = bio.q;
        if (q.isFrozen()) {
            return waitAtDoor(ctx);
        }
        ownPlug = q.behaviour.submitPlug && task.startPlug(1);
        if (!split(ctx)) {
            return end(ctx, EAGAIN);
        }
        Plug plug = task.plug;
        if (mayMerge()
                && ((plug != null && BioMerge.intoPlug(ctx, bio, plug)) || mergeWaiting(ctx))) {
            stage = Stage.FINISH;
            return Next.AGAIN;
        }
        ZoneWritePlugs zones = q.zonePlugs;
        if (zones != null && zones.holds(ctx, bio)) {
            stage = Stage.FINISH;
            return Next.AGAIN;
        }
        return allocate(ctx);
    }

    private Next allocate(Context ctx) {
        RequestQueue q = bio.q;
        if (q.behaviour.getrqBeforeAlloc) {
            q.trace.getrq(ctx, bio.life, bio);
        }
        Plug plug = task.plug;
        Request got = plug == null ? Allocation.single(ctx, bio) : allocate(ctx, plug);
        if (got != null) {
            initialise(ctx, got);
            return Next.AGAIN;
        }
        if (bio.has(OpFlags.NOWAIT)) {
            q.recorder.note(EventKind.DECISION, q.sites.noTag, 0, bio.life, 0, EventFlags.TAKEN);
            return end(ctx, EAGAIN);
        }
        ctx.call(new TagWait(ctx, bio, task, this::initialise));
        return Next.AGAIN;
    }

    /** {@code bio_queue_enter()} of a frozen queue (SUB-5): a task that sleeps flushes its plug. */
    private Next waitAtDoor(Context ctx) {
        RequestQueue q = bio.q;
        if (bio.has(OpFlags.NOWAIT)) {
            return end(ctx, EAGAIN);
        }
        Plug plug = task.plug;
        if (plug != null && plug.isFilled()) {
            ctx.call(new PlugFlush(plug, true));
            return Next.AGAIN;
        }
        if (!q.frozenOut.contains(task)) {
            q.recorder.note(EventKind.DECISION, q.sites.frozen, 0, bio.life, 0, EventFlags.TAKEN);
            q.frozenOut.add(task);
        }
        return Next.SLEEP;
    }

    /** {@code blk_mq_sched_bio_merge()}. */
    private boolean mergeWaiting(Context ctx) {
        Elevator elevator = bio.q.elevator;
        return elevator == null ? BioMerge.intoCtx(ctx, bio) : elevator.mergeBio(ctx, bio);
    }

    private boolean mayMerge() {
        return bio.q.limits.noMerges() < 2 && bio.isMergeable();
    }

    private @Nullable Request allocate(Context ctx, Plug plug) {
        Request cached = Allocation.cached(ctx, bio, plug);
        if (cached != null) {
            return cached;
        }
        int ios = plug.nrIos;
        boolean batch = ios > 1 && Allocation.batch(ctx, bio, plug);
        plug.nrIos = 1;
        return batch ? Allocation.cached(ctx, bio, plug) : Allocation.single(ctx, bio);
    }

    /** {@code blk_mq_bio_to_request()}, with the events of the allocation (ALC-8). */
    private void initialise(Context ctx, Request got) {
        rq = got;
        RequestQueue q = bio.q;
        got.op = bio.op;
        got.cmdFlags = bio.flags;
        got.sector = bio.sector;
        got.sectors = bio.sectors;
        got.segments = BioMerge.segments(bio);
        got.priority = bio.priority;
        got.bio = bio;
        got.bioTail = bio;
        q.recorder.attach(
                EventKind.GET_REQUEST, q.sites.getRequest, bio.life, q.places.riding, got.life, 0);
        if (!q.behaviour.getrqBeforeAlloc) {
            q.trace.getrq(ctx, got.life, bio);
        }
        ZoneWritePlugs zones = q.zonePlugs;
        if (zones != null && bio.zonePlugged) {
            got.rqFlags |= Request.ZONE_PLUGGING;
            zones.mergeHeld(ctx, got);
        }
        stage = Stage.PLACE;
    }

    /** Tables SUB-A to SUB-F. */
    private Next place(Context ctx) {
        Request got = request();
        RequestQueue q = got.q;
        stage = Stage.FINISH;
        if (bio.isFlush() && got.mqHctx.fq.insert(ctx, got)) {
            if (q.behaviour.flushRunsAsync) {
                got.mqHctx.run(ctx, true);
            }
            return Next.AGAIN;
        }
        SubmitTable.Row row = SubmitTable.row(got, task.plug);
        return switch (row) {
            case PLUG -> plug(ctx, got);
            case LIMITED_PLUG -> limitedPlug(ctx, got);
            case DIRECT -> {
                q.direct.alone(ctx, got);
                yield Next.AGAIN;
            }
            case INSERT, INSERT_ASYNC -> {
                got.mqHctx.decide(ctx, q.sites.decideInsert, got.life, got.mqHctx.dispatchBusy);
                q.insert.request(ctx, got, false);
                got.mqHctx.run(ctx, row == SubmitTable.Row.INSERT_ASYNC);
                yield Next.AGAIN;
            }
        };
    }

    private Next plug(Context ctx, Request got) {
        Plug plug = plug();
        RequestQueue q = got.q;
        got.mqHctx.decide(ctx, q.sites.decidePlug, got.life, plug.rqCount);
        stage = Stage.ADD;
        if (PlugLimit.isFull(plug, q)) {
            got.mqHctx.decide(ctx, q.sites.plugFull, got.life, plug.rqCount);
            ctx.call(new PlugFlush(plug, false));
            return Next.AGAIN;
        }
        return add(ctx);
    }

    /** The oldest request of this queue leaves the plug for the driver when the next one comes. */
    private Next limitedPlug(Context ctx, Request got) {
        Plug plug = plug();
        RequestQueue q = got.q;
        got.mqHctx.decide(ctx, q.sites.decideLimitedPlug, got.life, plug.rqCount);
        Request old = PlugLimit.oldest(plug, q);
        if (old != null) {
            old.unlink();
            plug.rqCount--;
        }
        if (q.behaviour.limitedPlugEvents) {
            q.trace.plug(ctx);
        }
        enqueue(ctx, plug, got);
        if (old != null) {
            if (q.behaviour.limitedPlugEvents) {
                q.trace.unplug(ctx, 1);
            }
            q.direct.alone(ctx, old);
        }
        return Next.AGAIN;
    }

    /** {@code blk_add_rq_to_plug()} (PLG-3). */
    private Next add(Context ctx) {
        Request got = request();
        Plug plug = plug();
        if (PlugLimit.count(plug, got.q) == 0) {
            got.q.trace.plug(ctx);
        }
        enqueue(ctx, plug, got);
        stage = Stage.FINISH;
        return Next.AGAIN;
    }

    private static void enqueue(Context ctx, Plug plug, Request got) {
        RequestQueue q = got.q;
        Request reference = plug.mqList.first();
        if (reference != null && reference.q != q) {
            plug.multipleQueues = true;
        }
        plug.hasElevator |= got.internalTag != Request.NO_TAG;
        int at = 0;
        if (q.behaviour.fifoPlug) {
            plug.mqList.addLast(got);
        } else {
            plug.mqList.addFirst(got);
            at = EventFlags.AT_HEAD;
        }
        plug.rqCount++;
        q.recorder.move(EventKind.PLUG, q.sites.addToPlug, got.life, q.places.plug[ctx.cpu()], at);
        ctx.spend(q.costs.plugAdd());
    }

    private Plug plug() {
        Plug plug = task.plug;
        if (plug == null) {
            throw new IllegalStateException("SUB-4: a bio without a plug");
        }
        return plug;
    }

    private Next finish(Context ctx) {
        stage = Stage.CLOSE;
        Plug plug = task.plug;
        if (ownPlug && plug != null) {
            ctx.call(new PlugFlush(plug, false));
            return Next.AGAIN;
        }
        return close();
    }

    private Next close() {
        if (ownPlug) {
            task.endPlug();
            ownPlug = false;
        }
        rq = null;
        Bio next = task.bioList.pollFirst();
        if (next == null) {
            return Next.DONE;
        }
        bio = next;
        stage = Stage.PREPARE;
        return Next.AGAIN;
    }

    private Next end(Context ctx, int error) {
        RequestQueue q = bio.q;
        q.trace.bioComplete(ctx, bio, error);
        q.completion.endBio(ctx, bio, error);
        stage = Stage.FINISH;
        return Next.AGAIN;
    }

    /**
     * SUB-6: cuts the front part off and puts the rest on the task's list. A part gets its own life
     * when it is cut; the last part gets it when nothing is left to cut.
     *
     * @return false if the bio must be split but must not wait
     */
    private boolean split(Context ctx) {
        int front = BioMerge.splitAt(bio);
        Bio whole = bio.parent;
        if (front == 0) {
            if (whole != null && bio.life < 0) {
                appear(ctx, bio, ++whole.pieces);
            }
            return true;
        }
        if (bio.has(OpFlags.NOWAIT)) {
            return false;
        }
        if (whole == null) {
            whole = bio;
            bio = remainder(whole, 0);
            whole.q.recorder.move(
                    EventKind.SPLIT,
                    whole.q.sites.split,
                    whole.life,
                    whole.q.places.riding,
                    0,
                    front);
            bio.life = whole.life;
        }
        whole.q.trace.split(ctx, bio, front);
        Bio rest = remainder(whole, bio.sector + front - whole.sector);
        rest.life = -1;
        bio.sectors = front;
        bio.flags |= OpFlags.NOMERGE;
        appear(ctx, bio, ++whole.pieces);
        task.bioList.addLast(rest);
        return true;
    }

    /** What is left of a bio from an offset on; the whole ends when all its parts have. */
    private Bio remainder(Bio whole, long offset) {
        Bio rest = new Bio(whole, (int) offset);
        whole.remaining += offset == 0 ? 0 : 1;
        return rest;
    }

    private Request request() {
        Request got = rq;
        if (got == null) {
            throw new IllegalStateException("no request at this stage");
        }
        return got;
    }
}
