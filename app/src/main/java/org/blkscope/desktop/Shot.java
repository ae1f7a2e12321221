package org.blkscope.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.Pictures;
import org.blkscope.workbench.Settings;
import org.blkscope.workbench.Workbench;
import org.blkscope.workbench.job.Progress;
import org.blkscope.workbench.theme.Theming;

/**
 * Draws the window without a display. The same request gives the same picture: nothing is
 * remembered from earlier starts, and figures that differ from run to run are left out.
 */
public final class Shot {
    private static final long FRAME_MS = 30;
    private static final int QUIET_FRAMES = 5;
    private static final long LONGEST_WAIT_S = 60;

    private final Opener opener;
    private final StandardParts parts;
    private final String version;

    public Shot(Opener opener, StandardParts parts, String version) {
        this.opener = opener;
        this.parts = parts;
        this.version = version;
    }

    /**
     * Opens the file and writes its picture.
     *
     * @return what was opened
     * @throws IOException if the file cannot be read or the picture cannot be written
     * @throws IllegalArgumentException if the recording has no such moment, place or request
     */
    public Opened take(ShotRequest request) throws IOException, InterruptedException {
        Opened opened = opener.open(request.file(), Progress.NONE);
        take(request, opened);
        return opened;
    }

    /** Writes the picture of a recording that is open already. */
    public void take(ShotRequest request, Opened opened) throws IOException, InterruptedException {
        Toolkit.startHeadless();
        Window window = Toolkit.ask(() -> new Window(request));
        try {
            Toolkit.ask(() -> window.show(opened));
            window.awaitRest();
            Toolkit.ask(() -> window.visit(request));
            window.awaitRest();
            write(Toolkit.ask(() -> Pictures.of(window.workbench.scene())), request.out());
        } finally {
            Toolkit.ask(window::close);
        }
    }

    private static void write(WritableImage picture, Path out) throws IOException {
        Path folder = out.toAbsolutePath().getParent();
        if (folder == null || !folder.toFile().isDirectory()) {
            throw new IOException("cannot write " + out + ": there is no folder " + folder);
        }
        Pictures.write(picture, out);
    }

    /** The window that is never seen. */
    private final class Window {
        private final Stage stage = new Stage(StageStyle.UNDECORATED);
        private final Workbench workbench;

        Window(ShotRequest request) {
            Theming theming = new Theming();
            theming.themeProperty().set(request.theme());
            workbench =
                    new Workbench(
                            opener,
                            parts.descriptors(theming),
                            Settings.forgetful(),
                            theming,
                            version);
            workbench.omitLoad();
            stage.setScene(workbench.scene());
            stage.setWidth(request.width());
            stage.setHeight(request.height());
            stage.show();
        }

        Workbench show(Opened opened) {
            workbench.show(opened);
            return workbench;
        }

        Study visit(ShotRequest request) {
            Study study = java.util.Objects.requireNonNull(workbench.studyProperty().get());
            request.select().ifPresent(study::visit);
            study.visit(request.at());
            return study;
        }

        Stage close() {
            stage.hide();
            workbench.close();
            return stage;
        }

        /** Waits until nothing has been under way for some frames in a row. */
        void awaitRest() throws InterruptedException {
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_WAIT_S);
            int quiet = 0;
            while (quiet < QUIET_FRAMES) {
                if (System.nanoTime() > deadline) {
                    throw new IllegalStateException(
                            "The window did not come to rest within " + LONGEST_WAIT_S + " s");
                }
                Thread.sleep(FRAME_MS);
                quiet = Toolkit.ask(workbench::isSettled) ? quiet + 1 : 0;
            }
        }
    }
}
