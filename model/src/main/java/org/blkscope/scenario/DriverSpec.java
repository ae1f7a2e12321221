package org.blkscope.scenario;

/** A driver with its parameters. */
public sealed interface DriverSpec
        permits NullBlkSpec, ScsiSpec, VirtioBlkSpec, NvmeSpec, DmLinearSpec {
    /** Driver tags of each hardware queue. */
    int tagDepth();

    /** Size of the device in sectors of 512 bytes. */
    long sectors();

    /** The word of the key {@code type}. */
    String type();
}
