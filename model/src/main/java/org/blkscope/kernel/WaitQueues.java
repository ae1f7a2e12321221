package org.blkscope.kernel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The eight wait queues of a tag map and its wake-up counters (TAG-5, newer algorithm).
 *
 * <p>Waiters are woken in batches: only when as many tags were freed as the batch asks for.
 */
final class WaitQueues {
    static final int QUEUES = 8;

    private final List<ArrayDeque<KernelTask>> queues = new ArrayList<>();
    private final int wakeBatch;
    private int wakeIndex;
    private int active;
    private int completions;
    private int wakeups;

    WaitQueues(int depth) {
        for (int i = 0; i < QUEUES; i++) {
            queues.add(new ArrayDeque<>());
        }
        wakeBatch = Math.max(1, Math.min(depth / QUEUES, QUEUES));
    }

    int wakeBatch() {
        return wakeBatch;
    }

    /** {@code ws_active}: entries that wait, and so are to be woken. */
    int active() {
        return active;
    }

    /** {@code sbitmap_prepare_to_wait()}. */
    void add(int queue, KernelTask task) {
        queues.get(queue).addLast(task);
        active++;
    }

    /** True until the task is woken. */
    boolean waits(int queue, KernelTask task) {
        return queues.get(queue).contains(task);
    }

    /** {@code sbitmap_finish_wait()}: nothing happens if the task has been woken. */
    void remove(int queue, KernelTask task) {
        queues.get(queue).remove(task);
        active--;
    }

    /** Counts freed tags and wakes waiters when a batch is full. */
    void freed(int tags) {
        if (active == 0) {
            return;
        }
        completions += tags;
        while (completions - wakeups >= wakeBatch) {
            wakeups += wakeBatch;
            wake(wakeBatch);
        }
    }

    private void wake(int count) {
        int left = count;
        for (int i = 0; i < QUEUES && left > 0; i++) {
            ArrayDeque<KernelTask> queue = queues.get(wakeIndex);
            wakeIndex = (wakeIndex + 1) % QUEUES;
            @Nullable KernelTask task = queue.pollFirst();
            while (task != null) {
                task.wake();
                left--;
                task = left > 0 ? queue.pollFirst() : null;
            }
        }
    }
}
