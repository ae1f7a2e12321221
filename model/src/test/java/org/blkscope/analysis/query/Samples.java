package org.blkscope.analysis.query;

import org.blkscope.recording.Recording;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioException;
import org.blkscope.scenario.ScenarioReader;

/** Recordings to search in. */
final class Samples {
    private static final String SCENARIO =
            """
            { "format": 1, "name": "search", "kernel": "v6.12.y", "seed": 3, "cpus": 2, "costs": "default",
              "devices": [ { "name": "nullb0", "type": "null_blk", "submit_queues": 2, "hw_queue_depth": 4,
                "irqmode": 2, "completion_nsec": 50000, "scheduler": "none" } ],
              "jobs": [ { "name": "reader", "device": "nullb0", "rw": "randread", "bs": "4KiB", "iodepth": 8,
                "numjobs": 2, "size": "256KiB" },
                { "name": "batch", "cpu": 0, "device": "nullb0", "script": ["aio R 0 8", "aio R 64 8", "aio R 128 8",
                  "aio R 192 8", "aio R 256 8", "aio R 320 8", "asub", "await"] } ] }
            """;

    private Samples() {}

    /** Readers that compete for few tags, run to the end. */
    static Recording run() {
        return machine().run();
    }

    /** The same, not yet begun. */
    static Machine machine() {
        return new Machine(scenario());
    }

    private static Scenario scenario() {
        try {
            return ScenarioReader.parse("search", SCENARIO);
        } catch (ScenarioException e) {
            throw new IllegalStateException(e);
        }
    }
}
