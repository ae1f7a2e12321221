package org.blkscope.device.media;

import org.blkscope.engine.Timer;
import org.blkscope.recording.Op;

/**
 * A command in a medium.
 *
 * @param op what is done
 * @param sector first sector, below 0 for none
 * @param sectors length
 * @param fua a write must be on the medium when it ends
 * @param end expires when the medium has done with it
 * @param cpu on which {@code end} expires
 */
public record Access(Op op, long sector, int sectors, boolean fua, Timer end, int cpu) {
    private static final int SECTOR_BYTES = 512;

    long bytes() {
        return (long) sectors * SECTOR_BYTES;
    }

    long endSector() {
        return sector + sectors;
    }
}
