package org.blkscope.scenario;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is behind a device's driver: a preset, and the figures of it that are different.
 *
 * @param preset name of the medium, see {@link MediaPresets}
 * @param changed figures by their names, in nanoseconds, bytes, bytes per second or numbers
 */
public record MediaSpec(String preset, Map<String, Long> changed) {
    public MediaSpec {
        changed = Collections.unmodifiableMap(new TreeMap<>(changed));
    }
}
