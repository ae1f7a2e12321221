package org.blkscope.scenario;

import java.util.List;
import java.util.Optional;

/**
 * A namespace of an NVMe drive.
 *
 * @param queues pairs of submission and completion queue
 * @param depth tags of each queue: entries less one
 * @param latencyNs how long a command takes
 * @param serviceNs how long the first commands take, in order of their start; -1 where not known
 * @param inOrder commands end in the order in which the drive was given them
 * @param sizeMib size in MiB
 * @param zones how it is cut into zones; empty for none
 */
public record NvmeSpec(
        int queues,
        int depth,
        long latencyNs,
        List<Long> serviceNs,
        boolean inOrder,
        int sizeMib,
        Optional<ZonesSpec> zones)
        implements DriverSpec {
    /** The word of the key {@code type}. */
    public static final String TYPE = "nvme";

    public NvmeSpec {
        serviceNs = List.copyOf(serviceNs);
    }

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public int tagDepth() {
        return depth;
    }

    @Override
    public long sectors() {
        return (long) sizeMib << 11;
    }
}
