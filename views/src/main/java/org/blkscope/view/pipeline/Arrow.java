package org.blkscope.view.pipeline;

/** The ordinary way from one box to its neighbour on the right. */
record Arrow(double fromX, double toX, double y) {}
