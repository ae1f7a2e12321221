/**
 * Text of ftrace: the kernel's {@code trace} file and {@code trace-cmd report}.
 *
 * <p>A line has a header (task, CPU, flags of the context, time, name of the event) and a body.
 * Every line becomes one TRACE event that prints as the line did. Block events also move bios and
 * requests: who is meant is told by device, operation and range of sectors, since the text carries
 * no pointer. What the tracepoints leave out follows from the kernel's rules (a request allocated
 * while its task's plug is open goes into that plug) and is flagged inferred.
 *
 * <p>{@link org.blkscope.capture.ftrace.EventLine} reads headers, {@link
 * org.blkscope.capture.ftrace.Body} bodies, {@link org.blkscope.capture.ftrace.Inference} hands
 * each block event to one of four flows: bios, requests, plugs, flushes.
 */
@NullMarked
package org.blkscope.capture.ftrace;

import org.jspecify.annotations.NullMarked;
