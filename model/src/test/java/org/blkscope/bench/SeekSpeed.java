package org.blkscope.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.blkscope.analysis.query.Query;
import org.blkscope.analysis.query.QueryException;
import org.blkscope.analysis.query.Search;
import org.blkscope.base.Rng;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioReader;

/**
 * How long random seeks take in a recording of ten million events, and a search for the next event
 * of a rare kind.
 *
 * <p>{@code mvn -q -B -P'bench,!strict' -pl model test-compile exec:exec -Dbench=SeekSpeed}
 */
public final class SeekSpeed {
    private static final int FORKS = 5;
    private static final int SEEKS = 10_000;
    private static final String SCENARIO =
            """
            { "format": 1, "name": "seek", "kernel": "v6.12.y", "seed": 1, "cpus": 4, "costs": "default",
              "devices": [ { "name": "nullb0", "type": "null_blk", "submit_queues": 4, "hw_queue_depth": 64,
                "irqmode": 2, "completion_nsec": 50000, "scheduler": "none" } ],
              "jobs": [ { "name": "reader", "device": "nullb0", "rw": "randread", "bs": "4KiB", "iodepth": 64,
                "numjobs": 4, "size": "512MiB" } ] }
            """;

    private SeekSpeed() {}

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            fork();
            return;
        }
        Map<String, List<Double>> figures = Forks.run(SeekSpeed.class.getName(), FORKS);
        System.out.println("10,000 random seeks after as many for warming up, " + FORKS + " forks");
        System.out.println(Forks.summary("events", figures.get("events"), "million", true));
        System.out.println(Forks.summary("seek p50", figures.get("p50"), "ms", false));
        System.out.println(Forks.summary("seek p99", figures.get("p99"), "ms", false));
        System.out.println(Forks.summary("seek max", figures.get("max"), "ms", false));
        System.out.println(
                Forks.summary(
                        "search for a kind", figures.get("search"), "ms for the whole", false));
    }

    private static void fork() throws Exception {
        Recording recording = new Machine(ScenarioReader.parse("seek", SCENARIO)).run();
        recording.timeline().index();
        Rng rng = new Rng(5);
        seeks(recording, rng);
        long[] ns = seeks(recording, rng);
        Arrays.sort(ns);
        print("events", recording.size() / 1e6);
        print("p50", ns[SEEKS / 2] / 1e6);
        print("p99", ns[SEEKS * 99 / 100] / 1e6);
        print("max", ns[SEEKS - 1] / 1e6);
        print("search", search(recording));
    }

    private static long[] seeks(Recording recording, Rng rng) {
        long[] ns = new long[SEEKS];
        for (int i = 0; i < SEEKS; i++) {
            int moment = rng.below(recording.size() + 1);
            long begin = System.nanoTime();
            if (recording.timeline().at(moment).moment() != moment) {
                throw new IllegalStateException("a seek ended elsewhere");
            }
            ns[i] = System.nanoTime() - begin;
        }
        return ns;
    }

    /**
     * The slowest answer there is: a kind that never happens, so the whole recording is searched.
     */
    private static double search(Recording recording) throws QueryException {
        Search search = Query.parse("kind == VIOLATION").in(recording);
        double best = Double.MAX_VALUE;
        for (int round = 0; round < 10; round++) {
            long begin = System.nanoTime();
            boolean found = search.next(0, true, () -> false).isPresent();
            best = Math.min(best, (System.nanoTime() - begin) / 1e6);
            if (found) {
                throw new IllegalStateException("a violation in a plain run");
            }
        }
        return best;
    }

    private static void print(String name, double value) {
        System.out.println(name + " " + String.format(Locale.ROOT, "%.4f", value));
    }
}
