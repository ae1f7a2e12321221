package org.blkscope.device.scsi;

import java.util.ArrayDeque;
import org.blkscope.engine.Context;
import org.blkscope.kernel.Request;
import org.jspecify.annotations.Nullable;

/**
 * {@code struct Scsi_Host}: what the devices of one host share besides their tags: how many
 * commands are in flight, how long the host is blocked, and which devices were refused because of
 * that.
 */
public final class ScsiHost {
    /** {@code SCSI_DEFAULT_HOST_BLOCKED}. */
    static final int MAX_HOST_BLOCKED = 7;

    private final HostDriver driver;

    /** {@code starved_list}. */
    private final ArrayDeque<ScsiDevice> starved = new ArrayDeque<>();

    private final AbortWork aborts = new AbortWork();
    private int inFlight;
    private int blocked;
    private boolean recovery;

    public ScsiHost(HostDriver driver) {
        this.driver = driver;
    }

    /** The low-level driver. */
    HostDriver driver() {
        return driver;
    }

    /** {@code host_blocked}. */
    public int blocked() {
        return blocked;
    }

    /** Commands in flight on all devices. */
    public int inFlight() {
        return inFlight;
    }

    /** True if any device waits for the host. */
    boolean hasStarved() {
        return !starved.isEmpty();
    }

    void setBlocked() {
        blocked = MAX_HOST_BLOCKED;
    }

    void clearBlocked() {
        blocked = 0;
    }

    void setRecovery(boolean on) {
        recovery = on;
    }

    boolean isInRecovery() {
        return recovery;
    }

    /** {@code scsi_host_is_busy()}. */
    boolean isBusy() {
        return blocked > 0 || recovery;
    }

    /**
     * {@code scsi_host_queue_ready()}: counts the command in, or refuses it.
     *
     * <p>A blocked host takes nothing while anything is in flight. With nothing in flight each
     * attempt counts the block down, until it is over.
     */
    boolean enter(ScsiDevice device) {
        if (recovery) {
            starve(device);
            return false;
        }
        if (blocked > 0) {
            if (inFlight > 0) {
                starve(device);
                return false;
            }
            if (--blocked > 0) {
                return false;
            }
        }
        starved.remove(device);
        inFlight++;
        return true;
    }

    /** {@code scsi_abort_command()}. */
    void abort(Context ctx, Request rq, ScsiDevice device) {
        aborts.schedule(ctx, rq, device);
    }

    /** {@code scsi_dec_host_busy()}. */
    void leave() {
        inFlight--;
    }

    private void starve(ScsiDevice device) {
        if (!starved.contains(device)) {
            starved.addLast(device);
        }
    }

    /** The next device to run, in order of their refusals; null if the host is blocked again. */
    @Nullable ScsiDevice nextStarved(Context ctx, ArrayDeque<ScsiDevice> taken) {
        return isBusy() ? null : taken.pollFirst();
    }

    /** {@code scsi_starved_list_run()}: all that wait now; those not run go back in front. */
    ArrayDeque<ScsiDevice> takeStarved() {
        ArrayDeque<ScsiDevice> taken = new ArrayDeque<>(starved);
        starved.clear();
        return taken;
    }

    void putBack(ArrayDeque<ScsiDevice> rest) {
        while (!rest.isEmpty()) {
            starved.addFirst(rest.removeLast());
        }
    }
}
