package org.blkscope.workload;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.kernel.KernelTask;

/** Where the processes of a script wait for each other. */
final class Barrier {
    private final int processes;
    private final List<KernelTask> waiting = new ArrayList<>();
    private int opened;

    Barrier(int processes) {
        this.processes = processes;
    }

    /** How often all have met here. */
    int opened() {
        return opened;
    }

    /** One more process is here; the last one opens the barrier for all. */
    void arrive(KernelTask task) {
        waiting.add(task);
        if (waiting.size() == processes) {
            opened++;
            waiting.forEach(KernelTask::wake);
            waiting.clear();
        }
    }
}
