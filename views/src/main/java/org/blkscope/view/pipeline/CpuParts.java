package org.blkscope.view.pipeline;

/**
 * What belongs to one CPU.
 *
 * @param hctx the hardware queue that serves it, -1 if not known
 * @param gauge number of the gauge that says what it runs, -1 if there is none
 */
record CpuParts(int cpu, int hctx, Bin submit, Bin plug, Bin cached, Bin ctx, int gauge) {}
