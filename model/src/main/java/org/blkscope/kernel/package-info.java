/**
 * The multi-queue block layer as the kernel has it: bios become requests, requests wait in plugs,
 * software queues and dispatch lists, take tags, go to a driver and end.
 *
 * <p>The functions call each other in circles, as in the kernel, so they share a package. A kernel
 * function that can be interrupted between two requests is a {@link org.blkscope.engine.Frame}; one
 * that cannot is a method. Every change of a list, tag or counter is recorded on the line after it,
 * so that folding the recording gives this state again.
 *
 * <p>Ports: a {@link org.blkscope.kernel.Driver} stands for {@code mq_ops}.
 */
@NullMarked
package org.blkscope.kernel;

import org.jspecify.annotations.NullMarked;
