package org.blkscope.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A block device of a scenario.
 *
 * @param name as in {@code /dev}, for example {@code nullb0}
 * @param driver the device's driver with its parameters
 * @param scheduler the I/O scheduler's name, {@code none} for none
 * @param queue attributes of its queue that differ from what the driver sets
 * @param iosched tunables of the scheduler and what it remembers
 * @param ioTimeoutNs when a started request is late ({@code io_timeout}); empty: after 30 s
 * @param tagStart what the tag map of each hardware queue remembers from earlier use, in order of
 *     hardware queues; empty for a new device
 * @param media what is behind the driver; empty: each command takes the driver's time
 */
public record DeviceSpec(
        String name,
        DriverSpec driver,
        String scheduler,
        QueueSpec queue,
        IoschedSpec iosched,
        OptionalLong ioTimeoutNs,
        List<TagStart> tagStart,
        Optional<MediaSpec> media) {
    public DeviceSpec {
        tagStart = List.copyOf(tagStart);
    }
}
