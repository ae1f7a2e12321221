package org.blkscope.capture.meta;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A block device of a case.
 *
 * @param name such as {@code nullb0}
 * @param number {@code major,minor}
 * @param sectors its size
 * @param scheduler name of its I/O scheduler
 * @param hctxCpus CPUs of each hardware queue
 * @param nrTags tags of each hardware queue
 * @param queue attributes of its queue folder in sysfs, as printed
 * @param tags tag map of each hardware queue before the run; empty if there is no dump
 */
public record CaseDevice(
        String name,
        String number,
        long sectors,
        String scheduler,
        List<List<Integer>> hctxCpus,
        int nrTags,
        Map<String, String> queue,
        List<TagState> tags) {
    public CaseDevice {
        hctxCpus = hctxCpus.stream().map(List::copyOf).toList();
        queue = Collections.unmodifiableMap(new TreeMap<>(queue));
        tags = List.copyOf(tags);
    }
}
