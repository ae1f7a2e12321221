package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Boxes of one opened hardware queue.
 *
 * @param band the height of the queue's row over all columns
 * @param scheduler frame of its part of the scheduler, empty if there is none
 * @param device null boxes are empty when the device is one box for all queues
 */
record QueueBoxes(
        QueueParts parts,
        Box band,
        Box scheduler,
        HctxBoxes hctx,
        TagBoxes tags,
        DeviceBoxes device) {}
