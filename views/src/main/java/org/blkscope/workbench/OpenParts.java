package org.blkscope.workbench;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Node;
import org.blkscope.study.Study;
import org.blkscope.workbench.PartDescriptor.Area;
import org.jspecify.annotations.Nullable;

/**
 * The parts of the study that is shown, each in its panel; another study gets fresh ones with the
 * same settings.
 */
final class OpenParts {
    private final List<PartDescriptor> descriptors;
    private final Settings settings;
    private final Map<Area, Panel> panels = new EnumMap<>(Area.class);
    private final List<Open> open = new ArrayList<>();

    private record Open(PartDescriptor descriptor, Part part) {}

    OpenParts(List<PartDescriptor> descriptors, Settings settings) {
        this.descriptors = List.copyOf(descriptors);
        this.settings = settings;
        for (Area area : Area.values()) {
            panels.put(area, new Panel(titleOf(area)));
        }
        close();
    }

    Map<Area, Panel> panels() {
        return panels;
    }

    /** Shows a study in all parts. */
    void show(Study study) {
        close();
        for (PartDescriptor descriptor : descriptors) {
            Part part = descriptor.factory().get();
            part.restore(settings.memento(descriptor.id()));
            part.open(study);
            panel(descriptor.area()).fill(part.node(), part.tools());
            open.add(new Open(descriptor, part));
        }
    }

    /** Closes the parts and empties the panels. */
    void close() {
        for (Open each : open) {
            each.part().save(settings.memento(each.descriptor().id()));
            each.part().close();
        }
        open.clear();
        panels.values().forEach(panel -> panel.empty("Nothing is open."));
        panel(Area.CENTRE)
                .empty(
                        "Open a scenario, a trace or a recording: File > Open, or drop a file here.");
    }

    /**
     * What copying gives: from the part that has the focus, otherwise from the first that has
     * something.
     */
    String copiedText(@Nullable Node focus) {
        return open.stream()
                .map(Open::part)
                .sorted((a, b) -> Boolean.compare(holds(b, focus), holds(a, focus)))
                .map(Part::copiedText)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Starts the search of the first part that has one; false if none has. */
    boolean startSearch() {
        return open.stream().map(Open::part).anyMatch(Part::startSearch);
    }

    boolean areSettled() {
        return open.stream().map(Open::part).allMatch(Part::isSettled);
    }

    private static boolean holds(Part part, @Nullable Node focus) {
        for (Node node = focus; node != null; node = node.getParent()) {
            if (node == part.node()) {
                return true;
            }
        }
        return false;
    }

    private String titleOf(Area area) {
        return descriptors.stream()
                .filter(descriptor -> descriptor.area() == area)
                .map(PartDescriptor::title)
                .findFirst()
                .orElse("");
    }

    private Panel panel(Area area) {
        return Objects.requireNonNull(panels.get(area), area::name);
    }
}
