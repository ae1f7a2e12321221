package org.blkscope.kernel.sched;

/**
 * What mq-deadline remembers from I/O before the run, such as the partition scan.
 *
 * @param lastWrite the last batch was one of writes
 * @param batching requests taken in that batch
 * @param starved how often reads were preferred
 * @param readPosition sector of the last read of class BE (used since 6.12)
 * @param writePosition sector of the last write of class BE
 */
public record DeadlineStart(
        boolean lastWrite, int batching, int starved, long readPosition, long writePosition) {
    /** A scheduler that has just been attached. */
    public static final DeadlineStart NEW = new DeadlineStart(true, 0, 0, 0, 0);
}
