package org.blkscope.scenario;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The cost table of a scenario: a named table, and single figures that differ from it.
 *
 * @param base name of a table: {@code default}, {@code zero} or {@code qemu-tcg}
 * @param changed nanoseconds by the name of the figure
 */
public record Costs(String base, Map<String, Long> changed) {
    public Costs {
        changed = Collections.unmodifiableMap(new TreeMap<>(changed));
    }

    /** A table as it is. */
    public static Costs of(String base) {
        return new Costs(base, Map.of());
    }
}
