package org.blkscope.draw;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A colour for each role, read from the theme's style sheet: the same file that the window loads,
 * so that canvases and controls agree.
 */
public final class Palette {
    private static final Pattern ENTRY =
            Pattern.compile("(-role-[a-z-]+)\\s*:\\s*#([0-9a-fA-F]{6})\\s*;");

    private final Map<Role, Integer> colours;

    private Palette(Map<Role, Integer> colours) {
        this.colours = colours;
    }

    /** Dark signs on light ground. */
    public static Palette light() {
        return load("roles-light.css");
    }

    /** Light signs on dark ground. */
    public static Palette dark() {
        return load("roles-dark.css");
    }

    /**
     * Reads the roles of a style sheet.
     *
     * @param css text with one entry a role: {@code -role-read: #0969da;}
     * @param source name for errors
     * @throws IllegalArgumentException if a role is missing; other entries are left alone
     */
    public static Palette parse(String css, String source) {
        Map<String, Integer> found = new java.util.HashMap<>();
        Matcher matcher = ENTRY.matcher(css);
        while (matcher.find()) {
            found.put(matcher.group(1), Integer.parseInt(matcher.group(2), 16));
        }
        Map<Role, Integer> colours = new EnumMap<>(Role.class);
        for (Role role : Role.values()) {
            Integer colour = found.get(role.property());
            if (colour == null) {
                throw new IllegalArgumentException(
                        source + ": no colour for " + role.property() + ", expected #rrggbb");
            }
            colours.put(role, colour);
        }
        return new Palette(colours);
    }

    /** The colour of a role as {@code 0xRRGGBB}. */
    public int rgb(Role role) {
        return java.util.Objects.requireNonNull(colours.get(role));
    }

    /**
     * Contrast of two roles as the web guidelines define it, from 1 (none) to 21; texts need 4.5.
     */
    public double contrast(Role one, Role other) {
        double a = luminance(rgb(one));
        double b = luminance(rgb(other));
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * linear(rgb >>> 16 & 0xFF)
                + 0.7152 * linear(rgb >>> 8 & 0xFF)
                + 0.0722 * linear(rgb & 0xFF);
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static Palette load(String name) {
        String path = "/org/blkscope/theme/" + name;
        try (InputStream in = Palette.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("the program is incomplete: no resource " + path);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), path);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }
}
