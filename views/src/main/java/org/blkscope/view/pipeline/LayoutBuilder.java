package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.view.pipeline.Columns.Column;

/*
 * The whole is cut from top and bottom: tabs, banner and heads above; legend, foot and strips below. What is left is
 * the main area. Its height is shared by the hardware queues that are opened, and within a queue by its CPUs, so that a
 * row reads from a CPU to the device. A scheduler or device that serves all queues spans all of them. Queues that do
 * not fit become strips; CPUs that do not fit become one line of words.
 */
/** Builds a {@link PipelineLayout}. */
final class LayoutBuilder {
    private static final int MOST_OPENED = 8;
    private static final double MARGIN = 8;
    private static final double TALL = 118;

    private final Anatomy anatomy;
    private final Box whole;
    private final Density d;
    private final int focusCpu;
    private final int focusHctx;
    private final boolean withTabs;
    private final List<ListBox> lists = new ArrayList<>();
    private final List<Arrow> arrows = new ArrayList<>();

    LayoutBuilder(
            Anatomy anatomy,
            double width,
            double height,
            int focusCpu,
            int focusHctx,
            boolean withTabs) {
        this.anatomy = anatomy;
        this.whole = new Box(0, 0, width, height);
        this.d = Density.of(width, height);
        this.focusCpu = focusCpu;
        this.focusHctx = focusHctx;
        this.withTabs = withTabs;
    }

    PipelineLayout build() {
        Box inner = whole.inset(MARGIN, d.compact() ? 4 : 8);
        Box tabs = withTabs ? inner.top(d.line() + 6) : Box.NONE;
        Box open = inner.below(withTabs ? tabs.height() + 4 : 0);
        Box banner = open.top(d.banner());
        open = open.below(banner.height() + 4);
        Box headLine = open.top(d.line());
        open = open.below(headLine.height() + 2);
        Box legend = open.below(open.height() - d.line());
        open = open.top(open.height() - legend.height() - (d.compact() ? 1 : 4));
        double gutter = d.compact() ? 8 : 10;

        Box foot = footNeeded() ? open.below(open.height() - footHeight()) : Box.NONE;
        open = open.top(open.height() - foot.height() - gutter);
        Page page = openedQueues(open.height());
        List<QueueParts> hidden = page.hidden(anatomy.queues());
        double stripHeight = hidden.isEmpty() ? 0 : stripHeight();
        Box strips = hidden.isEmpty() ? Box.NONE : open.below(open.height() - stripHeight);
        Box main = hidden.isEmpty() ? open : open.top(open.height() - stripHeight - gutter);

        Columns columns = new Columns(anatomy, main, d);
        RowBuilder rows = new RowBuilder(anatomy, d, columns, focusCpu, lists, arrows);
        List<QueueBoxes> queues = queues(columns, rows, page.shown(anatomy.queues()), main);
        Box ctx = ctx(columns);
        Box scheduler = anatomy.scheduler().isAbsent() ? Box.NONE : columns.of(Column.SCHEDULER);
        Box schedulerList = schedulerList(scheduler);
        DeviceBoxes device = device(columns);
        FootBoxes footBoxes = new FootBuilder(anatomy, d, lists).build(foot);
        return new PipelineLayout(
                anatomy,
                d,
                whole,
                tabs,
                banner,
                main,
                main.bottom() + Math.floor(gutter / 2),
                heads(columns, headLine),
                columns.edges(),
                List.copyOf(rows.cpus()),
                List.copyOf(rows.more()),
                ctx,
                queues,
                scheduler,
                schedulerList,
                device,
                strips,
                hidden,
                footBoxes,
                legend,
                List.copyOf(arrows),
                List.copyOf(lists));
    }

    private Page openedQueues(double height) {
        int all = anatomy.queues().size();
        double row = d.queueMin() + d.gap();
        int fit = Math.min(MOST_OPENED, (int) ((height + d.gap()) / row));
        if (all > fit) {
            fit = Math.min(MOST_OPENED, (int) ((height - stripHeight() + d.gap()) / row));
        }
        int focus = 0;
        for (int i = 0; i < all; i++) {
            focus = anatomy.queues().get(i).hctx() == focusHctx ? i : focus;
        }
        return Page.of(all, Math.max(1, fit), focus);
    }

    private List<QueueBoxes> queues(
            Columns columns, RowBuilder rows, List<QueueParts> shown, Box main) {
        List<QueueBoxes> boxes = new ArrayList<>();
        double gap = d.compact() ? 4 : 6;
        double each = Math.floor((main.height() - gap * (shown.size() - 1)) / shown.size());
        for (int i = 0; i < shown.size(); i++) {
            double top = Math.rint(main.y() + i * (each + gap));
            double bottom = Math.rint(main.y() + i * (each + gap) + each);
            Box band = Box.between(main.x(), top, main.right(), bottom);
            boxes.add(queue(columns, shown.get(i), band));
            if (anatomy.queueOfCpuKnown()) {
                rows.add(band, cpusOf(shown.get(i)));
            }
        }
        if (!anatomy.queueOfCpuKnown()) {
            rows.add(main, anatomy.cpus());
        }
        return boxes;
    }

    private List<CpuParts> cpusOf(QueueParts queue) {
        return anatomy.cpus().stream().filter(c -> c.hctx() == queue.hctx()).toList();
    }

    private QueueBoxes queue(Columns columns, QueueParts parts, Box band) {
        boolean tall = band.height() >= TALL;
        Box hctxFrame = in(columns.of(Column.HCTX), band);
        Box tagFrame = parts.tags().isAbsent() ? Box.NONE : in(columns.of(Column.TAGS), band);
        HctxBoxes hctx =
                tall ? HctxBoxes.tall(hctxFrame, parts, d) : HctxBoxes.narrow(hctxFrame, parts, d);
        TagBoxes tags =
                tall ? TagBoxes.tall(tagFrame, parts, d) : TagBoxes.narrow(tagFrame, parts, d);
        Box scheduler =
                parts.scheduler().isAbsent() ? Box.NONE : in(columns.of(Column.SCHEDULER), band);
        DeviceBoxes device = queueDevice(columns, parts, band, tall);
        list(parts.dispatch(), hctx.dispatch().inset(4));
        list(parts.hand(), hctx.hand().inset(4));
        list(parts.waiters(), tags.waiters().inset(0, 4));
        list(parts.scheduler(), scheduler.below(d.line()).inset(5, 2));
        list(parts.device(), device.inside().inset(0, 2));
        list(parts.completing(), device.done().inset(0, 2));
        double y = Math.rint(band.centreY());
        if (!scheduler.isEmpty()) {
            arrow(scheduler, hctxFrame, y);
        }
        arrow(hctxFrame, columns.next(Column.HCTX), y);
        if (!tagFrame.isEmpty()) {
            arrow(tagFrame, columns.of(Column.DEVICE), y);
        }
        return new QueueBoxes(parts, band, scheduler, hctx, tags, device);
    }

    private DeviceBoxes queueDevice(Columns columns, QueueParts parts, Box band, boolean tall) {
        Box frame = anatomy.hasDeviceQueues() ? in(columns.of(Column.DEVICE), band) : Box.NONE;
        return tall
                ? DeviceBoxes.tall(frame, parts.device(), parts.completing(), d)
                : DeviceBoxes.narrow(frame, parts.device(), parts.completing(), d);
    }

    private DeviceBoxes device(Columns columns) {
        Box frame = anatomy.hasDeviceQueues() ? Box.NONE : columns.of(Column.DEVICE);
        DeviceBoxes boxes = DeviceBoxes.tall(frame, anatomy.device(), anatomy.completing(), d);
        list(anatomy.device(), boxes.inside().inset(0, 2));
        list(anatomy.completing(), boxes.done().inset(0, 2));
        return boxes;
    }

    /** The software queue that stands for all CPUs, if the source knows no others. */
    private Box ctx(Columns columns) {
        if (anatomy.ctx().isAbsent() || anatomy.hasCpuCtx()) {
            return Box.NONE;
        }
        Box frame = columns.of(Column.CTX);
        list(anatomy.ctx(), frame.inset(4, 4).below(d.line()));
        arrow(frame, columns.next(Column.CTX), Math.rint(frame.centreY()));
        return frame;
    }

    private Box schedulerList(Box frame) {
        if (frame.isEmpty()) {
            return Box.NONE;
        }
        double below = anatomy.schedTags().isAbsent() ? 0 : d.line() + 8;
        Box inner = frame.inset(d.compact() ? 5 : 9, d.compact() ? 4 : 8).below(d.line());
        Box list = inner.top(inner.height() - below);
        list(anatomy.scheduler(), list.inset(0, 2));
        Box next = anatomy.queues().size() == 1 ? frame : Box.NONE;
        if (!next.isEmpty()) {
            arrow(frame, new Box(frame.right() + d.arrow(), 0, 1, 1), Math.rint(frame.centreY()));
        }
        return list;
    }

    private List<Head> heads(Columns columns, Box line) {
        List<Head> heads = new ArrayList<>();
        for (Column column : Column.values()) {
            Box box = columns.of(column);
            if (!box.isEmpty()) {
                heads.add(
                        new Head(
                                new Box(box.x(), line.y(), box.width(), line.height()),
                                title(column)));
            }
        }
        return heads;
    }

    private String title(Column column) {
        int queues = anatomy.queues().size();
        return switch (column) {
            case SUBMIT -> "Submitters";
            case PLUG -> "Plug";
            case CTX -> "ctx";
            case SCHEDULER ->
                    anatomy.facts().scheduler().isEmpty()
                            ? "Scheduler"
                            : anatomy.facts().scheduler();
            case HCTX -> queues == 1 ? anatomy.queues().get(0).name() : "Hardware queues";
            case TAGS -> "Driver tags";
            case DEVICE -> "Device " + anatomy.facts().name();
        };
    }

    private boolean footNeeded() {
        return !anatomy.requeue().isAbsent()
                || anatomy.hasFlush()
                || anatomy.requeueWork() >= 0
                || !anatomy.elsewhere().isAbsent()
                || anatomy.queues().stream().anyMatch(FootBuilder::hasWork);
    }

    private double footHeight() {
        return d.line() + d.chipHeight() + (d.compact() ? 9 : 20);
    }

    private double stripHeight() {
        return d.compact() ? 44 : 66;
    }

    private void list(Bin bin, Box area) {
        if (!bin.isAbsent() && !area.isEmpty()) {
            lists.add(new ListBox(bin, area));
        }
    }

    private void arrow(Box from, Box to, double y) {
        arrows.add(new Arrow(from.right(), to.x(), y));
    }

    private static Box in(Box column, Box row) {
        return new Box(column.x(), row.y(), column.width(), row.height());
    }
}
