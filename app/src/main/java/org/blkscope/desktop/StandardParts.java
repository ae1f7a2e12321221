package org.blkscope.desktop;

import java.util.List;
import java.util.function.Function;
import org.blkscope.view.bookmarks.BookmarksPart;
import org.blkscope.view.breakpoints.BreakpointsPart;
import org.blkscope.view.events.EventsPart;
import org.blkscope.view.inspector.InspectorPart;
import org.blkscope.view.outline.OutlinePart;
import org.blkscope.view.why.WhyPart;
import org.blkscope.workbench.Part;
import org.blkscope.workbench.PartDescriptor;
import org.blkscope.workbench.PartDescriptor.Area;
import org.blkscope.workbench.theme.Theming;

/**
 * The parts of the window.
 *
 * @param pipeline makes the part in the middle; its colours follow the theming
 * @param timeline makes the part at the bottom
 */
public record StandardParts(
        Function<Theming, ? extends Part> pipeline, Function<Theming, ? extends Part> timeline) {
    /** In the order of the menu; those of one area are stacked. */
    public List<PartDescriptor> descriptors(Theming theming) {
        return List.of(
                new PartDescriptor("outline", "Outline", Area.LEFT, OutlinePart::new),
                new PartDescriptor("breakpoints", "Breakpoints", Area.LEFT, BreakpointsPart::new),
                new PartDescriptor("bookmarks", "Bookmarks", Area.LEFT, BookmarksPart::new),
                new PartDescriptor(
                        "pipeline", "Pipeline", Area.CENTRE, () -> pipeline.apply(theming)),
                new PartDescriptor("inspector", "Inspector", Area.RIGHT_TOP, InspectorPart::new),
                new PartDescriptor("why", "Why", Area.RIGHT_BOTTOM, WhyPart::new),
                new PartDescriptor(
                        "timeline", "Timeline", Area.BOTTOM_LEFT, () -> timeline.apply(theming)),
                new PartDescriptor("events", "Events", Area.BOTTOM_RIGHT, EventsPart::new));
    }
}
