package org.blkscope.scenario;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.blkscope.capture.meta.CaseReader;
import org.blkscope.lab.CaseScenario;
import org.blkscope.lab.CaseScenarios;

/** Scenarios that several tests run. */
public final class Scenarios {
    private Scenarios() {}

    /** Folder of the samples, seen from the module that is tested. */
    public static Path samples(String folder) {
        return Path.of("..", "samples", folder);
    }

    /** The scenarios that come with the program. */
    public static List<Scenario> samples() throws Exception {
        List<Scenario> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(samples("scenarios"))) {
            for (Path file : files.sorted().toList()) {
                all.add(ScenarioReader.read(file));
            }
        }
        return all;
    }

    /** The scenarios of the captured cases that can be modelled. */
    public static List<Scenario> captured() throws Exception {
        List<Scenario> all = new ArrayList<>();
        try (Stream<Path> folders = Files.list(samples("kernel-cases"))) {
            for (Path folder : folders.sorted().toList()) {
                CaseScenario one = CaseScenarios.of(CaseReader.read(folder));
                if (one.modelled()) {
                    all.add(one.scenario().orElseThrow());
                }
            }
        }
        return all;
    }

    /** Two jobs that keep a null block device busy; the second syncs after each write. */
    public static Scenario busy(String name, int cpus, int queues, int tags, int depth)
            throws Exception {
        String text =
                """
                { "format": 1, "name": "%s", "kernel": "v6.12.y", "seed": 3, "cpus": %d, "costs": "default",
                  "devices": [ { "name": "nullb0", "type": "null_blk", "submit_queues": %d,
                    "hw_queue_depth": %d, "irqmode": 2, "completion_nsec": 20000, "scheduler": "none",
                    "memory_backed": 1, "cache_size": 8 } ],
                  "jobs": [
                    { "name": "mixed", "device": "nullb0", "rw": "randrw", "bs": "4KiB", "iodepth": %d,
                      "numjobs": %d, "size": "1MiB" },
                    { "name": "sync", "device": "nullb0", "rw": "write", "bs": "4KiB", "iodepth": 4,
                      "size": "256KiB", "fsync": 1 } ] }
                """
                        .formatted(name, cpus, queues, tags, depth, cpus);
        return ScenarioReader.parse(name, text);
    }
}
