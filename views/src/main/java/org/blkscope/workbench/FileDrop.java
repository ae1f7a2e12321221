package org.blkscope.workbench;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Opens a file that is dropped on the window. */
final class FileDrop {
    private final Consumer<Path> open;

    FileDrop(Consumer<Path> open) {
        this.open = open;
    }

    void install(Scene scene) {
        scene.setOnDragOver(FileDrop::dragOver);
        scene.setOnDragDropped(this::dropped);
    }

    private static void dragOver(DragEvent event) {
        if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
        }
    }

    private void dropped(DragEvent event) {
        List<File> files = event.getDragboard().getFiles();
        boolean some = files != null && !files.isEmpty();
        if (some) {
            open.accept(files.get(0).toPath());
        }
        event.setDropCompleted(some);
        event.consume();
    }
}
