package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Place;

/**
 * The strip below: flush machinery, requeue list, pending work items, requests that have no box.
 */
final class FootPainter {
    private final Pen pen;
    private final Anatomy anatomy;
    private final FootBoxes foot;

    FootPainter(Pen pen) {
        this.pen = pen;
        this.anatomy = pen.layout().anatomy();
        this.foot = pen.layout().foot();
    }

    void paint() {
        flush();
        requeue();
        workers();
        somewhere();
    }

    private void flush() {
        if (foot.flush().isEmpty()) {
            return;
        }
        pen.surface().fill(foot.flush(), 5, Role.FLUSH_FILL);
        pen.surface().outline(foot.flush(), 5, Role.FLUSH, Stroke.THIN);
        pen.text(head(foot.flush()), "Flush machinery", Align.LEFT, pen.d().strong(), Role.FLUSH);
        list(foot.flushPending(), anatomy.flushPending());
        list(foot.flushRunning(), anatomy.flushRunning());
        label(foot.flushPending(), "pending");
        label(foot.flushRunning(), "running");
    }

    private void label(Box list, String word) {
        double width = pen.d().compact() ? 44 : 52;
        pen.text(
                list.moved(-width, 0).left(width - 3),
                word,
                Align.LEFT,
                pen.d().small(),
                Role.MUTED);
    }

    private void requeue() {
        if (foot.requeue().isEmpty()) {
            return;
        }
        pen.surface().fill(foot.requeue(), 5, Role.INSET);
        pen.surface().outline(foot.requeue(), 5, Role.BORDER, Stroke.THIN);
        pen.listHead(head(foot.requeue()), "requeue list", anatomy.requeue(), "");
        list(foot.requeueList(), anatomy.requeue());
    }

    private void list(Box box, Bin bin) {
        if (bin.isUnknown()) {
            pen.unknown(box);
        } else if (pen.isVacant(bin)) {
            pen.text(box, "empty", Align.LEFT, pen.d().small(), Role.SUBTLE);
        }
        pen.hits().add(box, new Target.OfPlace(bin.firstId()));
    }

    private void workers() {
        if (foot.workers().isEmpty()) {
            return;
        }
        pen.surface().fill(foot.workers(), 5, Role.INSET);
        pen.surface().outline(foot.workers(), 5, Role.BORDER, Stroke.THIN);
        pen.text(
                head(foot.workers()),
                "kblockd, in run order",
                Align.LEFT,
                pen.d().strong(),
                Role.TEXT);
        List<WorkLanes.Lane> lanes = WorkLanes.of(pen.scene(), gauges());
        boolean unknown = lanes.isEmpty() && gauges().stream().allMatch(this::isUnknown);
        Box line = pen.layout().foot().workers().inset(9, 0);
        line = line.below(pen.d().line() + (pen.d().compact() ? 5 : 9)).top(pen.d().chipHeight());
        if (unknown) {
            pen.unknown(line);
        } else if (lanes.isEmpty()) {
            pen.text(line, "no work item pending", Align.LEFT, pen.d().small(), Role.SUBTLE);
        }
        lanes(line, lanes);
    }

    /** Each CPU with its items, first to run first; what does not fit is counted. */
    private void lanes(Box line, List<WorkLanes.Lane> lanes) {
        int left = lanes.stream().mapToInt(lane -> lane.items().size()).sum();
        double x = 0;
        for (WorkLanes.Lane lane : lanes) {
            String name = "CPU " + lane.cpu();
            double width = pen.surface().width(name, pen.d().tiny());
            if (line.width() - x > width + 40) {
                pen.text(line.after(x), name, Align.LEFT, pen.d().tiny(), Role.MUTED);
                x += width + 5;
            }
            for (WorkLanes.Item item : lane.items()) {
                double used = item(line.after(x), item, left);
                if (used == 0) {
                    return;
                }
                left--;
                x += used + 5;
            }
            x += 6;
        }
    }

    /**
     * Draws one work item, or the number of those left if it does not fit; returns its width, 0 to
     * stop.
     */
    private double item(Box room, WorkLanes.Item item, int left) {
        String text = name(item.gauge()) + (item.isDelayed() ? ", timer" : "");
        double width = pen.surface().width(text, pen.d().tiny()) + 12;
        double more = left > 1 ? 34 : 0;
        if (width + more > room.width()) {
            pen.text(room, "+" + left, Align.LEFT, pen.d().figures(), Role.MUTED);
            return 0;
        }
        boolean timed = item.isDelayed();
        boolean now = item.gauge().id() == pen.scene().eventGauge();
        Box box = room.left(width);
        pen.surface().fill(box, 4, timed ? Role.PANEL : Role.GOOD_FILL);
        Role edge = now ? Role.LIT : timed ? Role.FRAME : Role.GOOD;
        pen.surface().outline(box, 4, edge, timed ? Stroke.DASHED : Stroke.THIN);
        pen.text(box, text, Align.CENTRE, pen.d().tiny(), timed ? Role.MUTED : Role.GOOD);
        pen.hits().add(box, new Target.OfGauge(item.gauge().id()));
        return width;
    }

    private String name(Gauge gauge) {
        if (gauge.kind() == GaugeKind.REQUEUE_WORK) {
            return "requeue_work";
        }
        return anatomy.queues().size() > 1 ? "run " + gauge.hctx() : "run_work";
    }

    private List<Gauge> gauges() {
        List<Gauge> gauges = new ArrayList<>();
        if (anatomy.requeueWork() >= 0) {
            gauges.add(pen.scene().recording().topology().gauge(anatomy.requeueWork()));
        }
        for (QueueParts queue : anatomy.queues()) {
            Gauge work = queue.gauge(GaugeKind.RUN_WORK);
            if (work != null) {
                gauges.add(work);
            }
        }
        return gauges;
    }

    private boolean isUnknown(Gauge gauge) {
        return pen.scene().recording().topology().coverage(gauge) == Coverage.UNKNOWN;
    }

    private void somewhere() {
        if (foot.somewhere().isEmpty()) {
            return;
        }
        pen.surface().fill(foot.somewhere(), 5, Role.PANEL);
        if (anatomy.elsewhere().isUnknown()) {
            pen.surface().hatch(foot.somewhere().inset(1), Role.HATCH);
        }
        pen.surface().outline(foot.somewhere(), 5, Role.BORDER, Stroke.DASHED);
        Box head = head(foot.somewhere());
        String name = names(anatomy.elsewhere());
        double width = pen.surface().width(name, pen.d().body()) + 34;
        pen.surface().fill(head.left(Math.min(width, head.width())), 3, Role.PANEL);
        pen.listHead(head, name, anatomy.elsewhere(), "");
        pen.hits().add(foot.somewhere(), new Target.OfPlace(anatomy.elsewhere().firstId()));
    }

    /** Last parts of the paths: {@code requeued, device-below}. */
    private static String names(Bin bin) {
        StringJoiner names = new StringJoiner(", ");
        for (Place place : bin.places()) {
            names.add(place.path().substring(place.path().lastIndexOf('/') + 1));
        }
        return names.toString();
    }

    private Box head(Box frame) {
        return frame.inset(9, 0).below(pen.d().compact() ? 2 : 5).top(pen.d().line());
    }
}
