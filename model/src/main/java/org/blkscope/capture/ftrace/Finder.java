package org.blkscope.capture.ftrace;

import java.util.List;
import java.util.function.Predicate;
import org.blkscope.recording.Op;
import org.jspecify.annotations.Nullable;

/*
 * A line names a request by device, operation and first sector only, and several requests may begin at one sector. Of those
 * that can be meant (one that waits for an insert, one in the device for a completion) the one of the same length is taken,
 * the oldest among equals.
 */
/** Finds the request that a line means. */
final class Finder {
    private Finder() {}

    /**
     * The request that begins where the line says and is in the right state; null if there is none.
     */
    static @Nullable Rq find(Disk disk, Body b, Predicate<Rq> state) {
        if (isPassthrough(b)) {
            Rq command = passthrough(disk, b, state);
            if (command != null) {
                return command;
            }
        }
        Rq first = null;
        for (Rq rq : disk.starts.at(b.sector)) {
            if (rq.op == b.op && state.test(rq)) {
                if (rq.sectors == b.sectors) {
                    return rq;
                }
                first = first == null ? rq : first;
            }
        }
        return first;
    }

    /**
     * A request that begins later but ends where the line says: what was merged before it was not
     * seen.
     */
    static @Nullable Rq findByEnd(Disk disk, Body b) {
        for (Rq rq : disk.ends.at(b.sector + b.sectors)) {
            if (rq.op == b.op && rq.state != Rq.State.DONE && rq.sector > b.sector) {
                return rq;
            }
        }
        return null;
    }

    /**
     * The request behind whose end a bio is merged: in the plug of its task if there is one, else
     * the newest.
     */
    static @Nullable Rq endingAt(Disk disk, long sector, Op op, Task task) {
        return hostOf(disk.ends.at(sector), op, task);
    }

    /** The request before whose start a bio is merged. */
    static @Nullable Rq startingAt(Disk disk, long sector, Op op, Task task) {
        return hostOf(disk.starts.at(sector), op, task);
    }

    /**
     * True if the line speaks of a command without a bio, which has neither sectors nor a name of
     * its own.
     */
    static boolean isPassthrough(Body b) {
        return b.op == Op.OTHER && (b.sector == -1 || (b.sectors == 0 && b.sector == 0));
    }

    private static @Nullable Rq passthrough(Disk disk, Body b, Predicate<Rq> state) {
        Rq first = null;
        for (Rq rq : disk.passthrough) {
            if (state.test(rq)) {
                int bytes = b.sector == -1 ? b.sectors * 512 : b.arg;
                if (rq.bytes == bytes) {
                    return rq;
                }
                first = first == null ? rq : first;
            }
        }
        return first;
    }

    private static @Nullable Rq hostOf(List<Rq> candidates, Op op, Task task) {
        Rq newest = null;
        for (Rq rq : candidates) {
            if (rq.op == op && rq.sectors > 0 && rq.waits()) {
                newest =
                        newest != null && newest.state == Rq.State.PLUGGED && newest.owner == task
                                ? newest
                                : rq;
            }
        }
        return newest;
    }
}
