package org.blkscope.analysis;

/**
 * The figures of a run or a trace, in the order in which they are shown. The keys are a contract.
 */
public enum Figure {
    /** From the first event to the last. */
    RUN_TIME("run_time_ns", "run time", Unit.NS),
    /** Requests that carry data or a command; flush commands are counted apart. */
    REQUESTS("requests", "requests", Unit.COUNT),
    /** Bios that were submitted; parts of a split do not count. */
    BIOS("bios", "bios", Unit.COUNT),
    /** Completed requests of a second. */
    IOPS("iops", "requests per second", Unit.RATE),
    /** Bytes read and written of a second. */
    THROUGHPUT("throughput_bytes_per_s", "throughput", Unit.BYTES_PER_S),
    /** Flush commands that completed. */
    FLUSH_COMMANDS("flush_commands", "flush commands", Unit.COUNT),
    /** Empty flush bios that ended: what fsync sends. */
    FSYNCS_DONE("fsyncs_done", "fsyncs done", Unit.COUNT),
    /** How many of them one flush command served. */
    FSYNCS_PER_FLUSH("fsyncs_per_flush", "fsyncs per flush", Unit.RATIO),
    /** Runs of hardware queues. */
    QUEUE_RUNS("queue_runs", "queue runs", Unit.COUNT),
    /** Requests handed back to be inserted again. */
    REQUEUES("requeues", "requeues", Unit.COUNT),
    /** Requests that the driver refused. */
    REFUSALS("refusals", "refusals", Unit.COUNT),
    /** Times that somebody slept for a tag. */
    TAG_WAITS("tag_waits", "tag waits", Unit.COUNT),
    /** Bios that joined a request, and requests that joined another. */
    MERGES("merges", "merges", Unit.COUNT),
    /** Unplug events. */
    PLUG_FLUSHES("plug_flushes", "plug flushes", Unit.COUNT),
    /** Most driver tags of one map in use at once. */
    MAX_DRIVER_TAGS("max_driver_tags", "most driver tags used", Unit.COUNT),
    /** Sectors that are issued one behind the other before the device has to move, on average. */
    MEAN_RUN_LENGTH("mean_run_length_sectors", "mean run length", Unit.SECTORS),
    /** Times that an issued request did not continue the one before on its device. */
    SWITCHES("switches", "switches", Unit.COUNT),
    /** What one of them cost, where the device says so. */
    SWITCH_COST("switch_cost_ns", "switch cost", Unit.NS);

    /** What a figure counts. */
    public enum Unit {
        NS,
        COUNT,
        RATE,
        RATIO,
        BYTES_PER_S,
        SECTORS
    }

    private final String key;
    private final String label;
    private final Unit unit;

    Figure(String key, String label, Unit unit) {
        this.key = key;
        this.label = label;
        this.unit = unit;
    }

    /** Name in JSON and CSV, unit last. */
    public String key() {
        return key;
    }

    /** Words for tables. */
    public String label() {
        return label;
    }

    public Unit unit() {
        return unit;
    }
}
