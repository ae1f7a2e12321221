package org.blkscope.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.blkscope.analysis.Figure;
import org.blkscope.analysis.Figures;
import org.blkscope.analysis.Latencies;
import org.blkscope.analysis.Problem;
import org.blkscope.analysis.Stages;
import org.jspecify.annotations.Nullable;

/** What reports share, as maps in a fixed order that any JSON library writes; null stays null. */
public final class Maps {
    private Maps() {}

    /** Object {@code figures}. */
    public static Map<String, @Nullable Object> figures(Figures figures) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (Figure figure : Figure.values()) {
            map.put(figure.key(), figures.value(figure));
        }
        return map;
    }

    /** Object {@code stages}. */
    public static Map<String, @Nullable Object> stages(Stages stages) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("q2g", latencies(stages.q2g()));
        map.put("g2i", latencies(stages.g2i()));
        map.put("i2d", latencies(stages.i2d()));
        map.put("d2c", latencies(stages.d2c()));
        map.put("q2c", latencies(stages.q2c()));
        map.put("tag_wait", latencies(stages.tagWait()));
        map.put("requeue", latencies(stages.requeue()));
        return map;
    }

    /** List {@code problems}. */
    public static List<Map<String, @Nullable Object>> problems(List<Problem> problems) {
        return problems.stream().map(Maps::problem).toList();
    }

    private static @Nullable Map<String, @Nullable Object> latencies(@Nullable Latencies times) {
        if (times == null) {
            return null;
        }
        boolean any = times.count() > 0;
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("count", times.count());
        map.put("min_ns", any ? times.minNs() : null);
        map.put("avg_ns", any ? times.avgNs() : null);
        map.put("p50_ns", any ? times.p50Ns() : null);
        map.put("p99_ns", any ? times.p99Ns() : null);
        map.put("max_ns", any ? times.maxNs() : null);
        return map;
    }

    private static Map<String, @Nullable Object> problem(Problem problem) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("kind", problem.kind().key());
        map.put("severity", problem.severity().key());
        map.put("address", textOrNull(problem.address()));
        map.put("since_ns", problem.sinceNs());
        map.put("message", problem.message());
        map.put("evidence", problem.evidence().stream().map(Maps::evidence).toList());
        map.put("ruled_out", problem.ruledOut());
        return map;
    }

    private static Map<String, @Nullable Object> evidence(Problem.Evidence evidence) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        map.put("moment", "@" + evidence.moment());
        map.put("text", evidence.text());
        return map;
    }

    /** A text, or null for an empty one: not known. */
    static @Nullable String textOrNull(String text) {
        return text.isEmpty() ? null : text;
    }
}
