package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/** Where the lives of some places are shown as chips, head first. */
record ListBox(Bin bin, Box area) {}
