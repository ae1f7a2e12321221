package org.blkscope.study;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;

/** Moments that were jumped away from, as a browser keeps pages: back and forward. */
final class History {
    private static final int MOST = 200;

    private final Deque<Integer> back = new ArrayDeque<>();
    private final Deque<Integer> forward = new ArrayDeque<>();

    /** Remembers the moment that a jump leaves. */
    void left(int moment) {
        forward.clear();
        push(back, moment);
    }

    /** The moment to go back to from here; empty if there is none. */
    OptionalInt back(int here) {
        return swap(back, forward, here);
    }

    /** The moment to go forward to again; empty if there is none. */
    OptionalInt forward(int here) {
        return swap(forward, back, here);
    }

    private static OptionalInt swap(Deque<Integer> from, Deque<Integer> to, int here) {
        Integer moment = from.pollFirst();
        if (moment == null) {
            return OptionalInt.empty();
        }
        push(to, here);
        return OptionalInt.of(moment);
    }

    private static void push(Deque<Integer> stack, int moment) {
        Integer top = stack.peekFirst();
        if (top == null || top != moment) {
            stack.addFirst(moment);
        }
        if (stack.size() > MOST) {
            stack.removeLast();
        }
    }
}
