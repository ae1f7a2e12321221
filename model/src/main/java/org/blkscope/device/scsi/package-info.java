/**
 * The SCSI mid-layer and the host drivers below it.
 *
 * <p>A command passes three gates: the device (a budget, asked for before a request is taken from
 * the scheduler), the host, and the low-level driver. Each can refuse, and each remembers a refusal
 * for a while by a counter that is cleared by the next completion. So a refusal matters little
 * while others are in flight, and costs several timed retries on an idle device.
 */
@NullMarked
package org.blkscope.device.scsi;

import org.jspecify.annotations.NullMarked;
