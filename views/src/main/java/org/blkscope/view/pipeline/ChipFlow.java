package org.blkscope.view.pipeline;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.draw.Box;

/**
 * Cells of a list inside an area, head first, in rows.
 *
 * @param cells one a life that is shown
 * @param more cell of the number of those that are not shown, empty if all are
 * @param hidden that number
 */
record ChipFlow(List<Box> cells, Box more, int hidden) {
    /** Least width of the number of hidden lives. */
    private static final double MORE = 20;

    /** Lays out a list of so many lives, with chips of a width that may be narrowed to fit. */
    static ChipFlow of(Box area, double chipWidth, double chipHeight, double gap, int count) {
        if (area.width() < MORE || area.height() < chipHeight - 2 || count == 0) {
            return new ChipFlow(List.of(), count == 0 ? Box.NONE : area, count);
        }
        double width = Math.min(chipWidth, area.width());
        int columns = Math.max(1, (int) ((area.width() + gap) / (width + gap)));
        int rows = Math.max(1, (int) ((area.height() + gap) / (chipHeight + gap)));
        double top = rows == 1 ? Math.rint(area.centreY() - chipHeight / 2) : area.y();
        double height = Math.min(chipHeight, area.height());
        if (count <= columns * rows) {
            return new ChipFlow(cells(area, top, width, height, gap, columns, count), Box.NONE, 0);
        }
        double rest = area.width() - columns * (width + gap);
        if (columns == 1 && rows == 1 && rest < MORE) {
            width = Math.max(MORE, area.width() - MORE - gap);
            rest = area.width() - width - gap;
        }
        boolean beside = rest >= MORE;
        int shown = Math.max(0, beside ? columns * rows : columns * rows - 1);
        List<Box> cells = cells(area, top, width, height, gap, columns, shown);
        double moreY = top + (rows - 1) * (height + gap);
        double moreX = area.x() + (beside ? columns : columns - 1) * (width + gap);
        double moreWidth = Math.min(area.right() - moreX, beside ? rest : width);
        return new ChipFlow(cells, new Box(moreX, moreY, moreWidth, height), count - shown);
    }

    /** Where the next life would be drawn, empty if there is no room. */
    static Box nextCell(Box area, double chipWidth, double chipHeight, double gap, int count) {
        ChipFlow flow = of(area, chipWidth, chipHeight, gap, count + 1);
        return flow.hidden == 0 ? flow.cells.get(count) : Box.NONE;
    }

    private static List<Box> cells(
            Box area, double top, double width, double height, double gap, int columns, int count) {
        List<Box> cells = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double x = area.x() + i % columns * (width + gap);
            double y = top + Math.floorDiv(i, columns) * (height + gap);
            cells.add(new Box(Math.rint(x), Math.rint(y), Math.floor(width), height));
        }
        return cells;
    }
}
