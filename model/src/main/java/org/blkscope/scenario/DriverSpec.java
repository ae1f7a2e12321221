package org.blkscope.scenario;

/** A driver with its parameters. */
public sealed interface DriverSpec permits NullBlkSpec {
    /** The word of the key {@code type}. */
    String type();
}
