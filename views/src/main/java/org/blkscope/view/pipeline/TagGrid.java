package org.blkscope.view.pipeline;

import org.blkscope.draw.Box;

/**
 * Cells of a tag map: numbered fields while they fit, small fields after that, and a bar when even
 * those would be too small to tell apart.
 *
 * @param tags number of tags
 * @param columns cells a row
 * @param pitchX distance from cell to cell
 * @param numbered true if a cell has room for its number
 */
record TagGrid(Box area, int tags, int columns, double pitchX, double pitchY, boolean numbered) {
    private static final double LEAST = 4;
    private static final double MOST = 22;

    static TagGrid of(Box area, int tags, double numberWidth, double numberHeight) {
        double cellWidth = numberWidth + 6;
        double cellHeight = numberHeight + 5;
        int columns = Math.max(1, Math.min(tags, (int) (area.width() / cellWidth)));
        columns = columns > 4 && tags >= 4 ? columns / 4 * 4 : columns;
        int rows = rowsOf(tags, columns);
        if (rows * cellHeight <= area.height()) {
            double pitchX = Math.floor(Math.min(MOST * 1.4, area.width() / columns));
            double pitchY = Math.floor(Math.min(MOST, area.height() / rows));
            return new TagGrid(area, tags, columns, pitchX, pitchY, true);
        }
        return small(area, tags);
    }

    /** False if the tags are too many to be told apart. */
    boolean hasCells() {
        return columns > 0;
    }

    /** Field of a tag. */
    Box cell(int tag) {
        double x = area.x() + Math.floor((area.width() - columns * pitchX) / 2);
        double gap = pitchX >= 8 ? 2 : 1;
        return new Box(
                x + tag % columns * pitchX,
                area.y() + Math.floorDiv(tag, columns) * pitchY,
                pitchX - gap,
                pitchY - gap);
    }

    private static TagGrid small(Box area, int tags) {
        for (double pitch = 14; pitch >= LEAST; pitch--) {
            int columns = (int) (area.width() / pitch);
            columns = columns >= 16 ? columns / 8 * 8 : columns;
            if (columns > 0 && rowsOf(tags, columns) * pitch <= area.height()) {
                return new TagGrid(area, tags, Math.min(columns, tags), pitch, pitch, false);
            }
        }
        return new TagGrid(area, tags, 0, 0, 0, false);
    }

    private static int rowsOf(int tags, int columns) {
        return (tags + columns - 1) / columns;
    }
}
