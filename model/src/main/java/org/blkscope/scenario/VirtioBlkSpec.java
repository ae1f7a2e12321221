package org.blkscope.scenario;

import java.util.List;

/**
 * A virtio-blk disk.
 *
 * @param numQueues rings ({@code num-queues})
 * @param queueSize entries of a ring, and tags ({@code queue-size})
 * @param indirect indirect descriptors: a request takes one entry of the ring
 * @param latencyNs how long a command takes
 * @param serviceNs how long the first commands take, in order of their start; -1 where not known
 * @param inOrder commands end in the order in which the disk was given them
 * @param sizeMib size in MiB
 */
public record VirtioBlkSpec(
        int numQueues,
        int queueSize,
        boolean indirect,
        long latencyNs,
        List<Long> serviceNs,
        boolean inOrder,
        int sizeMib)
        implements DriverSpec {
    /** The word of the key {@code type}. */
    public static final String TYPE = "virtio_blk";

    public VirtioBlkSpec {
        serviceNs = List.copyOf(serviceNs);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public int tagDepth() {
        return queueSize;
    }

    @Override
    public long sectors() {
        return (long) sizeMib << 11;
    }
}
