package org.blkscope.recording;

/**
 * A number that events set: a counter, a state word, a pending work item.
 *
 * @param id position in {@link Topology#gauges()}
 * @param path address, such as {@code nullb0/hctx0/dispatch_busy}
 * @param kind what it counts
 * @param device number of the device, -1 for none
 * @param cpu the CPU it belongs to, -1 for none
 * @param hctx the hardware queue it belongs to, -1 for none
 */
public record Gauge(int id, String path, GaugeKind kind, int device, int cpu, int hctx) {}
