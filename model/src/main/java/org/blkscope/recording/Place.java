package org.blkscope.recording;

/**
 * Where a request or bio can be: a named node of the topology.
 *
 * @param id position in {@link Topology#places()}
 * @param path address, such as {@code nullb0/hctx3/dispatch}
 * @param kind what it is
 * @param device number of the device in {@link Topology#devices()}, -1 for none
 * @param cpu the CPU it belongs to, -1 for none
 * @param hctx the hardware queue it belongs to, -1 for none
 * @param capacity tags in the map, or most requests the place can hold; 0 if unbounded or not known
 */
public record Place(
        int id, String path, PlaceKind kind, int device, int cpu, int hctx, int capacity) {}
