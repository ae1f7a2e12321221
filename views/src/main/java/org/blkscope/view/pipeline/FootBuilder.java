package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.recording.GaugeKind;

/**
 * Lays out the strip below the columns: flush machinery, requeue list, work items, the unplaced.
 */
final class FootBuilder {
    private static final double GAP = 6;

    private final Anatomy anatomy;
    private final Density d;
    private final List<ListBox> lists;

    FootBuilder(Anatomy anatomy, Density d, List<ListBox> lists) {
        this.anatomy = anatomy;
        this.d = d;
        this.lists = lists;
    }

    static boolean hasWork(QueueParts queue) {
        return queue.gauges().containsKey(GaugeKind.RUN_WORK);
    }

    FootBoxes build(Box foot) {
        if (foot.isEmpty()) {
            return FootBoxes.NONE;
        }
        boolean work =
                anatomy.requeueWork() >= 0
                        || anatomy.queues().stream().anyMatch(FootBuilder::hasWork);
        double flush = anatomy.hasFlush() ? 2 : 0;
        double requeue = anatomy.requeue().isAbsent() ? 0 : 1.2;
        double workers = work ? 2 : 0;
        double somewhere = anatomy.elsewhere().isAbsent() ? 0 : 1.4;
        double[] at = {foot.x()};
        int parts = count(flush, requeue, workers, somewhere);
        double unit = (foot.width() - GAP * (parts - 1)) / (flush + requeue + workers + somewhere);
        Box flushBox = cut(foot, at, flush * unit);
        Box requeueBox = cut(foot, at, requeue * unit);
        Box workersBox = cut(foot, at, workers * unit);
        double most = d.compact() ? 240 : 420;
        Box somewhereBox = cut(foot, at, Math.min(most, somewhere * unit));
        Box flushRows = listIn(flushBox);
        double half = Math.floor(flushRows.width() / 2) - 3;
        double label = d.compact() ? 44 : 52;
        Box pending = flushRows.left(half).after(label);
        Box running = flushRows.after(half + 6).after(label);
        list(anatomy.flushPending(), pending);
        list(anatomy.flushRunning(), running);
        list(anatomy.requeue(), listIn(requeueBox));
        list(anatomy.elsewhere(), listIn(somewhereBox));
        return new FootBoxes(
                flushBox,
                pending,
                running,
                requeueBox,
                listIn(requeueBox),
                workersBox,
                somewhereBox,
                listIn(somewhereBox));
    }

    private Box listIn(Box frame) {
        double top = d.line() + (d.compact() ? 5 : 9);
        return frame.below(top).inset(9, 0).top(d.chipHeight());
    }

    private static int count(double... widths) {
        return (int) java.util.Arrays.stream(widths).filter(w -> w > 0).count();
    }

    private static Box cut(Box foot, double[] at, double width) {
        if (width <= 0) {
            return Box.NONE;
        }
        double left = Math.rint(at[0]);
        at[0] += width + GAP;
        return Box.between(left, foot.y(), Math.rint(at[0] - GAP), foot.bottom());
    }

    private void list(Bin bin, Box area) {
        if (!bin.isAbsent() && !area.isEmpty()) {
            lists.add(new ListBox(bin, area));
        }
    }
}
