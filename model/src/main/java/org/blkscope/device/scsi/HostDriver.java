package org.blkscope.device.scsi;

import org.blkscope.engine.Context;
import org.blkscope.kernel.Request;

/** {@code struct scsi_host_template}: what a low-level driver does for the mid-layer. */
public interface HostDriver {
    /** What {@code queuecommand()} answers. */
    enum Answer {
        OK,
        /** {@code SCSI_MLQUEUE_HOST_BUSY}: nothing for this host now. */
        HOST_BUSY,
        /** {@code SCSI_MLQUEUE_DEVICE_BUSY}: nothing for this device now. */
        DEVICE_BUSY,
        /** {@code SCSI_MLQUEUE_TARGET_BUSY}: nothing for this target now. */
        TARGET_BUSY
    }

    /** Its name. */
    String name();

    /** Prepares a request object, once. */
    void initRequest(Request rq, ScsiDevice device);

    /** {@code queuecommand()}: the command is started; {@code last} as for {@code queue_rq}. */
    Answer queueCommand(Context ctx, ScsiDevice device, Request rq, boolean last);

    /** True if it has {@code commit_rqs()}. */
    default boolean hasCommitRqs() {
        return false;
    }

    /** True if tags are taken round robin. */
    default boolean isTagRoundRobin() {
        return false;
    }

    /** {@code device_blocked} after a refusal. */
    default int maxDeviceBlocked() {
        return 3;
    }
}
