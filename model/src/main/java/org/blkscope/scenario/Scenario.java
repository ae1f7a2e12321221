package org.blkscope.scenario;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * One run of the model, described completely: same scenario, same recording.
 *
 * @param name what people call it
 * @param kernel name of a kernel profile, such as {@code v6.12.y}
 * @param with changes added to the profile, by their identifiers
 * @param without changes taken from the profile
 * @param set single flags of the profile with their values, in order of their names
 * @param seed of everything that is random in the run
 * @param cpus number of CPUs, 1 to 1024
 * @param costs what the steps of the kernel cost
 * @param devices at least one; names are unique
 * @param jobs at least one; names are unique
 * @param faults what goes wrong on purpose
 * @param startNs what the monotonic clock shows when the run begins; its phase to the timer tick
 *     matters to some rules
 * @param untilNs the run ends this long after its beginning; empty: when nothing is left to do
 */
public record Scenario(
        String name,
        String kernel,
        List<String> with,
        List<String> without,
        Map<String, String> set,
        long seed,
        int cpus,
        Costs costs,
        List<DeviceSpec> devices,
        List<JobSpec> jobs,
        List<FaultSpec> faults,
        long startNs,
        OptionalLong untilNs) {
    /** The number that a scenario file begins with. */
    public static final int FORMAT = 1;

    public Scenario {
        with = List.copyOf(with);
        without = List.copyOf(without);
        set = Collections.unmodifiableMap(new TreeMap<>(set));
        devices = List.copyOf(devices);
        jobs = List.copyOf(jobs);
        faults = List.copyOf(faults);
    }
}
