package org.blkscope.kernel.profile;

import java.util.List;
import java.util.Optional;

/**
 * A way in which kernels differ (blk-mq core, feature matrix). The identifier is what people type.
 */
public enum Flag {
    /** Order of a plug list: oldest or newest request first. */
    PLUG_ORDER("plug_order", "FIFO", "LIFO"),
    /** Requests that a plug of one queue holds before it is flushed. */
    PLUG_LIMIT("plug_limit", "32", "16"),
    /** Which request of the plug the 128 KiB rule looks at. */
    PLUG_SIZE_REF("plug_size_ref", "oldest", "newest"),
    /** Each bio without a plug of its caller gets one of its own. */
    SUBMIT_PLUG("submit_plug", "yes", "no"),
    /** An unplug event also when the plug goes straight to the driver. */
    FAST_PATH_UNPLUG_EVENT("fast_path_unplug_event", "yes", "no"),
    /** {@code block_io_start} and {@code block_io_done} exist. */
    IO_START_EVENTS("io_start_events", "yes", "no"),
    /** Tracepoints of requests print the I/O priority. */
    PRIO_IN_EVENTS("prio_in_events", "yes", "no"),
    /** Every write to a block device file opens a plug. */
    WRITE_PLUG("write_plug", "no", "yes"),
    /** The flush machinery leaves a plain write to the normal path. */
    FLUSH_MAY_DECLINE("flush_may_decline", "yes", "no"),
    /** Where requests left over by a dispatch go on {@code hctx->dispatch}. */
    LEFTOVER_SPLICE("leftover_splice", "tail", "head");

    private final String id;
    private final String choices;

    Flag(String id, String... choices) {
        this.id = id;
        this.choices = String.join(" ", choices);
    }

    /** What people type and documents cite. */
    public String id() {
        return id;
    }

    /** Values it can have. */
    public List<String> choices() {
        return List.of(choices.split(" ", -1));
    }

    /** The flag with this identifier. */
    public static Optional<Flag> find(String id) {
        for (Flag flag : values()) {
            if (flag.id.equals(id)) {
                return Optional.of(flag);
            }
        }
        return Optional.empty();
    }
}
