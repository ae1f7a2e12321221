package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Boxes of the strip below the columns; those that the device does not need are empty.
 *
 * @param flush frame of the flush machinery
 * @param requeue frame of the requeue list
 * @param workers frame of the work items
 * @param somewhere frame of the requests that cannot be placed
 */
record FootBoxes(
        Box flush,
        Box flushPending,
        Box flushRunning,
        Box requeue,
        Box requeueList,
        Box workers,
        Box somewhere,
        Box somewhereList) {
    static final FootBoxes NONE =
            new FootBoxes(
                    Box.NONE, Box.NONE, Box.NONE, Box.NONE, Box.NONE, Box.NONE, Box.NONE, Box.NONE);
}
