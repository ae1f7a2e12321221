package org.blkscope.engine;

/** Work of a softirq: called once for each step until there is none. */
public interface Softirq {
    /**
     * Does one step.
     *
     * @return true if there is more
     */
    boolean step(Context ctx);
}
