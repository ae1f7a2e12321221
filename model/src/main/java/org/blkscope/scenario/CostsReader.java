package org.blkscope.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;

/** Reads the key {@code costs}: the name of a table, or an object with single figures. */
final class CostsReader {
    static final long MAX_NS = 1_000_000_000L;
    private static final String KEY = "costs";

    private CostsReader() {}

    static Costs read(Section top) throws ScenarioException {
        JsonNode value = top.value(KEY);
        if (!value.isObject()) {
            return Costs.of(top.word(KEY, CostTables.NAMES, CostTables.DEFAULT));
        }
        Section section = top.section(KEY);
        String base = section.word("base", CostTables.NAMES, CostTables.DEFAULT);
        Map<String, Long> changed = new TreeMap<>();
        for (String figure : CostTables.FIGURES) {
            if (section.has(figure)) {
                changed.put(figure, section.time(figure, 0, MAX_NS, 0));
            }
        }
        section.end();
        return new Costs(base, changed);
    }
}
