package org.blkscope.workbench.theme;

/** From the letter of a request's kind to the style class that colours it. */
public final class KindLook {
    private KindLook() {}

    /** Style class for a letter as {@code Lives.letter} gives it. */
    public static String styleClass(char letter) {
        return switch (Character.toUpperCase(letter)) {
            case 'R' -> "kind-read";
            case 'W', 'N' -> "kind-write";
            case 'F' -> "kind-flush";
            case 'A', 'Z' -> "kind-zone-append";
            case 'D' -> "kind-discard";
            default -> "kind-passthrough";
        };
    }
}
