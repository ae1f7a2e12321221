package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.blkscope.draw.Box;

/** Shares the width of the drawing among its columns. */
final class Columns {
    /**
     * The columns, from left to right, with their least width and their share of what is left over.
     */
    enum Column {
        SUBMIT(76, 84, 1.3),
        PLUG(64, 80, 1.4),
        CTX(48, 74, 1.4),
        SCHEDULER(76, 104, 2.2),
        HCTX(114, 150, 2.2),
        TAGS(78, 104, 1.5),
        DEVICE(80, 104, 1.6);

        private final double tight;
        private final double roomy;
        private final double share;

        Column(double tight, double roomy, double share) {
            this.tight = tight;
            this.roomy = roomy;
            this.share = share;
        }

        double least(Density d) {
            return d.compact() ? tight : roomy;
        }
    }

    private final Map<Column, Box> boxes = new EnumMap<>(Column.class);

    Columns(Anatomy anatomy, Box area, Density d) {
        List<Column> present = present(anatomy);
        double gaps = d.arrow() * (present.size() - 1);
        double least = present.stream().mapToDouble(c -> c.least(d)).sum();
        double shares = present.stream().mapToDouble(c -> c.share).sum();
        double spare = Math.max(0, area.width() - gaps - least);
        double x = area.x();
        for (Column column : present) {
            double width = Math.floor(column.least(d) + spare * column.share / shares);
            boolean last = column == Column.DEVICE;
            boxes.put(column, new Box(x, area.y(), last ? area.right() - x : width, area.height()));
            x += width + d.arrow();
        }
    }

    /** The column's box, empty if the device has none. */
    Box of(Column column) {
        return boxes.getOrDefault(column, Box.NONE);
    }

    /** Left and right edge of each column that is there, in order. */
    List<double[]> edges() {
        List<double[]> edges = new ArrayList<>();
        boxes.values().forEach(b -> edges.add(new double[] {b.x(), b.right()}));
        return edges;
    }

    /** The column to the right of one, empty at the end. */
    Box next(Column column) {
        return boxes.entrySet().stream()
                .filter(e -> e.getKey().compareTo(column) > 0)
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(Box.NONE);
    }

    private static List<Column> present(Anatomy anatomy) {
        List<Column> columns = new ArrayList<>(List.of(Column.values()));
        columns.removeIf(
                c ->
                        switch (c) {
                            case SUBMIT, HCTX, DEVICE -> false;
                            case PLUG -> !anatomy.hasPlug();
                            case CTX -> !anatomy.hasCtx();
                            case SCHEDULER -> !anatomy.hasScheduler();
                            case TAGS -> !anatomy.hasTags();
                        });
        return columns;
    }
}
