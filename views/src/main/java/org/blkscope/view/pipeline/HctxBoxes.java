package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Boxes inside a hardware queue; those that do not fit are empty.
 *
 * @param head line with the name and, if narrow, the state
 * @param dispatch list of {@code hctx->dispatch}
 * @param handHead line above the requests in hand
 * @param state line with the set state bits
 * @param busy line and meter of dispatch_busy
 * @param runWork line of the work item
 * @param ctxMap line with one field a CPU
 * @param counters line of the other gauges
 */
record HctxBoxes(
        Box frame,
        Box head,
        Box dispatch,
        Box handHead,
        Box hand,
        Box state,
        Box busy,
        Box runWork,
        Box ctxMap,
        Box counters,
        boolean narrow) {

    /** Lays out a queue in a tall box, one figure a line. */
    static HctxBoxes tall(Box frame, QueueParts queue, Density d) {
        Stack stack = new Stack(frame.inset(d.compact() ? 6 : 9, d.compact() ? 4 : 8));
        double list = d.chipHeight() + 8;
        double extra = stack.left() > 12 * d.line() ? d.gap() : 0;
        boolean withHand = !queue.hand().isAbsent();
        double needed = (withHand ? 2 : 1) * (d.line() + list) + 5 * (d.line() + extra) + 20;
        double row = d.chipHeight() + d.gap();
        int spare = (int) Math.max(0, (stack.left() - needed) / row);
        double moreHand = withHand ? Math.min(2, Math.floorDiv(spare, 4)) : 0;
        double moreDispatch = Math.min(5, Math.floorDiv(spare, 2));
        Box head = stack.take(d.line());
        boolean withDispatch = !queue.dispatch().isAbsent();
        Box dispatch = withDispatch ? stack.take(list + moreDispatch * row) : Box.NONE;
        stack.skip(d.gap());
        Box handHead = withHand ? stack.take(d.line()) : Box.NONE;
        Box hand = withHand ? stack.take(list + moreHand * row) : Box.NONE;
        stack.skip(d.gap() + extra);
        Box state = stack.take(d.line());
        stack.skip(extra);
        Box busy = stack.take(d.line() + 4);
        stack.skip(2 + extra);
        Box runWork = stack.take(d.line());
        stack.skip(extra);
        Box ctxMap = stack.take(d.line());
        stack.skip(extra);
        return new HctxBoxes(
                frame,
                head,
                dispatch,
                handHead,
                hand,
                state,
                busy,
                runWork,
                ctxMap,
                stack.take(d.line()),
                false);
    }

    /** Lays out a queue in a row: a line of words over dispatch and hand side by side. */
    static HctxBoxes narrow(Box frame, QueueParts queue, Density d) {
        Box inner = frame.inset(6, 3);
        Box head = inner.top(d.line());
        Box lists = inner.below(d.line() + 1).top(d.chipHeight() + 8);
        boolean withHand = !queue.hand().isAbsent();
        double half = withHand ? Math.floor((lists.width() - d.gap()) / 2) : lists.width();
        Box hand = withHand ? lists.after(half + d.gap()) : Box.NONE;
        double used = lists.bottom() - inner.y();
        Box state = inner.height() - used >= d.line() ? inner.below(used).top(d.line()) : Box.NONE;
        return new HctxBoxes(
                frame,
                head,
                lists.left(half),
                Box.NONE,
                hand,
                state,
                Box.NONE,
                Box.NONE,
                Box.NONE,
                Box.NONE,
                true);
    }
}
