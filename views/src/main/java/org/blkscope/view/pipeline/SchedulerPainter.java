package org.blkscope.view.pipeline;

import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;

/** What the scheduler holds, and how many of its tags are taken. */
final class SchedulerPainter {
    private final Pen pen;

    SchedulerPainter(Pen pen) {
        this.pen = pen;
    }

    void paint() {
        Anatomy anatomy = pen.layout().anatomy();
        if (!pen.layout().scheduler().isEmpty()) {
            paint(pen.layout().scheduler(), anatomy.scheduler());
        }
        for (QueueBoxes queue : pen.layout().queues()) {
            if (!queue.scheduler().isEmpty()) {
                paint(queue.scheduler(), queue.parts().scheduler());
            }
        }
    }

    private void paint(Box frame, Bin bin) {
        pen.frame(frame, Role.BORDER, Stroke.THIN);
        pen.hits().add(frame, new Target.OfPlace(bin.firstId()));
        Box inner = frame.inset(pen.d().compact() ? 5 : 9, pen.d().compact() ? 4 : 8);
        pen.listHead(inner.top(pen.d().line()), "queued", bin, "");
        Bin tags = pen.layout().anatomy().schedTags();
        double below = tags.isAbsent() ? 0 : pen.d().line() + 8;
        if (bin.isUnknown()) {
            Box list = inner.below(pen.d().line());
            pen.unknown(list.top(list.height() - below));
        } else if (pen.isVacant(bin)) {
            Box list = inner.below(pen.d().line()).top(pen.d().chipHeight() + 4);
            pen.text(list, "empty", Align.LEFT, pen.d().small(), Role.SUBTLE);
        }
        if (!tags.isAbsent()) {
            tags(inner.below(inner.height() - below), tags);
        }
    }

    private void tags(Box box, Bin tags) {
        int used = tags.count(pen.now());
        int all = tags.capacity();
        String figure = tags.isUnknown() ? "unknown" : all == 0 ? "" + used : used + "/" + all;
        double wanted = pen.surface().width("sched_tags" + figure, pen.d().figures());
        String word = wanted > box.width() ? "tags" : "sched_tags";
        pen.pair(box.top(pen.d().line()), word, figure, Role.TEXT);
        double share = all == 0 || tags.isUnknown() ? 0 : (double) used / all;
        pen.meter(box.below(pen.d().line() + 1).top(4), share, Role.SELECTED);
    }
}
