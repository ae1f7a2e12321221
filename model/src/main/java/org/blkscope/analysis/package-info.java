/**
 * What a recording says: latencies by stage, figures, and findings with their evidence.
 *
 * <p>Everything here reads lives, moves and tracepoints of a {@link
 * org.blkscope.recording.Recording}, so a run of the model and an imported trace are measured by
 * the same rules. A figure that the source cannot give is absent, never 0.
 */
@NullMarked
package org.blkscope.analysis;

import org.jspecify.annotations.NullMarked;
