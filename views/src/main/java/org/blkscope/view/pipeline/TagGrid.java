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

    /** Largest distance from row to row. */
    static final double MOST = 28;

    static TagGrid of(Box area, int tags, double numberWidth, double numberHeight) {
        TagGrid best = small(area, tags);
        double largest = 0;
        for (int columns = Math.min(4, tags); columns <= tags; columns += columns < 4 ? 1 : 4) {
            double pitchX = Math.floor(Math.min(MOST * 1.3, area.width() / columns));
            double pitchY = Math.floor(Math.min(MOST, area.height() / rowsOf(tags, columns)));
            boolean fits = pitchX >= numberWidth + 6 && pitchY >= numberHeight + 5;
            double size = Math.min(pitchX, pitchY * 1.3);
            if (fits && size > largest) {
                largest = size;
                best = new TagGrid(area, tags, columns, pitchX, pitchY, true);
            }
        }
        return best;
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

    /** As large as possible, in rows of a power of two, or at least of whole bytes. */
    private static TagGrid small(Box area, int tags) {
        for (boolean powers : new boolean[] {true, false}) {
            for (double pitch = 14; pitch >= LEAST; pitch--) {
                int most = (int) (area.width() / pitch);
                int columns = powers ? Integer.highestOneBit(most) : most / 8 * 8;
                if (columns > 0 && rowsOf(tags, columns) * pitch <= area.height()) {
                    int used = Math.min(columns, tags);
                    return new TagGrid(area, tags, used, pitch, pitch, false);
                }
            }
        }
        return new TagGrid(area, tags, 0, 0, 0, false);
    }

    private static int rowsOf(int tags, int columns) {
        return (tags + columns - 1) / columns;
    }
}
