package org.blkscope.kernel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.blkscope.engine.Context;
import org.jspecify.annotations.Nullable;

/**
 * The eight wait queues of a tag map and its wake-up counters (TAG-5, newer algorithm).
 *
 * <p>Waiters are woken in batches: only when as many tags were freed as the batch asks for.
 */
final class WaitQueues {
    static final int QUEUES = 8;

    private final List<ArrayDeque<Waiter>> queues = new ArrayList<>();
    private final boolean carry;

    /** {@code wait_cnt} of each queue: tags to be freed until it is woken (classic). */
    private final int[] waitCnt = new int[QUEUES];

    private final boolean counterEach;
    private int wakeBatch;
    private int wakeIndex;
    private int active;
    private int completions;
    private int wakeups;

    /**
     * @param usable tags that can be had, see {@link Sbitmap#usable}
     * @param rules of the kernel
     */
    WaitQueues(int usable, Tags.Rules rules) {
        carry = rules.wakeCarry();
        counterEach = rules.counterEach();
        for (int i = 0; i < QUEUES; i++) {
            queues.add(new ArrayDeque<>());
        }
        setUsable(usable);
    }

    /** Recomputes the batch (TAG-5). */
    void setUsable(int usable) {
        int batch = Math.max(1, Math.min(usable / QUEUES, QUEUES));
        if (batch != wakeBatch) {
            wakeBatch = batch;
            Arrays.fill(waitCnt, batch);
        }
    }

    int wakeBatch() {
        return wakeBatch;
    }

    int wakeIndex() {
        return wakeIndex;
    }

    /** {@code ws_active}: entries that wait, and so are to be woken. */
    int active() {
        return active;
    }

    /** Entries of one wait queue. */
    int waiting(int queue) {
        return queues.get(queue).size();
    }

    /** {@code sbitmap_prepare_to_wait()}; a hardware queue goes before the tasks. */
    void add(int queue, Waiter waiter) {
        if (waiter.isExclusive()) {
            queues.get(queue).addLast(waiter);
        } else {
            queues.get(queue).addFirst(waiter);
        }
        active++;
    }

    /** True until the waiter is woken. */
    boolean waits(int queue, Waiter waiter) {
        return queues.get(queue).contains(waiter);
    }

    /** {@code sbitmap_finish_wait()}: nothing more happens if the waiter has been woken. */
    void remove(int queue, Waiter waiter) {
        queues.get(queue).remove(waiter);
        active--;
    }

    /** Counts freed tags and wakes waiters when a batch is full. */
    void freed(Context ctx, int tags) {
        if (active == 0) {
            return;
        }
        if (counterEach) {
            for (int i = 0; i < tags; i++) {
                freedOne(ctx);
            }
            return;
        }
        completions += tags;
        while (completions - wakeups >= wakeBatch) {
            wakeups += wakeBatch;
            wake(ctx, wakeBatch);
        }
    }

    /** Until 6.1: the first queue with waiters counts; at zero it is woken, and the next is due. */
    private void freedOne(Context ctx) {
        for (int i = 0; i < QUEUES; i++) {
            int at = (wakeIndex + i) % QUEUES;
            if (!queues.get(at).isEmpty()) {
                wakeIndex = at;
                if (--waitCnt[at] <= 0) {
                    waitCnt[at] = wakeBatch;
                    wakeIndex = (at + 1) % QUEUES;
                    wakeQueue(ctx, queues.get(at), wakeBatch);
                }
                return;
            }
        }
    }

    /** {@code sbitmap_queue_wake_all()} (TAG-6). */
    void wakeAll(Context ctx) {
        for (int queue = 0; queue < QUEUES; queue++) {
            wakeQueue(ctx, queues.get(queue), Integer.MAX_VALUE);
        }
    }

    private void wake(Context ctx, int count) {
        int left = count;
        for (int i = 0; i < QUEUES && left > 0; i++) {
            ArrayDeque<Waiter> queue = queues.get(wakeIndex);
            wakeIndex = (wakeIndex + 1) % QUEUES;
            if (!queue.isEmpty()) {
                left -= wakeQueue(ctx, queue, left);
                if (!carry) {
                    return;
                }
            }
        }
    }

    /** Wakes up to {@code most} tasks of one queue, and how many they were. */
    private static int wakeQueue(Context ctx, ArrayDeque<Waiter> queue, int most) {
        int woken = 0;
        while (woken < most) {
            @Nullable Waiter waiter = queue.pollFirst();
            if (waiter == null) {
                return woken;
            }
            woken += waiter.isExclusive() ? 1 : 0;
            waiter.wakeUp(ctx);
        }
        return woken;
    }
}
