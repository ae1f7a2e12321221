package org.blkscope.workbench.theme;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.scene.text.Font;

/**
 * Fonts for text and for figures: the first of a list that this machine has. Style sheets cannot
 * say that, so the choice is written as a small sheet of its own.
 */
final class Fonts {
    private static final List<String> TEXT = List.of("Inter", "Segoe UI", "Cantarell");
    private static final List<String> FIGURES =
            List.of("JetBrains Mono", "Cascadia Mono", "DejaVu Sans Mono");

    private Fonts() {}

    /** A sheet that sets both families and the size of all text. */
    static String sheet(double sizePx) {
        String css =
                String.format(
                        Locale.ROOT,
                        ".root { -fx-font-family: \"%s\"; -fx-font-size: %.1fpx; }%n.figures { -fx-font-family: \"%s\"; }%n",
                        firstOf(TEXT, "System"),
                        sizePx,
                        firstOf(FIGURES, "Monospaced"));
        byte[] bytes = css.getBytes(StandardCharsets.UTF_8);
        return "data:text/css;base64," + Base64.getEncoder().encodeToString(bytes);
    }

    private static String firstOf(List<String> wanted, String otherwise) {
        Set<String> there = new HashSet<>(Font.getFamilies());
        return wanted.stream().filter(there::contains).findFirst().orElse(otherwise);
    }
}
