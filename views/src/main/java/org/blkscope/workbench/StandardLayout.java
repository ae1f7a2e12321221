package org.blkscope.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import org.blkscope.workbench.PartDescriptor.Area;
import org.blkscope.workbench.layout.Arrangement;

/**
 * The arrangement of a first start: narrow at the left, large in the middle, two above each other
 * at the right, two along the bottom. Parts of one area are stacked.
 */
final class StandardLayout {
    private static final double LEFT_WIDTH = 242;
    private static final double RIGHT_SHARE = 0.225;
    private static final double RIGHT_LEAST = 320;
    private static final double RIGHT_MOST = 366;
    private static final double TOP_SHARE = 0.63;
    private static final double INSPECTOR_SHARE = 0.7;
    private static final double TIMELINE_SHARE = 0.48;

    private StandardLayout() {}

    /**
     * The layout of a window.
     *
     * @param width of the window in pixels
     */
    static Optional<Arrangement> of(List<Panel> panels, double width) {
        double whole = Math.max(2 * (LEFT_WIDTH + RIGHT_MOST), width);
        double left = LEFT_WIDTH / whole;
        double right = Math.max(RIGHT_LEAST, Math.min(RIGHT_MOST, width * RIGHT_SHARE));
        Optional<Arrangement> side =
                split(
                        Orientation.VERTICAL,
                        INSPECTOR_SHARE,
                        stack(panels, Area.RIGHT_TOP),
                        stack(panels, Area.RIGHT_BOTTOM));
        Optional<Arrangement> top =
                split(
                        Orientation.HORIZONTAL,
                        1 - right / (whole - LEFT_WIDTH),
                        stack(panels, Area.CENTRE),
                        side);
        Optional<Arrangement> bottom =
                split(
                        Orientation.HORIZONTAL,
                        TIMELINE_SHARE,
                        stack(panels, Area.BOTTOM_LEFT),
                        stack(panels, Area.BOTTOM_RIGHT));
        Optional<Arrangement> middle = split(Orientation.VERTICAL, TOP_SHARE, top, bottom);
        return split(Orientation.HORIZONTAL, left, stack(panels, Area.LEFT), middle);
    }

    private static Optional<Arrangement> stack(List<Panel> panels, Area area) {
        List<String> ids =
                panels.stream()
                        .map(Panel::descriptor)
                        .filter(descriptor -> descriptor.area() == area)
                        .map(PartDescriptor::id)
                        .toList();
        return ids.stream().findFirst().map(first -> new Arrangement.Stack(ids, first));
    }

    /** Both, or the one that is there. */
    private static Optional<Arrangement> split(
            Orientation orientation,
            double divider,
            Optional<Arrangement> first,
            Optional<Arrangement> second) {
        List<Arrangement> present = new ArrayList<>();
        first.ifPresent(present::add);
        second.ifPresent(present::add);
        if (present.size() < 2) {
            return present.stream().findFirst();
        }
        return Optional.of(new Arrangement.Split(orientation, List.of(divider), present));
    }
}
