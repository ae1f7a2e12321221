package org.blkscope.workbench.job;

/** What running work tells, and what it is told. Safe to use from the thread that works. */
public interface Progress {
    /** Listens to nothing and is never cancelled. */
    Progress NONE =
            new Progress() {
                @Override
                public void fraction(double done) {}

                @Override
                public boolean cancelled() {
                    return false;
                }
            };

    /** Says how much is done, from 0 to 1. */
    void fraction(double done);

    /**
     * True as soon as the work shall stop; it then ends early with whatever result or exception it
     * likes.
     */
    boolean cancelled();
}
