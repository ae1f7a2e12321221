/**
 * What was measured, as text that can be pasted into mail and as maps that become JSON, with
 * identical numbers.
 *
 * <p>Text is at most 72 columns of ASCII, stands alone, and says how to repeat itself; it names no
 * date and no wall time, so that a repeated run gives the same text byte by byte. A figure that
 * cannot be computed is {@code -} in text and null in JSON.
 */
@NullMarked
package org.blkscope.report;

import org.jspecify.annotations.NullMarked;
