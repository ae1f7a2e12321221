package org.blkscope.capture.meta;

/**
 * A command that a device was given in a captured run.
 *
 * @param device place of the device among those of its trace, from 0
 * @param startNs when the driver was given it
 * @param serviceNs from its start in the device to its completion interrupt; -1 if it did not end
 *     so
 * @param outcome how it ended
 * @param driverTag the driver tag that it was started with; -1 if the trace does not tell
 */
public record DeviceCommand(
        int device, long startNs, long serviceNs, Outcome outcome, int driverTag) {
    /** How a command ended. */
    public enum Outcome {
        /** With status GOOD. */
        GOOD,
        /** Refused by a driver that has no words for why. */
        RESOURCE,
        /** Taken, then given back through the requeue list. */
        REQUEUED,
        /** Refused: the host was busy. */
        HOST_BUSY,
        /** Refused: the device was busy. */
        DEVICE_BUSY,
        /** Refused: the target was busy. */
        TARGET_BUSY,
        /** With status BUSY. */
        BUSY_STATUS,
        /** With an error for good. */
        FAILED,
        /** It never ended. */
        LOST
    }
}
