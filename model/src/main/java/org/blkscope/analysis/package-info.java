/**
 * What a recording says: latencies by stage, figures, and findings with their evidence.
 *
 * <p>Everything here reads lives, moves and tracepoints of a {@link
 * org.blkscope.recording.Recording}, so a run of the model and an imported trace are measured by
 * the same rules. A figure that the source cannot give is absent, never 0.
 *
 * <p>A {@link org.blkscope.analysis.Probe} names a figure that changes over time; a {@link
 * org.blkscope.analysis.ProbeIndex} follows several of them in one pass and answers for any stretch
 * of time with no more values than there are pixels. {@link org.blkscope.analysis.DeviceSpans} does
 * the same for the stays of requests in the device.
 */
@NullMarked
package org.blkscope.analysis;

import org.jspecify.annotations.NullMarked;
