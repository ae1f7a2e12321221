package org.blkscope.workload;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.engine.Context;
import org.blkscope.kernel.BioEnd;
import org.blkscope.kernel.KernelTask;

/** One operation of user space: done when all its bios are. */
final class Operation implements BioEnd {
    private final UserProcess process;
    private int pending;
    private final boolean queued;
    private int error;
    private boolean submitted;
    private final List<KernelTask> others = new ArrayList<>();

    /**
     * @param queued submitted to be reaped later, not waited for by its own call
     */
    Operation(UserProcess process, boolean queued) {
        this.process = process;
        this.queued = queued;
    }

    boolean isQueued() {
        return queued;
    }

    void begin(int bios) {
        pending = bios;
        submitted = true;
        error = 0;
    }

    boolean isDone() {
        return submitted && pending == 0;
    }

    /** One more task to wake when it is done. */
    void alsoWakes(KernelTask task) {
        others.add(task);
    }

    int error() {
        return error;
    }

    @Override
    public void ended(Context ctx, int bioError) {
        if (bioError != 0) {
            error = bioError;
        }
        if (--pending == 0) {
            process.done(this);
            others.forEach(KernelTask::wake);
            others.clear();
        }
    }
}
