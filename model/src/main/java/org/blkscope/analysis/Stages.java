package org.blkscope.analysis;

import org.blkscope.recording.Recording;
import org.jspecify.annotations.Nullable;

/**
 * Where the time of I/Os goes, in the letters of block traces: Q queued, G got a request, I
 * inserted, D issued, C complete.
 *
 * @param q2g bio submitted to its request allocated
 * @param g2i request allocated to inserted into scheduler or software queue; only of requests that
 *     were inserted
 * @param i2d inserted to first issued; only of requests that were inserted
 * @param d2c last issued to complete, flush commands included
 * @param q2c bio submitted to its end; a bio that was cut counts once
 * @param tagWait asleep until a tag is free; null if the source does not show it
 * @param requeue handed back to issued again
 */
public record Stages(
        Latencies q2g,
        Latencies g2i,
        Latencies i2d,
        Latencies d2c,
        Latencies q2c,
        @Nullable Latencies tagWait,
        Latencies requeue) {
    /** Measures a recording as far as it is published. */
    public static Stages of(Recording recording) {
        return new StageClock(recording).measure();
    }
}
