package org.blkscope.draw.java2d;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.imageio.ImageIO;
import org.blkscope.draw.Palette;
import org.blkscope.draw.Surface;

/** Draws into a picture, with or without a display. */
public final class Picture {
    private Picture() {}

    /** A picture of the given size in pixels, drawn by a painter. */
    public static BufferedImage draw(
            int width, int height, Palette palette, Consumer<Surface> painter) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            painter.accept(new Java2dSurface(graphics, width, height, palette, new Java2dFonts()));
        } finally {
            graphics.dispose();
        }
        return image;
    }

    /**
     * Writes a picture as PNG and makes the folders it needs.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(BufferedImage image, Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        if (!ImageIO.write(image, "png", file.toFile())) {
            throw new IOException("cannot write " + file + ": no writer for PNG in this JDK");
        }
    }
}
