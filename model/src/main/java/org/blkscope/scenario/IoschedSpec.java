package org.blkscope.scenario;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.blkscope.kernel.sched.DeadlineStart;

/**
 * Tunables of a device's scheduler, and what it remembers from earlier use.
 *
 * @param tunables by their names in the {@code iosched} folder of sysfs; those left out have the
 *     kernel's default
 * @param start of mq-deadline; empty for a scheduler that has just been attached
 */
public record IoschedSpec(Map<String, Long> tunables, Optional<DeadlineStart> start) {
    /** A scheduler as the kernel attaches it. */
    public static final IoschedSpec DEFAULTS = new IoschedSpec(Map.of(), Optional.empty());

    public IoschedSpec {
        tunables = Collections.unmodifiableMap(new TreeMap<>(tunables));
    }

    /** A tunable that is a time in nanoseconds, or what the kernel starts with. */
    long time(String name, long absent) {
        Long value = tunables.get(name);
        return value == null ? absent : value;
    }

    /** A tunable, or what the kernel starts with. */
    int number(String name, int absent) {
        Long value = tunables.get(name);
        return value == null ? absent : value.intValue();
    }
}
