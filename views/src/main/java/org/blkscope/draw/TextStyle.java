package org.blkscope.draw;

import java.util.List;

/**
 * Look of a text.
 *
 * @param face running text or figures
 * @param size in view units
 * @param strong true for bold
 */
public record TextStyle(Face face, double size, boolean strong) {
    /** Kind of type. */
    public enum Face {
        /** Proportional, for words. */
        WORDS,
        /** All characters of one width, for figures, names of the kernel and chips. */
        FIGURES;

        /** Families to ask for, best first; a surface falls back to what its system offers. */
        public List<String> families() {
            return switch (this) {
                case WORDS -> List.of("Inter", "Segoe UI", "Cantarell", "DejaVu Sans");
                case FIGURES -> List.of("JetBrains Mono", "Cascadia Mono", "DejaVu Sans Mono");
            };
        }
    }

    /** Words of this size. */
    public static TextStyle words(double size) {
        return new TextStyle(Face.WORDS, size, false);
    }

    /** Figures of this size. */
    public static TextStyle figures(double size) {
        return new TextStyle(Face.FIGURES, size, false);
    }

    /** The same in bold. */
    public TextStyle bold() {
        return new TextStyle(face, size, true);
    }

    /** Height of capital letters, near enough for every family we ask for. */
    public double capHeight() {
        return size * 0.73;
    }

    /** Baseline at which capitals are centred on a height. */
    public double baselineFor(double centreY) {
        return Math.rint(centreY + capHeight() / 2);
    }
}
