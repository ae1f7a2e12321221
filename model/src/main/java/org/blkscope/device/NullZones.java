package org.blkscope.device;

import org.blkscope.kernel.Request;
import org.blkscope.kernel.Zones;
import org.blkscope.recording.Op;

/** The zones of a zoned null_blk: a write must begin at the write pointer of its zone. */
public final class NullZones {
    private final Zones zones;
    private final long[] writePointer;

    /**
     * @param count zones of the device
     */
    public NullZones(Zones zones, int count) {
        this.zones = zones;
        writePointer = new long[count];
        for (int zone = 0; zone < count; zone++) {
            writePointer[zone] = zones.start(zone);
        }
    }

    /** The write pointer of a zone. */
    public long writePointer(int zone) {
        return writePointer[zone];
    }

    /**
     * Carries out a command.
     *
     * @return false if the device refuses it
     */
    boolean process(Request rq) {
        Op op = rq.op();
        if (op == Op.ZONE_RESET_ALL) {
            for (int zone = 0; zone < writePointer.length; zone++) {
                writePointer[zone] = zones.start(zone);
            }
            return true;
        }
        if (rq.sector() < 0 || !zones.isSequential(rq.sector())) {
            return true;
        }
        int zone = zones.of(rq.sector());
        return zone < writePointer.length && inZone(rq, op, zone);
    }

    private boolean inZone(Request rq, Op op, int zone) {
        long end = zones.start(zone + 1);
        switch (op) {
            case ZONE_RESET -> writePointer[zone] = zones.start(zone);
            case ZONE_FINISH -> writePointer[zone] = end;
            case WRITE, WRITE_ZEROES -> {
                if (rq.sector() != writePointer[zone] || rq.sector() + rq.sectors() > end) {
                    return false;
                }
                writePointer[zone] += rq.sectors();
            }
            default -> {}
        }
        return true;
    }
}
