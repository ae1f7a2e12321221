package org.blkscope.workbench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.FileChooser;
import org.blkscope.recording.Recording;
import org.blkscope.workbench.job.Jobs;
import org.jspecify.annotations.Nullable;

/** Files and the clipboard: what leaves or enters the window. */
final class WindowActions {
    private final Scene scene;
    private final Jobs jobs;
    private final Settings settings;
    private final NotificationBar notifications;

    WindowActions(Scene scene, Jobs jobs, Settings settings, NotificationBar notifications) {
        this.scene = scene;
        this.jobs = jobs;
        this.settings = settings;
        this.notifications = notifications;
    }

    /** Lets the person choose a file to read. */
    void chooseFile(String title, Consumer<Path> chosen) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        settings.recent().stream()
                .findFirst()
                .map(Path::getParent)
                .map(Path::toFile)
                .filter(File::isDirectory)
                .ifPresent(chooser::setInitialDirectory);
        File file = chooser.showOpenDialog(scene.getWindow());
        if (file != null) {
            chosen.accept(file.toPath());
        }
    }

    /** Writes all events as text to a file that the person chooses. */
    void exportText(Recording recording) {
        Path file = chooseTarget("Export events as text", "events.txt");
        if (file != null) {
            jobs.submit(
                            "Export " + file.getFileName(),
                            progress -> Exports.text(recording, file, progress))
                    .onSuccess(
                            lines ->
                                    notifications.tell(
                                            "Wrote " + lines + " lines to " + file + "."))
                    .onFailure(failure -> notWritten(file, failure));
        }
    }

    /** Writes a picture of the window to a file that the person chooses. */
    void exportPicture() {
        Path file = chooseTarget("Export a picture of the window", "blkscope.png");
        if (file != null) {
            WritableImage picture = Pictures.of(scene);
            jobs.submit("Write " + file.getFileName(), progress -> write(picture, file))
                    .onSuccess(written -> notifications.tell("Wrote " + written + "."))
                    .onFailure(failure -> notWritten(file, failure));
        }
    }

    /** Puts a text on the clipboard. */
    void copy(String text) {
        if (text.isEmpty()) {
            notifications.tell("Nothing to copy: select events first.");
            return;
        }
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }

    private static Path write(WritableImage picture, Path file) throws IOException {
        Pictures.write(picture, file);
        return file;
    }

    private @Nullable Path chooseTarget(String title, String name) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.setInitialFileName(name);
        File file = chooser.showSaveDialog(scene.getWindow());
        return file == null ? null : file.toPath();
    }

    private void notWritten(Path file, Exception failure) {
        notifications.warn("Could not write " + file + ": " + failure.getMessage());
    }
}
