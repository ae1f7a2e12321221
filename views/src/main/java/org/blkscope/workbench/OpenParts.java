package org.blkscope.workbench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;
import org.blkscope.study.Study;
import org.blkscope.workbench.PartDescriptor.Area;
import org.jspecify.annotations.Nullable;

/**
 * The parts of the study that is shown, each in its panel; another study gets fresh ones with the
 * same settings.
 */
final class OpenParts {
    private static final String OPEN_SOMETHING =
            "Open a scenario, a trace or a recording: File > Open, or drop a file here.";

    private final List<PartDescriptor> descriptors;
    private final Settings settings;
    private final Map<String, Panel> panels = new LinkedHashMap<>();
    private final List<Open> open = new ArrayList<>();

    private record Open(PartDescriptor descriptor, Part part) {}

    OpenParts(List<PartDescriptor> descriptors, Settings settings) {
        this.descriptors = List.copyOf(descriptors);
        this.settings = settings;
        for (PartDescriptor descriptor : descriptors) {
            panels.put(descriptor.id(), new Panel(descriptor));
        }
        close();
    }

    List<Panel> panels() {
        return List.copyOf(panels.values());
    }

    /** Shows a study in all parts. */
    void show(Study study) {
        close();
        for (PartDescriptor descriptor : descriptors) {
            Part part = descriptor.factory().get();
            part.restore(settings.memento(descriptor.id()));
            part.open(study);
            panel(descriptor).fill(part.node(), part.tools());
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
        panels.values()
                .forEach(
                        panel ->
                                panel.empty(
                                        panel.descriptor().area() == Area.CENTRE
                                                ? OPEN_SOMETHING
                                                : "Nothing is open."));
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

    /** Starts the search of the first seen part that has one; false if none has. */
    boolean startSearch() {
        return seen().anyMatch(Part::startSearch);
    }

    /** Parts that are not seen draw nothing, so nothing waits for them. */
    boolean areSettled() {
        return seen().allMatch(Part::isSettled);
    }

    private Stream<Part> seen() {
        return open.stream().filter(each -> panel(each.descriptor()).isSeen()).map(Open::part);
    }

    private static boolean holds(Part part, @Nullable Node focus) {
        for (Node node = focus; node != null; node = node.getParent()) {
            if (node == part.node()) {
                return true;
            }
        }
        return false;
    }

    private Panel panel(PartDescriptor descriptor) {
        return Objects.requireNonNull(panels.get(descriptor.id()), descriptor::id);
    }
}
