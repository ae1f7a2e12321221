package org.blkscope.view.pipeline;

import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;

/** Column titles, device tabs, ordinary arrows and the line that explains the colours. */
final class LegendPainter {
    private static final String HINT =
            "drag = pan \u00b7 wheel = zoom \u00b7 click = inspect \u00b7 double-click = follow";

    private final Pen pen;

    LegendPainter(Pen pen) {
        this.pen = pen;
    }

    void paint() {
        for (Head head : pen.layout().heads()) {
            pen.text(head.box(), head.text(), Align.CENTRE, pen.d().strong(), Role.MUTED);
        }
        for (Arrow arrow : pen.layout().arrows()) {
            pen.surface()
                    .line(
                            arrow.fromX() + 1,
                            arrow.y(),
                            arrow.toX() - 4,
                            arrow.y(),
                            Role.FAINT,
                            Stroke.THIN);
            pen.arrowHead(arrow.toX() - 1, arrow.y() + 0.5, 1, 0, Role.FAINT);
        }
        tabs();
        legend();
    }

    private void tabs() {
        Box line = pen.layout().tabs();
        double x = line.x();
        if (line.isEmpty()) {
            return;
        }
        for (var device : pen.scene().recording().topology().devices()) {
            double width = pen.surface().width(device.name(), pen.d().body()) + 20;
            if (x + width > line.right()) {
                return;
            }
            Box tab = new Box(x, line.y(), width, line.height());
            boolean shown = device.id() == pen.scene().device();
            pen.surface().fill(tab, 4, shown ? Role.ACCENT_FILL : Role.INSET);
            pen.surface().outline(tab, 4, shown ? Role.ACCENT : Role.BORDER, Stroke.THIN);
            Role role = shown ? Role.ACCENT : Role.MUTED;
            pen.text(tab, device.name(), Align.CENTRE, pen.d().body(), role);
            pen.hits().add(tab, new Target.OfDevice(device.id()));
            x += width + 4;
        }
    }

    private void legend() {
        Box line = pen.layout().legend();
        double x = line.x();
        for (Kinds kind : Kinds.values()) {
            Box square = new Box(x, 0, 11, 11).centredOn(x + 5.5, line.centreY());
            pen.surface().fill(square, 3, kind.fill());
            pen.surface().outline(square, 3, kind.edge(), Stroke.THIN);
            double width = pen.surface().width(kind.label(), pen.d().small());
            Box text = new Box(x + 15, line.y(), width + 1, line.height());
            pen.text(text, kind.label(), Align.LEFT, pen.d().small(), Role.MUTED);
            x += width + 26;
        }
        Box rest = Box.between(x + 4, line.y(), line.right(), line.bottom());
        if (pen.surface().width(HINT, pen.d().small()) <= rest.width()) {
            pen.text(rest, HINT, Align.RIGHT, pen.d().small(), Role.SUBTLE);
        }
    }
}
