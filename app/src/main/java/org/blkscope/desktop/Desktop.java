package org.blkscope.desktop;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.Settings;
import org.blkscope.workbench.Workbench;
import org.blkscope.workbench.theme.SystemTheme;
import org.blkscope.workbench.theme.Theming;

/** The program in a window on the display. */
public final class Desktop {
    private static final double WIDTH = 1680;
    private static final double HEIGHT = 1020;
    private static final double SCREEN_SHARE = 0.94;

    private final Opener opener;
    private final StandardParts parts;
    private final String version;

    /**
     * @param opener makes recordings of files
     * @param parts of the window
     * @param version of the program
     */
    public Desktop(Opener opener, StandardParts parts, String version) {
        this.opener = opener;
        this.parts = parts;
        this.version = version;
    }

    /** Opens the window with a file, if one is given, and returns when it is closed. */
    public void run(List<Path> files) throws InterruptedException {
        Toolkit.start();
        CountDownLatch closed = new CountDownLatch(1);
        Toolkit.ask(() -> show(files, closed));
        closed.await();
    }

    private Workbench show(List<Path> files, CountDownLatch closed) {
        Theming theming = new Theming(SystemTheme::now);
        Workbench workbench =
                new Workbench(
                        opener,
                        parts.descriptors(theming),
                        Settings.in(Settings.usualFolder()),
                        theming,
                        version);
        Stage stage = new Stage();
        stage.titleProperty().bind(workbench.titleProperty());
        stage.getIcons().add(icon());
        stage.setScene(sized(stage, workbench.scene()));
        stage.setOnHidden(event -> close(workbench, closed));
        stage.show();
        files.stream().findFirst().ifPresent(workbench::open);
        return workbench;
    }

    private static Scene sized(Stage stage, Scene scene) {
        var screen = Screen.getPrimary().getVisualBounds();
        stage.setWidth(Math.min(WIDTH, screen.getWidth() * SCREEN_SHARE));
        stage.setHeight(Math.min(HEIGHT, screen.getHeight() * SCREEN_SHARE));
        return scene;
    }

    private static Image icon() {
        return new Image(
                java.util.Objects.requireNonNull(
                        Desktop.class.getResourceAsStream("/org/blkscope/desktop/icon.png"),
                        "icon.png is missing from the build"));
    }

    private static void close(Workbench workbench, CountDownLatch closed) {
        workbench.close();
        closed.countDown();
    }
}
