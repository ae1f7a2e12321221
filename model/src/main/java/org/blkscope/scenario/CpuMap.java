package org.blkscope.scenario;

import java.util.ArrayList;
import java.util.List;

/** Which hardware queue each CPU uses. */
final class CpuMap {
    private CpuMap() {}

    /**
     * Neighbouring CPUs share a queue, groups as even as can be, larger ones first ({@code
     * group_cpus_evenly()}).
     */
    static List<Integer> even(int cpus, int queues) {
        List<Integer> map = new ArrayList<>();
        for (int queue = 0; queue < queues; queue++) {
            int size = cpus / queues + (queue < cpus % queues ? 1 : 0);
            for (int i = 0; i < size; i++) {
                map.add(queue);
            }
        }
        return map;
    }
}
