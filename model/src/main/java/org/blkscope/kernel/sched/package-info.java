/**
 * I/O schedulers: which of the waiting requests the driver gets next.
 *
 * <p>A scheduler is asked only when a hardware queue has a budget to spend, so what it holds can
 * still be sorted and merged. Each is an {@link org.blkscope.kernel.Elevator}; names of fields and
 * tunables are the kernel's.
 */
@NullMarked
package org.blkscope.kernel.sched;

import org.jspecify.annotations.NullMarked;
