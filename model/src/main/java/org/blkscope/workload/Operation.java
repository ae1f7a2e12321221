package org.blkscope.workload;

import org.blkscope.engine.Context;
import org.blkscope.kernel.BioEnd;

/** One operation of user space: done when all its bios are. */
final class Operation implements BioEnd {
    private final UserProcess process;
    private int pending;
    private final boolean queued;
    private int error;
    private boolean submitted;

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
        }
    }
}
