package org.blkscope.view.pipeline;

import java.util.List;
import org.blkscope.draw.Box;
import org.blkscope.recording.Place;

/**
 * Where everything is. Pure geometry: no snapshot has a say in it, so boxes stay put while time
 * moves, except that the page of rows follows the present step when not all fit.
 *
 * @param main the columns; below it runs the gutter that long arrows use
 * @param gutterY height of that gutter
 * @param columnEdges left and right edge of each column, in order
 * @param ctx frame of the software queue that stands for all CPUs, empty if each has its own
 * @param strips the queues that are not opened, empty if all are
 * @param hidden those queues
 */
record PipelineLayout(
        Anatomy anatomy,
        Density density,
        Box whole,
        Box tabs,
        Box banner,
        Box main,
        double gutterY,
        List<Head> heads,
        List<double[]> columnEdges,
        List<CpuBoxes> cpus,
        List<MoreCpus> moreCpus,
        Box ctx,
        List<QueueBoxes> queues,
        Box scheduler,
        Box schedulerList,
        DeviceBoxes device,
        Box strips,
        List<QueueParts> hidden,
        FootBoxes foot,
        Box legend,
        List<Arrow> arrows,
        List<ListBox> lists) {

    /** The layout of a device for a size and the row that must be seen. */
    static PipelineLayout of(
            Anatomy anatomy,
            double width,
            double height,
            int focusCpu,
            int focusHctx,
            boolean tabs) {
        return new LayoutBuilder(anatomy, width, height, focusCpu, focusHctx, tabs).build();
    }

    /** The area in which a place's lives are shown, empty if they are shown nowhere. */
    Box areaOf(Place place) {
        return lists.stream()
                .filter(l -> l.bin().places().contains(place))
                .map(ListBox::area)
                .findFirst()
                .orElse(Box.NONE);
    }
}
