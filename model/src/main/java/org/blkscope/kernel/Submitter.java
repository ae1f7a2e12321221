package org.blkscope.kernel;

/** Who bios are named after: a job, whose tasks share one count. */
public final class Submitter {
    private final int name;
    private int count;

    /**
     * @param name number of the name among the task names of the recording
     */
    public Submitter(int name) {
        this.name = name;
    }

    int name() {
        return name;
    }

    int next() {
        return ++count;
    }
}
