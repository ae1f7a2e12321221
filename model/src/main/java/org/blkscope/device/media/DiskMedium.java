package org.blkscope.device.media;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.blkscope.base.Rng;
import org.blkscope.engine.Context;
import org.blkscope.engine.Timer;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/*
 * A disk with one arm (8.1).
 *
 * Writes are acknowledged from the cache as long as it has room; reads and what the cache does not take wait for the arm.
 * The disk picks what continues the last access, else the nearest, unless something has waited too long. A flush waits
 * for what came before it and then writes back all that is dirty in one sweep, so its cost grows with the number of
 * dirty places, but much slower than that many accesses would cost. An idle disk writes back by itself.
 */
/** Rotating disk: arm, platter, queue and write cache. */
public final class DiskMedium implements Medium {
    private static final long MOST_AGE_NS = 1_000_000_000;
    private static final long IDLE_NS = 50_000_000;

    private final DiskShape shape;
    private final WriteCache cache;
    private final Rng rng;
    private final List<Waiting> queue = new ArrayList<>();
    private final Arm arm = new Arm();
    private final Idle idle = new Idle();
    private @Nullable Access current;
    private boolean moving;
    private long head;

    private record Waiting(Access access, long sinceNs) {}

    public DiskMedium(DiskShape shape, Rng rng) {
        this.shape = shape;
        this.rng = rng;
        cache = new WriteCache(shape.cacheBytes() >> 9);
    }

    @Override
    public void begin(Context ctx, Access access) {
        if (mustWait(access)) {
            queue.add(new Waiting(access, ctx.nowNs()));
            kick(ctx);
            return;
        }
        if (access.op() == Op.WRITE) {
            cache.add(access.sector(), access.sectors());
            rest(ctx);
        }
        end(ctx, access, ctx.nowNs() + ackNs());
    }

    private boolean mustWait(Access access) {
        if (shape.serialFlush() && isFlushing()) {
            return true;
        }
        return switch (access.op()) {
            case READ -> !cache.holds(access.sector(), access.sectors());
            case WRITE -> access.fua() || !cache.takes(access.sectors());
            case FLUSH -> true;
            default -> false;
        };
    }

    private boolean isFlushing() {
        Access now = current;
        return (now != null && now.op() == Op.FLUSH)
                || queue.stream().anyMatch(waiting -> waiting.access().op() == Op.FLUSH);
    }

    private long ackNs() {
        long spread = shape.ackNs() * shape.ackSpreadPercent() / 100;
        return shape.ackNs() - spread + (spread == 0 ? 0 : rng.below(2 * spread + 1));
    }

    private static void end(Context ctx, Access access, long atNs) {
        ctx.engine().arm(access.end(), access.cpu(), atNs);
    }

    /** The arm goes on with the next access, if it rests. */
    private void kick(Context ctx) {
        if (moving || queue.isEmpty()) {
            return;
        }
        Access next = queue.remove(choose(ctx.nowNs())).access();
        if (shape.serialFlush() && next.op() == Op.WRITE && !mustWait(next)) {
            begin(ctx, next);
            kick(ctx);
            return;
        }
        current = next;
        move(ctx, next.op() == Op.FLUSH ? flushNs() : accessNs(next));
    }

    private void move(Context ctx, long ns) {
        moving = true;
        ctx.engine().arm(arm, 0, ctx.nowNs() + ns);
    }

    private long accessNs(Access access) {
        long ns = shape.overheadNs() + travelNs(access.sector(), access.endSector());
        head = access.endSector();
        return ns;
    }

    /** Seek, half a turn in the mean, and the transfer; what continues costs the transfer only. */
    private long travelNs(long from, long to) {
        long transfer = shape.transferNs(from, (to - from) << 9);
        if (from == head) {
            return transfer;
        }
        return shape.seekNs(Math.abs(from - head)) + rng.below(shape.rotationNs()) + transfer;
    }

    private long flushNs() {
        long ns = shape.flushFixedNs();
        while (!cache.isEmpty()) {
            ns += destageNs();
        }
        return ns;
    }

    private long destageNs() {
        Map.Entry<Long, Long> extent = cache.takeFrom(head);
        long ns = travelNs(extent.getKey(), extent.getValue());
        head = extent.getValue();
        return ns;
    }

    /** Which of the commands goes next; a flush lets nothing pass that came after it. */
    private int choose(long nowNs) {
        int end = 0;
        while (end < queue.size() && queue.get(end).access().op() != Op.FLUSH) {
            end++;
        }
        if (end == 0) {
            return 0;
        }
        for (int i = 0; i < Math.min(end, shape.streamWindow()); i++) {
            if (queue.get(i).access().sector() == head) {
                return i;
            }
        }
        boolean old = nowNs - queue.get(0).sinceNs() > MOST_AGE_NS;
        return old || !shape.reorders() ? 0 : nearest(end);
    }

    private int nearest(int end) {
        int best = 0;
        for (int i = 1; i < end; i++) {
            if (distance(i) < distance(best)) {
                best = i;
            }
        }
        return best;
    }

    private long distance(int index) {
        return Math.abs(queue.get(index).access().sector() - head);
    }

    /** With nothing to do for a while, the disk begins to write back. */
    private void rest(Context ctx) {
        if (!moving && !cache.isEmpty()) {
            ctx.engine().arm(idle, 0, ctx.nowNs() + IDLE_NS);
        }
    }

    private final class Arm extends Timer {
        @Override
        protected void expire(Context ctx) {
            moving = false;
            Access done = current;
            current = null;
            if (done != null) {
                end(ctx, done, ctx.nowNs());
            }
            kick(ctx);
            if (!moving && done == null && !cache.isEmpty()) {
                move(ctx, destageNs());
            } else {
                rest(ctx);
            }
        }
    }

    private final class Idle extends Timer {
        Idle() {
            super(true);
        }

        @Override
        protected void expire(Context ctx) {
            if (!moving && queue.isEmpty() && !cache.isEmpty()) {
                move(ctx, destageNs());
            }
        }
    }
}
