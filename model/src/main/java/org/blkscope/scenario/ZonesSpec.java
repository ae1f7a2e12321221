package org.blkscope.scenario;

/**
 * The zones of a zoned null_blk.
 *
 * @param sizeMib size of a zone ({@code zone_size})
 * @param conventional zones without a write pointer ({@code zone_nr_conv})
 */
public record ZonesSpec(int sizeMib, int conventional) {}
