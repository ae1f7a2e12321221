package org.blkscope.view.pipeline;

import java.util.List;
import java.util.StringJoiner;
import org.blkscope.analysis.GaugeText;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.jspecify.annotations.Nullable;

/** One hardware queue: its dispatch list, the requests in hand, its state and its work item. */
final class HctxPainter {
    private static final double MOST_BUSY = 9;

    private final Pen pen;
    private final QueueParts parts;
    private final HctxBoxes boxes;

    HctxPainter(Pen pen, QueueBoxes queue) {
        this.pen = pen;
        this.parts = queue.parts();
        this.boxes = queue.hctx();
    }

    void paint() {
        boolean here = parts.hctx() >= 0 && parts.hctx() == pen.scene().focusHctx();
        Role edge = here ? Role.ACCENT : Role.FRAME;
        pen.frame(boxes.frame(), edge, here ? Stroke.THICK : Stroke.THIN);
        pen.hits().add(boxes.frame(), new Target.OfPlace(parts.dispatch().firstId()));
        pen.field(boxes.dispatch(), parts.dispatch());
        pen.field(boxes.hand(), parts.hand());
        if (boxes.narrow()) {
            narrow();
        } else {
            tall();
        }
    }

    private void narrow() {
        String state = stateText();
        double width = pen.surface().width(parts.name(), pen.d().strong());
        pen.text(boxes.head(), parts.name(), Align.LEFT, pen.d().strong(), Role.TEXT);
        Box rest = boxes.state().isEmpty() ? boxes.head().after(width + 8) : boxes.state();
        Align align = boxes.state().isEmpty() ? Align.RIGHT : Align.LEFT;
        pen.text(rest, state, align, pen.d().small(), isSetNow() ? Role.LIT : Role.MUTED);
        word(boxes.dispatch(), parts.dispatch(), "dispatch");
        word(boxes.hand(), parts.hand(), "in hand");
    }

    private String stateText() {
        StringJoiner words = new StringJoiner(" \u00b7 ");
        Gauge state = parts.gauge(GaugeKind.HCTX_STATE);
        if (state != null && pen.now().gauge(state.id()) != 0) {
            words.add(String.join(" ", GaugeText.states(pen.now().gauge(state.id()))));
        }
        Gauge work = parts.gauge(GaugeKind.RUN_WORK);
        if (work != null && pen.now().gauge(work.id()) != 0) {
            words.add("run " + GaugeText.of(work.kind(), pen.now().gauge(work.id())));
        }
        Gauge busy = parts.gauge(GaugeKind.DISPATCH_BUSY);
        if (busy != null) {
            words.add("busy " + figure(busy));
        }
        return words.toString();
    }

    private boolean isSetNow() {
        int gauge = pen.scene().eventGauge();
        return parts.gauges().values().stream().anyMatch(g -> g.id() == gauge);
    }

    private void word(Box box, Bin bin, String word) {
        if (pen.isVacant(bin)) {
            pen.text(box.inset(5, 0), word, Align.CENTRE, pen.d().small(), Role.SUBTLE);
        }
    }

    private void tall() {
        boolean several = pen.layout().anatomy().queues().size() > 1;
        String name = several ? parts.name() + " dispatch" : "dispatch";
        if (parts.dispatch().isAbsent()) {
            pen.text(boxes.head(), parts.name(), Align.LEFT, pen.d().body(), Role.MUTED);
        } else {
            pen.listHead(boxes.head(), name, parts.dispatch(), "head first");
        }
        pen.listHead(boxes.handHead(), "in hand", parts.hand(), "");
        states();
        busy();
        Gauge work = parts.gauge(GaugeKind.RUN_WORK);
        if (work != null) {
            String text = GaugeText.of(work.kind(), value(work));
            String brief =
                    pen.d().compact()
                            ? text.replace("queued on", "on").replace("timer on", "timer")
                            : text;
            gaugeLine(boxes.runWork(), "run_work", work, brief);
        }
        ctxMap();
        counters();
    }

    private void states() {
        Gauge gauge = parts.gauge(GaugeKind.HCTX_STATE);
        if (gauge == null || boxes.state().isEmpty()) {
            return;
        }
        List<String> names = GaugeText.states(value(gauge));
        if (isUnknown(gauge) || names.isEmpty()) {
            String none = isUnknown(gauge) ? "unknown" : "none";
            gaugeLine(boxes.state(), "state", gauge, none);
            return;
        }
        double x = 0;
        for (String name : names) {
            double width = pen.surface().width(name, pen.d().tiny()) + 10;
            if (x + width > boxes.state().width()) {
                return;
            }
            Box pill = boxes.state().after(x).left(width).inset(0, 1);
            pen.surface().fill(pill, pill.height() / 2, Role.BANNER);
            pen.text(pill, name, Align.CENTRE, pen.d().tiny(), Role.WARNING);
            x += width + 4;
        }
        pen.hits().add(boxes.state(), new Target.OfGauge(gauge.id()));
    }

    private void busy() {
        Gauge gauge = parts.gauge(GaugeKind.DISPATCH_BUSY);
        if (gauge == null || boxes.busy().isEmpty()) {
            return;
        }
        gaugeLine(boxes.busy().top(pen.d().line()), "dispatch_busy", gauge, figure(gauge));
        double share = isUnknown(gauge) ? 0 : value(gauge) / MOST_BUSY;
        pen.meter(boxes.busy().below(pen.d().line()).top(4), share, Role.SELECTED);
    }

    private void ctxMap() {
        List<CpuParts> cpus =
                pen.layout().anatomy().cpus().stream()
                        .filter(c -> c.hctx() == parts.hctx() && !c.ctx().isAbsent())
                        .toList();
        if (boxes.ctxMap().isEmpty() || cpus.isEmpty()) {
            return;
        }
        double label = pen.surface().width("ctx_map", pen.d().body());
        pen.text(boxes.ctxMap(), "ctx_map", Align.LEFT, pen.d().body(), Role.MUTED);
        Box room = boxes.ctxMap().after(label + 8);
        if (cpus.stream().anyMatch(c -> c.ctx().isUnknown())) {
            pen.text(room, "unknown", Align.RIGHT, pen.d().figures(), Role.SUBTLE);
            return;
        }
        double pitch = Math.min(12, Math.floor(room.width() / cpus.size()));
        if (pitch < 4) {
            long set = cpus.stream().filter(c -> c.ctx().count(pen.now()) > 0).count();
            pen.text(room, set + "/" + cpus.size(), Align.RIGHT, pen.d().figures(), Role.TEXT);
            return;
        }
        double x = room.right() - pitch * cpus.size();
        for (CpuParts cpu : cpus) {
            Box bit = new Box(x, 0, pitch - 2, Math.min(10, pitch - 1));
            bit = bit.centredOn(x + pitch / 2, room.centreY());
            boolean set = cpu.ctx().count(pen.now()) > 0;
            pen.surface().fill(bit, 2, set ? Role.ACCENT : Role.TRACK);
            pen.surface().outline(bit, 2, set ? Role.ACCENT : Role.BORDER, Stroke.THIN);
            x += pitch;
        }
    }

    private void counters() {
        Gauge active = parts.gauge(GaugeKind.NR_ACTIVE);
        if (active != null) {
            gaugeLine(boxes.counters(), "nr_active", active, figure(active));
        }
    }

    private void gaugeLine(Box line, String word, Gauge gauge, String text) {
        if (line.isEmpty()) {
            return;
        }
        boolean now = gauge.id() == pen.scene().eventGauge();
        String unknown = pen.d().compact() ? "?" : "unknown";
        String figure = isUnknown(gauge) ? unknown : text;
        Role role = now ? Role.LIT : isUnknown(gauge) ? Role.SUBTLE : Role.TEXT;
        pen.pair(line, word, figure, role);
        pen.hits().add(line, new Target.OfGauge(gauge.id()));
    }

    private int value(Gauge gauge) {
        return pen.now().gauge(gauge.id());
    }

    private String figure(Gauge gauge) {
        return isUnknown(gauge) ? "?" : Integer.toString(value(gauge));
    }

    private boolean isUnknown(@Nullable Gauge gauge) {
        return gauge == null
                || pen.scene().recording().topology().coverage(gauge) == Coverage.UNKNOWN;
    }
}
