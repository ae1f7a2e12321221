package org.blkscope.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.blkscope.analysis.Address;
import org.blkscope.workbench.theme.Theme;

/**
 * What a picture of the window shall show.
 *
 * @param file to open
 * @param out PNG file to write
 * @param at moment of the cursor; the middle of the recording if none is given
 * @param select what is selected, if anything
 * @param width in pixels
 * @param height in pixels
 * @param theme its colours
 */
public record ShotRequest(
        Path file,
        Path out,
        Address.Moment at,
        Optional<Address> select,
        int width,
        int height,
        Theme theme) {
    /** Widest picture; the screen without a display is no larger. */
    public static final int MOST_WIDTH = 2560;

    /** Highest picture. */
    public static final int MOST_HEIGHT = 1440;

    static final int LEAST_WIDTH = 1280;
    static final int LEAST_HEIGHT = 720;
    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    /**
     * The request with the size that a text such as {@code 1680x1020} gives.
     *
     * @throws IllegalArgumentException if it is no size or too small or large; the message says
     *     what would do
     */
    public ShotRequest sized(String size) {
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "'" + size + "' is not a size: write WIDTHxHEIGHT, such as 1680x1020");
        }
        int w = Integer.parseInt(matcher.group(1));
        int h = Integer.parseInt(matcher.group(2));
        if (w < LEAST_WIDTH || w > MOST_WIDTH || h < LEAST_HEIGHT || h > MOST_HEIGHT) {
            throw new IllegalArgumentException(
                    "A picture of "
                            + size
                            + " is not possible: between "
                            + LEAST_WIDTH
                            + "x"
                            + LEAST_HEIGHT
                            + " and "
                            + MOST_WIDTH
                            + "x"
                            + MOST_HEIGHT
                            + " is");
        }
        return new ShotRequest(file, out, at, select, w, h, theme);
    }
}
