package org.blkscope.scenario;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Attributes of a queue as the {@code queue} folder of sysfs names them; empty means: what the
 * driver sets.
 *
 * @param nrRequests requests per hardware queue with a scheduler, at least 4
 * @param maxSectorsKb most KiB of one request
 * @param maxSegments most segments of one request
 * @param maxSegmentSize most bytes of one segment
 * @param nomerges 0: all merges; 1: only with the last request; 2: none
 * @param rqAffinity 0: complete anywhere; 1: near the submitter; 2: on the submitter's CPU
 * @param writeBack write cache: true for {@code write back}, false for {@code write through}
 * @param fua the device takes FUA writes
 * @param rotational a disk that turns
 * @param iostats accounting is on
 * @param wbtLatNs target of writeback throttling, 0 for off
 */
public record QueueSpec(
        OptionalInt nrRequests,
        OptionalInt maxSectorsKb,
        OptionalInt maxSegments,
        OptionalInt maxSegmentSize,
        OptionalInt nomerges,
        OptionalInt rqAffinity,
        Optional<Boolean> writeBack,
        Optional<Boolean> fua,
        Optional<Boolean> rotational,
        Optional<Boolean> iostats,
        OptionalLong wbtLatNs) {
    /** Nothing but what the driver sets. */
    public static final QueueSpec DEFAULTS =
            new QueueSpec(
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    OptionalLong.empty());
}
