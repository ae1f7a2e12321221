/**
 * Time and CPUs: who runs next, where, for how long. Nothing here knows a request.
 *
 * <p>The {@link org.blkscope.engine.Agenda} holds what is due: timers, and CPUs that have something
 * to run. A CPU runs one <em>turn</em> at a time: one step of one context. Interrupts go before
 * softirqs, softirqs before tasks; a task is left only where the kernel would leave it: when it
 * sleeps, or at a point of voluntary preemption (WRK-9).
 *
 * <p>What a task does is written as a stack of {@link org.blkscope.engine.Frame frames}, one for
 * each kernel function that can be interrupted between two steps.
 */
@NullMarked
package org.blkscope.engine;

import org.jspecify.annotations.NullMarked;
