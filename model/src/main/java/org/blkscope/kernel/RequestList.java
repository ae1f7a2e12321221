package org.blkscope.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code list_head} of requests, linked through the requests: a request is on one list at most. */
public final class RequestList {
    private @Nullable Request head;
    private @Nullable Request tail;
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return head == null;
    }

    public @Nullable Request first() {
        return head;
    }

    public @Nullable Request last() {
        return tail;
    }

    public void addLast(Request rq) {
        rq.prev = tail;
        rq.next = null;
        if (tail != null) {
            tail.next = rq;
        } else {
            head = rq;
        }
        tail = rq;
        size++;
        rq.list = this;
    }

    public void addFirst(Request rq) {
        rq.next = head;
        rq.prev = null;
        if (head != null) {
            head.prev = rq;
        } else {
            tail = rq;
        }
        head = rq;
        size++;
        rq.list = this;
    }

    /** All requests, first to last. */
    public List<Request> all() {
        List<Request> all = new ArrayList<>();
        for (Request rq = head; rq != null; rq = rq.next) {
            all.add(rq);
        }
        return all;
    }

    void remove(Request rq) {
        if (rq.prev != null) {
            rq.prev.next = rq.next;
        } else {
            head = rq.next;
        }
        if (rq.next != null) {
            rq.next.prev = rq.prev;
        } else {
            tail = rq.prev;
        }
        rq.next = null;
        rq.prev = null;
        rq.list = null;
        size--;
    }
}
