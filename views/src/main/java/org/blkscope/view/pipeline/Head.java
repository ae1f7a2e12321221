package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/** The title of a column. */
record Head(Box box, String text) {}
