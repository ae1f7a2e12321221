package org.blkscope.workbench;

import java.io.IOException;
import java.nio.file.Path;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/** Pictures of windows. */
public final class Pictures {
    private Pictures() {}

    /** Draws a scene as it is now; on the thread that draws. */
    public static WritableImage of(Scene scene) {
        return scene.snapshot(null);
    }

    /**
     * Writes a picture as PNG.
     *
     * @throws IOException if the file cannot be written; the message names it
     */
    public static void write(WritableImage picture, Path file) throws IOException {
        if (!ImageIO.write(SwingFXUtils.fromFXImage(picture, null), "png", file.toFile())) {
            throw new IOException(
                    "This Java cannot write PNG files, so " + file + " was not written");
        }
    }
}
