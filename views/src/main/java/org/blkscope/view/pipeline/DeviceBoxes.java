package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Boxes inside a device or one of its queues.
 *
 * @param title name and kind
 * @param count line with the number of requests inside
 * @param inside list of what the device works on
 * @param doneHead line above what is being completed
 * @param done list of what is being completed
 */
record DeviceBoxes(
        Bin device,
        Bin completing,
        Box frame,
        Box title,
        Box count,
        Box inside,
        Box doneHead,
        Box done) {

    static DeviceBoxes tall(Box frame, Bin device, Bin completing, Density d) {
        Stack stack = new Stack(frame.inset(d.compact() ? 6 : 9, d.compact() ? 4 : 8));
        Box title = stack.take(d.line());
        Box count = stack.take(d.line());
        stack.skip(d.gap());
        boolean withDone = !completing.isAbsent();
        double row = d.chipHeight() + d.gap();
        double doneHeight = withDone ? d.line() + row + 4 : 0;
        double rows = Math.max(1, Math.floor((stack.left() - doneHeight - 4) / row));
        Box inside = stack.take(rows * row + 4);
        stack.skip(stack.left() - doneHeight);
        if (!withDone) {
            return new DeviceBoxes(
                    device, completing, frame, title, count, inside, Box.NONE, Box.NONE);
        }
        Box doneHead = stack.take(d.line());
        Box done = stack.take(row + 4);
        return new DeviceBoxes(device, completing, frame, title, count, inside, doneHead, done);
    }

    static DeviceBoxes narrow(Box frame, Bin device, Bin completing, Density d) {
        Box inner = frame.inset(6, 3);
        Box title = inner.top(d.line());
        Box lists = inner.below(d.line() + 1).top(d.chipHeight() + 8);
        boolean withDone = !completing.isAbsent();
        double half = withDone ? Math.floor((lists.width() - d.gap()) / 2) : lists.width();
        Box done = withDone ? lists.after(half + d.gap()) : Box.NONE;
        return new DeviceBoxes(
                device, completing, frame, title, Box.NONE, lists.left(half), Box.NONE, done);
    }
}
