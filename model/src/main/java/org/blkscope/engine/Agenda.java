package org.blkscope.engine;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/*
 * What is due, earliest first: a binary heap over objects that know their position in it, so that taking one out costs
 * as little as putting one in and nothing is allocated.
 *
 * Order, and it is part of the contract: time; then timers before CPUs; then a tie value that the engine draws from the
 * seed for CPUs (so that different seeds explore different interleavings of CPUs that are due at the same instant);
 * then first come, first served.
 */
final class Agenda {
    private Due[] heap = new Due[64];
    private int size;
    private long serial;

    int size() {
        return size;
    }

    @Nullable Due first() {
        return size == 0 ? null : heap[0];
    }

    /** Puts something on the agenda, or moves it if it is there. */
    void put(Due due, long timeNs, long tie) {
        if (due.isPending()) {
            remove(due);
        }
        due.timeNs = timeNs;
        due.tie = tie;
        due.serial = serial++;
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size * 2);
        }
        due.position = size;
        heap[size] = due;
        up(size++);
    }

    /** Takes something off; nothing happens if it is not there. */
    void remove(Due due) {
        int at = due.position;
        if (at < 0) {
            return;
        }
        due.position = -1;
        Due moved = heap[--size];
        if (moved != due) {
            heap[at] = moved;
            moved.position = at;
            up(at);
            down(moved.position);
        }
    }

    private void up(int from) {
        int at = from;
        Due due = heap[at];
        while (at > 0) {
            int parent = (at - 1) >>> 1;
            if (!due.before(heap[parent])) {
                break;
            }
            place(heap[parent], at);
            at = parent;
        }
        place(due, at);
    }

    private void down(int from) {
        int at = from;
        Due due = heap[at];
        while (true) {
            int child = 2 * at + 1;
            if (child >= size) {
                break;
            }
            if (child + 1 < size && heap[child + 1].before(heap[child])) {
                child++;
            }
            if (!heap[child].before(due)) {
                break;
            }
            place(heap[child], at);
            at = child;
        }
        place(due, at);
    }

    private void place(Due due, int at) {
        heap[at] = due;
        due.position = at;
    }
}
