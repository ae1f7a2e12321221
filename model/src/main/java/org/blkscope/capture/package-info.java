/**
 * From a file that some tool wrote to a {@link org.blkscope.recording.Recording}.
 *
 * <p>A {@link org.blkscope.capture.TraceFormat} is found by what a file holds, never by its name. A
 * reader turns each line or record into a TRACE event and into the moves that follow from it; what
 * it had to conclude is flagged inferred, and what the source cannot tell has coverage UNKNOWN.
 * Lines that cannot be understood are listed with a reason; only a file that yields nothing is an
 * exception.
 *
 * <p>Readers know the recording and nothing above it: neither a kernel model nor a report.
 */
@NullMarked
package org.blkscope.capture;

import org.jspecify.annotations.NullMarked;
