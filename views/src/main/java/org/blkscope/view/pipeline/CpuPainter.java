package org.blkscope.view.pipeline;

import org.blkscope.analysis.GaugeText;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Verb;

/** The rows of the CPUs: who submits, what is plugged, what the software queue holds. */
final class CpuPainter {
    private final Pen pen;

    CpuPainter(Pen pen) {
        this.pen = pen;
    }

    void paint() {
        pen.layout().cpus().forEach(this::row);
        pen.layout().moreCpus().forEach(this::more);
        shared(pen.layout().ctx(), pen.layout().anatomy().ctx());
    }

    /** One software queue for all CPUs. */
    private void shared(Box frame, Bin ctx) {
        if (frame.isEmpty()) {
            return;
        }
        pen.frame(frame, Role.BORDER, Stroke.THIN);
        pen.hits().add(frame, new Target.OfPlace(ctx.firstId()));
        Box inner = frame.inset(4, 4);
        if (ctx.isUnknown()) {
            pen.unknown(frame);
        } else {
            pen.listHead(inner.top(pen.d().line()), "all", ctx, "");
        }
    }

    private void row(CpuBoxes row) {
        boolean here = row.parts().cpu() == pen.scene().eventCpu();
        pen.surface().fill(row.row(), 5, Role.INSET);
        pen.surface().outline(row.row(), 5, here ? Role.ACCENT : Role.TRACK, Stroke.THIN);
        boolean two = pen.d().hasTwoLines(row.label().height());
        Box name = two ? row.label().below(3).top(pen.d().line() + 2) : row.label();
        boolean bios = !row.parts().submit().isAbsent();
        Box nameBox =
                bios ? name.left(pen.d().cpuName(pen.layout().anatomy().cpus().size())) : name;
        Role role = here ? Role.ACCENT : Role.TEXT;
        pen.text(nameBox, "cpu" + row.parts().cpu(), Align.LEFT, pen.d().figures(), role);
        if (two) {
            double top = Math.max(pen.d().line() + 4, pen.d().chipHeight() + 7);
            Box line = row.label().below(top).top(pen.d().line());
            pen.text(line, doing(row.parts()), Align.LEFT, pen.d().small(), Role.MUTED);
        } else if (!bios || pen.isVacant(row.parts().submit())) {
            Box rest = name.after(nameBox.width() + 2);
            String task = brief(doing(row.parts()), rest.width());
            pen.text(rest, task, Align.LEFT, pen.d().small(), Role.MUTED);
        }
        if (bios) {
            pen.hits().add(row.label(), new Target.OfPlace(row.parts().submit().firstId()));
        }
        pen.field(row.plug(), row.parts().plug());
        pen.field(row.ctx(), row.parts().ctx());
        empty(row.plug(), row.parts().plug(), cached(row.parts()));
        boolean crossed = here && pen.scene().verb() == Verb.MOVE;
        empty(row.ctx(), row.parts().ctx(), crossed ? "" : "ctx" + row.parts().cpu());
    }

    /** What the CPU runs, or who was last seen on it. */
    private String doing(CpuParts cpu) {
        if (cpu.submit().isUnknown()) {
            return "unknown";
        }
        Snapshot now = pen.now();
        int life = now.first(cpu.submit().firstId());
        life = life >= 0 || cpu.submit().isAbsent() ? life : now.first(cpu.plug().firstId());
        Lives lives = pen.scene().recording().lives();
        if (life >= 0) {
            return pen.scene().recording().tasks().name(lives.submitter(life));
        }
        if (cpu.gauge() < 0) {
            return "";
        }
        var gauge = pen.scene().recording().topology().gauge(cpu.gauge());
        return GaugeText.of(gauge.kind(), now.gauge(cpu.gauge()));
    }

    /** A task's name, without its process number if that does not fit, or nothing. */
    private String brief(String task, double width) {
        if (pen.surface().width(task, pen.d().small()) <= width) {
            return task;
        }
        int dash = task.lastIndexOf('-');
        String name = dash < 0 ? task : task.substring(0, dash);
        return pen.surface().width(name, pen.d().small()) <= width ? name : "";
    }

    private String cached(CpuParts cpu) {
        int cached = cpu.cached().count(pen.now());
        return cached == 0 ? "" : cached + " cached";
    }

    /** A faint word in a field that has nothing else to show. */
    private void empty(Box box, Bin bin, String word) {
        if (pen.isVacant(bin)) {
            pen.text(box.inset(5, 0), word, Align.RIGHT, pen.d().small(), Role.SUBTLE);
        }
    }

    private void more(MoreCpus more) {
        int held = 0;
        for (CpuParts cpu : more.cpus()) {
            held += cpu.submit().count(pen.now());
            held += cpu.plug().count(pen.now()) + cpu.ctx().count(pen.now());
        }
        String what = held == 0 ? "nothing waits there" : held + " requests wait there";
        String text = "+ " + more.cpus().size() + " CPUs: " + what;
        pen.text(more.box().inset(6, 0), text, Align.LEFT, pen.d().small(), Role.MUTED);
    }
}
