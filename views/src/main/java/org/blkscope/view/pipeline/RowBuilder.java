package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.view.pipeline.Columns.Column;

/** Lays out the rows of CPUs: name and bios, plug, software queue. */
final class RowBuilder {
    private final Anatomy anatomy;
    private final Density d;
    private final Columns columns;
    private final int focusCpu;
    private final List<ListBox> lists;
    private final List<Arrow> arrows;
    private final Column last;
    private final List<CpuBoxes> cpus = new ArrayList<>();
    private final List<MoreCpus> more = new ArrayList<>();

    RowBuilder(
            Anatomy anatomy,
            Density d,
            Columns columns,
            int focusCpu,
            List<ListBox> lists,
            List<Arrow> arrows) {
        this.anatomy = anatomy;
        this.d = d;
        this.columns = columns;
        this.focusCpu = focusCpu;
        this.lists = lists;
        this.arrows = arrows;
        last = anatomy.hasCpuCtx() ? Column.CTX : anatomy.hasPlug() ? Column.PLUG : Column.SUBMIT;
    }

    List<CpuBoxes> cpus() {
        return cpus;
    }

    List<MoreCpus> more() {
        return more;
    }

    /** Shares the height of a band among CPUs, or among as many of them as fit. */
    void add(Box band, List<CpuParts> all) {
        double gap = d.gap() - 1;
        int fit = fit(band, gap);
        boolean tooMany = all.size() > fit;
        Box rows = tooMany ? band.top(band.height() - d.line()) : band;
        int focus = 0;
        for (int i = 0; i < all.size(); i++) {
            focus = all.get(i).cpu() == focusCpu ? i : focus;
        }
        Page page = Page.of(all.size(), tooMany ? fit(rows, gap) : fit, focus);
        double each = (rows.height() - gap * (page.count() - 1)) / Math.max(1, page.count());
        for (int i = 0; i < page.count(); i++) {
            double top = Math.rint(rows.y() + i * (each + gap));
            double bottom = Math.rint(rows.y() + i * (each + gap) + each);
            Box row = Box.between(band.x(), top, band.right(), bottom);
            cpus.add(row(row, all.get(page.first() + i)));
        }
        if (tooMany) {
            double width = columns.of(last).right() - band.x();
            more.add(new MoreCpus(band.below(rows.height()).left(width), page.hidden(all)));
        }
    }

    private int fit(Box band, double gap) {
        return Math.max(1, (int) ((band.height() + gap) / (d.rowMin() + gap)));
    }

    private CpuBoxes row(Box row, CpuParts parts) {
        double room = Math.min(3, Math.max(1, Math.floor((row.height() - d.chipHeight()) / 2 - 1)));
        Box label = in(Column.SUBMIT, row).inset(6, 0);
        Box plug = parts.plug().isAbsent() ? Box.NONE : in(Column.PLUG, row).inset(0, room);
        Box ctx = parts.ctx().isAbsent() ? Box.NONE : in(Column.CTX, row).inset(0, room);
        Box bios = label.after(d.cpuName(anatomy.cpus().size()) + 3);
        bios = d.hasTwoLines(row.height()) ? bios.top(d.chipHeight() + 6) : bios;
        list(parts.submit(), bios, 0, 3);
        list(parts.plug(), plug, 4, 4);
        list(parts.ctx(), ctx, 4, 4);
        arrows(row, plug, ctx);
        double right = columns.of(last).right();
        Box ground = Box.between(row.x(), row.y(), right, row.bottom());
        return new CpuBoxes(parts, ground, label, plug, ctx);
    }

    private void arrows(Box row, Box plug, Box ctx) {
        double y = Math.rint(row.centreY());
        Box submit = columns.of(Column.SUBMIT);
        if (!plug.isEmpty()) {
            arrow(submit, plug, y);
        }
        if (!ctx.isEmpty()) {
            arrow(plug.isEmpty() ? submit : plug, ctx, y);
        }
        boolean clear = anatomy.queueOfCpuKnown() || !anatomy.scheduler().isAbsent();
        if (clear) {
            arrow(columns.of(last), columns.next(last), y);
        }
    }

    private void arrow(Box from, Box to, double y) {
        arrows.add(new Arrow(from.right(), to.x(), y));
    }

    private void list(Bin bin, Box box, double dx, double dy) {
        if (!bin.isAbsent() && !box.isEmpty()) {
            double above = Math.min(dy, (box.height() - d.chipHeight()) / 2);
            lists.add(new ListBox(bin, box.inset(dx, above)));
        }
    }

    private Box in(Column column, Box row) {
        Box box = columns.of(column);
        return new Box(box.x(), row.y(), box.width(), row.height());
    }
}
