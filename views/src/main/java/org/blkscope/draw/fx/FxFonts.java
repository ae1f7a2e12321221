package org.blkscope.draw.fx;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import org.blkscope.draw.TextMeasure;
import org.blkscope.draw.TextStyle;

/**
 * Fonts of JavaFX by style, and the widths of texts in them.
 *
 * <p>Laying out a text costs far more than adding numbers, so widths are sums of the widths of
 * characters, each measured once. For the toolkit's thread only.
 */
public final class FxFonts implements TextMeasure {
    private record Glyph(TextStyle style, int character) {}

    private static final int ASCII = 128;

    private final Map<TextStyle.Face, String> families = new EnumMap<>(TextStyle.Face.class);
    private final Map<TextStyle, Font> fonts = new HashMap<>();
    private final Map<TextStyle, double[]> ascii = new HashMap<>();
    private final Map<Glyph, Double> others = new HashMap<>();

    public FxFonts() {
        Set<String> present = new HashSet<>(Font.getFamilies());
        for (TextStyle.Face face : TextStyle.Face.values()) {
            String fallback =
                    face == TextStyle.Face.WORDS ? Font.getDefault().getFamily() : "Monospaced";
            families.put(
                    face,
                    face.families().stream()
                            .filter(present::contains)
                            .findFirst()
                            .orElse(fallback));
        }
    }

    /** The font of a style. */
    public Font font(TextStyle style) {
        return fonts.computeIfAbsent(style, this::make);
    }

    @Override
    public double width(String text, TextStyle style) {
        double[] widths = ascii.computeIfAbsent(style, this::measureAscii);
        double sum = 0;
        for (int i = 0; i < text.length(); i++) {
            int c = text.charAt(i);
            sum += c < ASCII ? widths[c] : other(style, c);
        }
        return sum;
    }

    private double other(TextStyle style, int character) {
        return others.computeIfAbsent(
                new Glyph(style, character), g -> measure(font(g.style()), (char) g.character()));
    }

    private double[] measureAscii(TextStyle style) {
        Font font = font(style);
        double[] widths = new double[ASCII];
        for (char c = ' '; c < ASCII; c++) {
            widths[c] = measure(font, c);
        }
        return widths;
    }

    private static double measure(Font font, char character) {
        Text text = new Text(String.valueOf(character));
        text.setFont(font);
        return text.getLayoutBounds().getWidth();
    }

    private Font make(TextStyle style) {
        FontWeight weight = style.strong() ? FontWeight.BOLD : FontWeight.NORMAL;
        return Font.font(families.get(style.face()), weight, style.size());
    }
}
