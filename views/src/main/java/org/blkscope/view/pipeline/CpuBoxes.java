package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Boxes of one CPU's row.
 *
 * @param label name of the CPU and what it does
 * @param plug empty if there is none
 * @param ctx empty if there is none
 */
record CpuBoxes(CpuParts parts, Box row, Box label, Box plug, Box ctx) {}
