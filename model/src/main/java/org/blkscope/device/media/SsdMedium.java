package org.blkscope.device.media;

import org.blkscope.base.Rng;
import org.blkscope.engine.Context;
import org.blkscope.recording.Op;

/*
 * A solid state drive (8.4): flash units that work side by side, and one interface that all share. Where an access goes
 * is drawn, as the drive spreads addresses over its units; accesses of one unit follow each other.
 */
/** Flash units in parallel behind one interface. */
public final class SsdMedium implements Medium {
    private static final long SECOND_NS = 1_000_000_000;
    private static final long PAGE_BYTES = 4096;

    /**
     * A drive.
     *
     * @param units that work at the same time
     * @param readNs of one page of 4 KiB
     * @param writeNs of one page into the drive's buffer
     * @param flushNs of a flush
     * @param bytesPerS of the interface
     * @param commandNs of the controller for each command
     */
    public record Shape(
            int units, long readNs, long writeNs, long flushNs, long bytesPerS, long commandNs) {}

    private final Shape shape;
    private final Rng rng;
    private final long[] unitFreeNs;
    private long busFreeNs;
    private long controllerFreeNs;

    public SsdMedium(Shape shape, Rng rng) {
        this.shape = shape;
        this.rng = rng;
        unitFreeNs = new long[shape.units()];
    }

    @Override
    public void begin(Context ctx, Access access) {
        controllerFreeNs = Math.max(controllerFreeNs, ctx.nowNs()) + shape.commandNs();
        long end =
                switch (access.op()) {
                    case FLUSH -> controllerFreeNs + shape.flushNs();
                    case READ -> transfer(work(access, shape.readNs()), access);
                    case WRITE -> work(access, shape.writeNs(), transfer(controllerFreeNs, access));
                    default -> controllerFreeNs;
                };
        ctx.engine().arm(access.end(), access.cpu(), end);
    }

    private long work(Access access, long pageNs) {
        return work(access, pageNs, controllerFreeNs);
    }

    /** Pages go to one unit after the other, beginning anywhere. */
    private long work(Access access, long pageNs, long fromNs) {
        long pages = Math.max(1, (access.bytes() + PAGE_BYTES - 1) / PAGE_BYTES);
        int unit = rng.below(shape.units());
        long end = fromNs;
        for (long page = 0; page < pages; page++) {
            unitFreeNs[unit] = Math.max(unitFreeNs[unit], fromNs) + pageNs;
            end = Math.max(end, unitFreeNs[unit]);
            unit = (unit + 1) % shape.units();
        }
        return end;
    }

    private long transfer(long fromNs, Access access) {
        long ns = access.op() == Op.READ || access.op() == Op.WRITE ? busNs(access) : 0;
        busFreeNs = Math.max(busFreeNs, fromNs) + ns;
        return busFreeNs;
    }

    private long busNs(Access access) {
        return access.bytes() * SECOND_NS / shape.bytesPerS();
    }
}
