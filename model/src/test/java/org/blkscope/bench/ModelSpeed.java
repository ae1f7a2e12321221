package org.blkscope.bench;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Recording;
import org.blkscope.recording.StoreCeiling;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.Scenario;
import org.blkscope.scenario.ScenarioReader;

/**
 * How fast the whole model records on the plain path (null_blk, no scheduler, 128 tags, 32 random
 * reads in flight), as a share of the store ceiling: writing the same columns without a model.
 *
 * <p>{@code mvn -q -B -P'bench,!strict' -pl model test-compile exec:exec -Dbench=ModelSpeed}
 */
public final class ModelSpeed {
    private static final int FORKS = 5;
    private static final int ROUNDS = 6;
    private static final String SCENARIO =
            """
            { "format": 1, "name": "plain path", "kernel": "v6.12.y", "seed": 1, "cpus": 1, "costs": "default",
              "devices": [ { "name": "nullb0", "type": "null_blk", "submit_queues": 1, "hw_queue_depth": 128,
                "irqmode": 2, "completion_nsec": 10000, "scheduler": "none" } ],
              "jobs": [ { "name": "reader", "device": "nullb0", "rw": "randread", "bs": "4KiB", "iodepth": 32,
                "size": "2GiB" } ] }
            """;

    private ModelSpeed() {}

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            fork();
            return;
        }
        Map<String, List<Double>> figures = Forks.run(ModelSpeed.class.getName(), FORKS);
        System.out.println("plain path, " + FORKS + " forks, best round of " + ROUNDS + " in each");
        System.out.println(Forks.summary("model", figures.get("model"), "million events/s", true));
        System.out.println(
                Forks.summary("model", figures.get("requests"), "thousand requests/s", true));
        System.out.println(
                Forks.summary("store ceiling", figures.get("ceiling"), "million events/s", true));
        System.out.println(Forks.summary("model / ceiling", figures.get("share"), "percent", true));
        System.out.println(Forks.summary("heap", figures.get("bytes"), "bytes per event", false));
    }

    private static void fork() throws Exception {
        Scenario scenario = ScenarioReader.parse("plain path", SCENARIO);
        double model = Double.MAX_VALUE;
        double ceiling = Double.MAX_VALUE;
        Recording recording = new Machine(scenario).run();
        recording.timeline().index();
        double bytes = (double) recording.bytes() / recording.size();
        StoreCeiling store = new StoreCeiling(recording);
        int events = recording.size();
        long requests = requests(recording.lives());
        for (int round = 0; round < ROUNDS; round++) {
            long begin = System.nanoTime();
            check(new Machine(scenario).run().size(), events);
            long middle = System.nanoTime();
            check(store.write().size(), events);
            long end = System.nanoTime();
            model = Math.min(model, (middle - begin) / 1e9);
            ceiling = Math.min(ceiling, (end - middle) / 1e9);
        }
        print("model", events / model / 1e6);
        print("requests", requests / model / 1e3);
        print("ceiling", events / ceiling / 1e6);
        print("share", 100 * ceiling / model);
        print("bytes", bytes);
    }

    private static long requests(Lives lives) {
        long count = 0;
        for (int life = 0; life < lives.size(); life++) {
            count += lives.kind(life) == LifeKind.REQUEST ? 1 : 0;
        }
        return count;
    }

    private static void check(int got, int expected) {
        if (got != expected) {
            throw new IllegalStateException("runs differ: " + got + " and " + expected + " events");
        }
    }

    private static void print(String name, double value) {
        System.out.println(name + " " + String.format(Locale.ROOT, "%.4f", value));
    }
}
