/**
 * Questions about a recording, answered from its events alone.
 *
 * <p>A {@link org.blkscope.analysis.Probe} names a figure that changes over time; a {@link
 * org.blkscope.analysis.ProbeIndex} follows several of them in one pass and answers for any stretch
 * of time with no more values than there are pixels. {@link org.blkscope.analysis.DeviceSpans} does
 * the same for the stays of requests in the device. Nothing here knows a machine: a trace is
 * answered as a run of the model is.
 */
@NullMarked
package org.blkscope.analysis;

import org.jspecify.annotations.NullMarked;
