package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.draw.Align;
import org.blkscope.draw.Box;
import org.blkscope.draw.Role;
import org.blkscope.draw.Stroke;
import org.blkscope.draw.TextStyle;
import org.blkscope.recording.EventFlags;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Why;

/** The present step in words: where it ran, what happened, and why. */
final class BannerPainter {
    private final Pen pen;
    private final Recording recording;

    BannerPainter(Pen pen) {
        this.pen = pen;
        this.recording = pen.scene().recording();
    }

    void paint() {
        Box box = pen.layout().banner();
        boolean broken = kind() == EventKind.VIOLATION;
        pen.surface().fill(box, 5, broken ? Role.DANGER_FILL : Role.BANNER);
        pen.surface().outline(box, 5, broken ? Role.DANGER : Role.BANNER_BORDER, Stroke.THIN);
        Box inner = box.inset(pen.d().compact() ? 7 : 10, 4);
        Box first = inner.top(pen.d().line());
        if (pen.scene().hasEvent()) {
            step(first);
        } else {
            strong(first, "Start of the recording");
        }
        paragraph(inner.below(first.height()), why());
    }

    private void step(Box line) {
        int event = pen.scene().event();
        double x = strong(line, context(event));
        StepText text = new StepText(recording);
        String site = text.site(event);
        if (!site.isEmpty()) {
            x += figures(line.after(x + 10), site) + 10;
        }
        String arrow = "\u2192";
        double width = pen.surface().width(arrow, pen.d().figures());
        Box rest = line.after(x + 8);
        pen.text(rest.left(width), arrow, Align.LEFT, pen.d().figures(), Role.MUTED);
        figures(rest.after(width + 8), text.what(event));
    }

    private String context(int event) {
        int cpu = recording.events().cpu(event);
        String context = EventFlags.context(recording.events().flags(event)).label();
        String where = cpu < 0 ? "cpu?" : "cpu" + cpu;
        return context.equals("?") ? where : where + "  " + context;
    }

    private String why() {
        if (!pen.scene().hasEvent()) {
            return recording.origin().headline();
        }
        String why = Why.explain(recording, pen.scene().event());
        if (!why.isEmpty()) {
            return "Why: " + why;
        }
        return recording.origin().isModel()
                ? "No rule decides this step: it follows from the one before."
                : "The trace shows what happened, not why.";
    }

    private EventKind kind() {
        return pen.scene().hasEvent()
                ? recording.events().kind(pen.scene().event())
                : EventKind.TRACE;
    }

    private double strong(Box line, String text) {
        TextStyle style = pen.d().figures().bold();
        pen.text(line, text, Align.LEFT, style, Role.TEXT);
        return pen.surface().width(text, style);
    }

    private double figures(Box line, String text) {
        pen.text(line, text, Align.LEFT, pen.d().figures(), Role.TEXT);
        return Math.min(line.width(), pen.surface().width(text, pen.d().figures()));
    }

    /** Breaks a text into the lines that there are; the last one is shortened. */
    private void paragraph(Box box, String text) {
        List<String> lines = wrap(text, box.width(), pen.d().whyLines());
        double spare = (pen.d().whyLines() - lines.size()) * pen.d().line() / 2;
        for (int i = 0; i < lines.size(); i++) {
            Box line = box.below(spare + i * pen.d().line()).top(pen.d().line());
            pen.text(line, lines.get(i), Align.LEFT, pen.d().body(), Role.MUTED);
        }
    }

    private List<String> wrap(String text, double width, int most) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (lines.size() < most - 1 && pen.surface().width(rest, pen.d().body()) > width) {
            int cut = pen.surface().fit(rest, pen.d().body(), width).length();
            int space = rest.lastIndexOf(' ', cut);
            if (space <= 0) {
                break;
            }
            lines.add(rest.substring(0, space));
            rest = rest.substring(space + 1);
        }
        lines.add(rest);
        return lines;
    }
}
