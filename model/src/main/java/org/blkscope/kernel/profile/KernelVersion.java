package org.blkscope.kernel.profile;

import java.util.List;
import java.util.Optional;

/**
 * The kernels that have a profile, in the order of the main line (blk-mq core, versions, section
 * 2). A stable kernel follows the one that it is based on.
 */
enum KernelVersion {
    V4_11("v4.11", "the legacy request path exists besides blk-mq", false),
    V4_12_DEV("v4.12-dev", "between v4.11 and v4.12, with one run work for all runs", true),
    V4_12("v4.12", "stopping a queue no longer waits for its work", true),
    V4_15("v4.15", "the last one with atomic flags instead of a state", false),
    V4_19("v4.19", "with the window of corruption in direct issue", true),
    V4_19_Y("v4.19.y", "stable: the corruption is fixed", V4_19),
    V5_0("v5.0", "the legacy path is gone; queue types", true),
    V4_20("v4.20", "v5.0 without queue types", V5_0),
    V5_4("v5.4", "plain v5.4", false),
    V5_4_Y("v5.4.y", "stable: as 5.4.86, with the two changes of 5.6 to flushes", V5_4),
    V5_6_RC3("v5.6-rc3", "before requests of a flush went to the tail", false),
    V5_6_RC4("v5.6-rc4", "with 01e99aeca397: flush commands and left-overs go to the tail", false),
    V5_6("v5.6", "with cc3200eac4c5: flush commands go to the head again; also 5.7", false),
    V5_10("v5.10", "batches from the scheduler", false),
    V5_10_Y("v5.10.y-364b", "a vendor's v5.10 that clears references to flush requests", V5_10),
    V5_14("v5.14", "clears references to flush requests when a queue ends", true),
    V5_15("v5.15", "the last one with a sorted plug", false),
    V5_19("v5.19", "the plug hands out the newest request first; also 6.0", true),
    V6_1("v6.1", "as 6.1.192", false),
    V6_6("v6.6", "flushes bypass by operation only", false),
    V6_12("v6.12", "plain v6.12", true),
    V6_12_Y("v6.12.y", "stable: as 6.12.115, the plug hands out the oldest first", V6_12),
    V7_0("v7.0", "the plug hands out the oldest first", false),
    V7_3("v7.3", "the newest one", false);

    private final String id;
    private final String note;
    private final boolean deduced;
    private final Optional<KernelVersion> base;

    KernelVersion(String id, String note, boolean deduced) {
        this.id = id;
        this.note = note;
        this.deduced = deduced;
        base = Optional.empty();
    }

    KernelVersion(String id, String note, KernelVersion base) {
        this.id = id;
        this.note = note;
        deduced = false;
        this.base = Optional.of(base);
    }

    String id() {
        return id;
    }

    /** What it is known for. */
    String note() {
        return note;
    }

    /** True if no source of exactly this version was read. */
    boolean isDeduced() {
        return deduced;
    }

    /** The release of the main line that a stable kernel is based on. */
    Optional<KernelVersion> base() {
        return base;
    }

    /** Where it is in the main line. */
    KernelVersion line() {
        return base.orElse(this);
    }

    static Optional<KernelVersion> find(String id) {
        return List.of(values()).stream().filter(v -> v.id.equals(id)).findFirst();
    }
}
