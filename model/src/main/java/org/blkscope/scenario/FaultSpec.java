package org.blkscope.scenario;

/**
 * Something that goes wrong on purpose.
 *
 * @param device name of the device
 * @param kind what goes wrong
 * @param first number of the first command of the device that is affected; the device's first
 *     command is 1
 * @param times how many commands in a row are affected, at least 1
 */
public record FaultSpec(String device, Kind kind, long first, int times) {
    /** What happens to a command. */
    public enum Kind {
        /** The driver refuses it with BLK_STS_RESOURCE. */
        RESOURCE("resource"),
        /** The driver refuses it with BLK_STS_DEV_RESOURCE. */
        DEV_RESOURCE("dev_resource"),
        /** The driver takes it and gives it back through the requeue list. */
        REQUEUE("requeue"),
        /**
         * After a request was freed the hardware queue is not run, though SCHED_RESTART was set.
         */
        LOST_RESTART("lost_restart"),
        /** It fails with BLK_STS_IOERR. */
        ERROR("error"),
        /** A SCSI host answers that it is busy. */
        HOST_BUSY("host_busy"),
        /** A SCSI host answers that the device is busy. */
        DEVICE_BUSY("device_busy"),
        /** A SCSI host answers that the target is busy. */
        TARGET_BUSY("target_busy"),
        /** A SCSI device ends it with status BUSY. */
        BUSY_STATUS("busy_status"),
        /** It is lost; the block layer's timeout finds it. */
        TIMEOUT("timeout");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word of the key {@code kind}. */
        public String word() {
            return word;
        }
    }
}
