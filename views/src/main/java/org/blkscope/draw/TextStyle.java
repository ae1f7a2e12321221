package org.blkscope.draw;

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
        WORDS("Inter", "Segoe UI", "Cantarell", "DejaVu Sans"),
        /** All characters of one width, for figures, names of the kernel and chips. */
        FIGURES("JetBrains Mono", "Cascadia Mono", "DejaVu Sans Mono");

        private final String[] families;

        Face(String... families) {
            this.families = families;
        }

        /** Families to ask for, best first; a surface falls back to what its system offers. */
        public java.util.List<String> families() {
            return java.util.List.of(families);
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
