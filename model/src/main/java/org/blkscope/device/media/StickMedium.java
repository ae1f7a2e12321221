package org.blkscope.device.media;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.TreeMap;
import org.blkscope.engine.Context;
import org.blkscope.recording.Op;

/*
 * A flash stick (8.3): one command at a time. It has few allocation units open. A write that goes on in an open unit is
 * fast; any other closes the unit that was used longest ago, and what of that was not written is copied first.
 */
/** USB flash: allocation units and what it costs to leave one. */
public final class StickMedium implements Medium {
    private static final long SECOND_NS = 1_000_000_000;

    /**
     * A stick.
     *
     * @param unitBytes of an allocation unit
     * @param open units at a time
     * @param accessNs of any command
     * @param readBytesPerS rate of reads
     * @param writeBytesPerS rate of writes that go on in an open unit
     * @param copyBytesPerS rate at which the rest of a unit is copied
     */
    public record Shape(
            long unitBytes,
            int open,
            long accessNs,
            long readBytesPerS,
            long writeBytesPerS,
            long copyBytesPerS) {}

    private final Shape shape;

    /** Open units, the one used last at the end, and where each was written last. */
    private final ArrayDeque<Long> recent = new ArrayDeque<>();

    private final Map<Long, Long> written = new TreeMap<>();
    private long freeNs;

    public StickMedium(Shape shape) {
        this.shape = shape;
    }

    @Override
    public void begin(Context ctx, Access access) {
        freeNs = Math.max(freeNs, ctx.nowNs()) + shape.accessNs() + workNs(access);
        ctx.engine().arm(access.end(), access.cpu(), freeNs);
    }

    private long workNs(Access access) {
        if (access.op() == Op.READ) {
            return access.bytes() * SECOND_NS / shape.readBytesPerS();
        }
        if (access.op() != Op.WRITE) {
            return 0;
        }
        long unit = (access.sector() << 9) / shape.unitBytes();
        long offset = (access.sector() << 9) % shape.unitBytes();
        long cost = 0;
        Long at = written.get(unit);
        if (at == null) {
            cost = offset == 0 ? close() : close() + copyNs(offset);
        } else if (at != offset) {
            cost = copyNs(shape.unitBytes());
            recent.remove(unit);
        } else {
            recent.remove(unit);
        }
        recent.addLast(unit);
        written.put(unit, offset + access.bytes());
        return cost + access.bytes() * SECOND_NS / shape.writeBytesPerS();
    }

    /** A unit must be free: the one used longest ago is completed by copying its rest. */
    private long close() {
        if (recent.size() < shape.open()) {
            return 0;
        }
        Long oldest = recent.removeFirst();
        Long at = written.remove(oldest);
        long rest = at == null ? 0 : Math.max(0, shape.unitBytes() - at);
        return copyNs(rest);
    }

    private long copyNs(long bytes) {
        return bytes * SECOND_NS / shape.copyBytesPerS();
    }
}
