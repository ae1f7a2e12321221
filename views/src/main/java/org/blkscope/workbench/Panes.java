package org.blkscope.workbench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.blkscope.workbench.layout.Arrangement;
import org.blkscope.workbench.layout.Dock;
import org.blkscope.workbench.layout.LayoutFile;
import org.blkscope.workbench.layout.WindowLayout;

/**
 * The panes of the window and their layout: as the person left it, otherwise the standard one. The
 * standard layout depends on the width of the window, so nothing is laid out before that is known.
 */
final class Panes {
    private static final String LAYOUT = "layout.json";

    private final List<Panel> panels;
    private final Settings settings;
    private final Consumer<String> tell;
    private final Dock dock;
    private boolean laidOut;
    private boolean restoring;

    /**
     * @param furnish gives the scene of a new window its colours and keys
     * @param tell hears of a layout that cannot be read
     */
    Panes(List<Panel> panels, Settings settings, Consumer<Scene> furnish, Consumer<String> tell) {
        this.panels = List.copyOf(panels);
        this.settings = settings;
        this.tell = tell;
        dock = new Dock(panels.stream().map(Panel::pane).toList(), this::standard, furnish);
        dock.widthProperty().subscribe((before, now) -> layOutOnce());
    }

    Region node() {
        return dock;
    }

    Dock dock() {
        return dock;
    }

    /** True when the panes have their places. */
    boolean isLaidOut() {
        return laidOut && !restoring;
    }

    /** Puts everything where it was at first. */
    void reset() {
        dock.apply(new WindowLayout(standard(), List.of(), Set.of()));
    }

    private Optional<Arrangement> standard() {
        return StandardLayout.of(panels, dock.getWidth());
    }

    /** Writes the layout down for the next start and closes the windows beside the main one. */
    void close() {
        if (laidOut) {
            settings.writeFile(LAYOUT, LayoutFile.write(dock.current()));
        }
        dock.closeWindows();
    }

    private void layOutOnce() {
        if (!laidOut && dock.getWidth() > 0) {
            laidOut = true;
            restoring = true;
            Platform.runLater(this::restore);
        }
    }

    private void restore() {
        restoring = false;
        layOut();
        // Otherwise the window gives the focus to its first field, whose list covers the panes.
        dock.requestFocus();
    }

    private void layOut() {
        Optional<String> text = settings.readFile(LAYOUT);
        if (text.isEmpty()) {
            reset();
            return;
        }
        Set<String> known =
                panels.stream().map(panel -> panel.descriptor().id()).collect(Collectors.toSet());
        try {
            WindowLayout kept = LayoutFile.read(text.get(), known);
            dock.apply(standard().map(kept::completed).orElse(kept));
        } catch (IOException e) {
            reset();
            tell.accept(
                    "The saved layout of the panes cannot be read and is left out ("
                            + LAYOUT
                            + ": "
                            + e.getMessage()
                            + ").");
        }
    }

    /** The panes with their titles, for menus. */
    List<PartDescriptor> descriptors() {
        List<PartDescriptor> descriptors = new ArrayList<>();
        panels.forEach(panel -> descriptors.add(panel.descriptor()));
        return descriptors;
    }
}
