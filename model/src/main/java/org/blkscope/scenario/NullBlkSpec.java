package org.blkscope.scenario;

import java.util.List;
import java.util.Optional;

/**
 * The null block driver; parameters are named and mean what its module parameters do.
 *
 * @param submitQueues hardware queues of type default, 1 to 1024
 * @param pollQueues hardware queues of type poll
 * @param hwQueueDepth tags per hardware queue, 1 to 10240
 * @param irqMode 0: complete inside queue_rq; 1: by softirq; 2: by a timer
 * @param completionNs service time of a request, used by irqmode 2
 * @param blocking queue_rq may sleep
 * @param memoryBacked data is kept; discards are carried out
 * @param cacheSizeMib volatile write cache in MiB, 0 for none
 * @param fua the device takes FUA writes
 * @param discard the device takes discards
 * @param sizeMib size in MiB ({@code size}, or {@code gb} in GiB)
 * @param blockBytes logical block size ({@code bs}): 512, 1024, 2048 or 4096
 * @param maxSectors most sectors of one request, 0 for the driver's choice
 * @param sharedTags all devices share one tag set ({@code shared_tags})
 * @param noSched no I/O scheduler can be chosen ({@code no_sched})
 * @param mbps throughput limit in MB/s, 0 for none
 * @param zones how the device is cut into zones; empty for none
 */
public record NullBlkSpec(
        int submitQueues,
        int pollQueues,
        int hwQueueDepth,
        int irqMode,
        long completionNs,
        boolean blocking,
        boolean memoryBacked,
        int cacheSizeMib,
        boolean fua,
        boolean discard,
        int sizeMib,
        int blockBytes,
        int maxSectors,
        boolean sharedTags,
        boolean noSched,
        int mbps,
        Optional<ZonesSpec> zones)
        implements DriverSpec {
    /** The word of the key {@code type}. */
    public static final String TYPE = "null_blk";

    /** Names of the module parameters that are known. */
    public static final List<String> PARAMETERS =
            List.of(
                    "submit_queues",
                    "poll_queues",
                    "hw_queue_depth",
                    "irqmode",
                    "completion_nsec",
                    "blocking",
                    "memory_backed",
                    "cache_size",
                    "fua",
                    "discard",
                    "gb",
                    "size",
                    "bs",
                    "max_sectors",
                    "shared_tags",
                    "no_sched",
                    "mbps",
                    "zoned",
                    "zone_size",
                    "zone_nr_conv");

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public int tagDepth() {
        return hwQueueDepth;
    }

    @Override
    public long sectors() {
        return (long) sizeMib << 11;
    }
}
