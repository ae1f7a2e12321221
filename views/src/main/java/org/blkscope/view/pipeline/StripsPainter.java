package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;

/**
 * The hardware queues that are not opened: one bar each, as high as the part of its tags in use.
 */
final class StripsPainter {
    private final Pen pen;

    StripsPainter(Pen pen) {
        this.pen = pen;
    }

    void paint() {
        Box frame = pen.layout().strips();
        if (frame.isEmpty()) {
            return;
        }
        pen.frame(frame, Role.BORDER, Stroke.THIN);
        Box inner = frame.inset(9, pen.d().compact() ? 2 : 4);
        title(inner.top(pen.d().line()));
        Box bars = inner.below(pen.d().line() + 2);
        List<QueueParts> hidden = pen.layout().hidden();
        double pitch = Math.min(24, bars.width() / hidden.size());
        for (int i = 0; i < hidden.size(); i++) {
            bar(bars.after(i * pitch).left(Math.max(1, pitch - 2)), hidden.get(i));
        }
    }

    private void title(Box line) {
        List<QueueParts> hidden = pen.layout().hidden();
        long waiting = hidden.stream().filter(q -> q.dispatch().count(pen.now()) > 0).count();
        String text =
                hidden.size()
                        + " more hardware queues ("
                        + numbers(hidden)
                        + "): bar = tags used, red = in dispatch, edge = run_work";
        String right = waiting + " with requests in dispatch";
        double width = pen.surface().width(right, pen.d().small());
        pen.text(
                line.left(line.width() - width - 10),
                text,
                Align.LEFT,
                pen.d().small(),
                Role.MUTED);
        Role role = waiting > 0 ? Role.DANGER : Role.MUTED;
        pen.text(line, right, Align.RIGHT, pen.d().small(), role);
    }

    /** Runs of consecutive numbers: {@code 0-20, 28-127}. */
    private static String numbers(List<QueueParts> queues) {
        java.util.StringJoiner runs = new java.util.StringJoiner(", ");
        int first = queues.get(0).hctx();
        for (int i = 0; i < queues.size(); i++) {
            int here = queues.get(i).hctx();
            boolean ends = i == queues.size() - 1 || queues.get(i + 1).hctx() != here + 1;
            if (ends) {
                runs.add(first == here ? "" + here : first + "-" + here);
                first = i == queues.size() - 1 ? here : queues.get(i + 1).hctx();
            }
        }
        return runs.toString();
    }

    private void bar(Box box, QueueParts queue) {
        Box body = box.below(5);
        pen.surface().fill(body, 1, Role.TRACK);
        if (queue.tags().isUnknown()) {
            pen.surface().hatch(body, Role.HATCH);
        } else if (queue.tags().capacity() > 0) {
            double share = (double) queue.tags().count(pen.now()) / queue.tags().capacity();
            pen.surface().fill(body.below(body.height() * (1 - share)), 0, Role.ACCENT);
        }
        if (queue.dispatch().count(pen.now()) > 0) {
            pen.surface().fill(box.top(3), 1, Role.DANGER);
        }
        Gauge work = queue.gauge(GaugeKind.RUN_WORK);
        if (work != null && pen.now().gauge(work.id()) != 0) {
            pen.surface().outline(body, 1, Role.ACCENT, Stroke.THIN);
        }
        pen.hits().add(box, new Target.OfPlace(queue.dispatch().firstId()));
    }
}
