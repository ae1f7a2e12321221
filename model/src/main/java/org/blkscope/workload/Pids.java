package org.blkscope.workload;

/** Process numbers of one machine, in order of birth. */
public final class Pids {
    private int last;

    /**
     * @param first the first number given out
     */
    public Pids(int first) {
        last = first - 1;
    }

    int next() {
        return ++last;
    }
}
