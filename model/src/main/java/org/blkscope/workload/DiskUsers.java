package org.blkscope.workload;

import java.util.Map;
import java.util.TreeMap;
import org.blkscope.kernel.RequestQueue;

/** How many files of each disk are open; some kernels check a disk when the last one is closed. */
final class DiskUsers {
    private final Map<Integer, Integer> open = new TreeMap<>();

    void opened(RequestQueue queue) {
        open.merge(queue.device(), 1, Integer::sum);
    }

    /** True if it was the last one. */
    boolean closed(RequestQueue queue) {
        return open.merge(queue.device(), -1, Integer::sum) == 0;
    }
}
