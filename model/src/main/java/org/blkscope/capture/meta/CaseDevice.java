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
 * @param iosched tunables of its scheduler, as printed
 * @param schedulerState figures of its scheduler in debugfs before the run, as printed
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
        Map<String, String> iosched,
        Map<String, String> schedulerState,
        List<TagState> tags) {
    public CaseDevice {
        hctxCpus = hctxCpus.stream().map(List::copyOf).toList();
        queue = Collections.unmodifiableMap(new TreeMap<>(queue));
        iosched = Collections.unmodifiableMap(new TreeMap<>(iosched));
        schedulerState = Collections.unmodifiableMap(new TreeMap<>(schedulerState));
        tags = List.copyOf(tags);
    }
}
