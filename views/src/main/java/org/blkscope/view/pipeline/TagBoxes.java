package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Boxes inside a tag map.
 *
 * @param map the tags themselves
 * @param summary line with the number in use
 * @param waitHead line with the number of waiters
 * @param waiters bios that wait for a tag, empty if there is no room or no such place
 */
record TagBoxes(Box frame, Box map, Box summary, Box waitHead, Box waiters) {
    static TagBoxes tall(Box frame, QueueParts queue, Density d) {
        Box inner = frame.inset(d.compact() ? 6 : 9, d.compact() ? 5 : 8);
        boolean unknown = queue.tags().isUnknown();
        boolean canWait = !queue.waiters().isAbsent() && !queue.waiters().isUnknown();
        double below = (unknown ? 0 : d.line()) + (canWait ? d.line() + d.chipHeight() + 8 : 0);
        double rows = Math.ceil(Math.max(4, queue.tags().capacity()) / 4.0);
        boolean numbered = !unknown && queue.tags().capacity() > 0;
        double wanted = numbered ? rows * TagGrid.MOST : inner.height();
        Box map = inner.top(Math.min(wanted, inner.height() - below - d.gap()));
        Stack rest = new Stack(inner.below(map.height() + d.gap()));
        Box summary = unknown ? Box.NONE : rest.take(d.line());
        Box waitHead = canWait ? rest.take(d.line()) : Box.NONE;
        Box waiters = canWait ? rest.take(d.chipHeight() + 8) : Box.NONE;
        return new TagBoxes(frame, map, summary, waitHead, waiters);
    }

    static TagBoxes narrow(Box frame, QueueParts queue, Density d) {
        Box inner = frame.inset(6, 3);
        Box summary = inner.top(d.line());
        boolean canWait = !queue.waiters().isAbsent() && inner.height() >= 3 * d.line() + 8;
        double below = canWait ? d.line() : 0;
        Box map = inner.below(d.line() + 1).top(inner.height() - d.line() - 1 - below);
        Box waitHead = canWait ? inner.below(inner.height() - d.line()) : Box.NONE;
        return new TagBoxes(frame, map, summary, waitHead, Box.NONE);
    }
}
