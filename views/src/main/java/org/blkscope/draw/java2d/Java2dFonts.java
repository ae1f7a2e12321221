package org.blkscope.draw.java2d;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.awt.font.FontRenderContext;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.blkscope.draw.TextMeasure;
import org.blkscope.draw.TextStyle;

/** Fonts of Java2D by style, and the widths of texts in them. For one thread. */
public final class Java2dFonts implements TextMeasure {
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    private final Map<TextStyle.Face, String> families = new EnumMap<>(TextStyle.Face.class);
    private final Map<TextStyle, Font> fonts = new HashMap<>();

    public Java2dFonts() {
        Set<String> present =
                new HashSet<>(
                        Arrays.asList(
                                GraphicsEnvironment.getLocalGraphicsEnvironment()
                                        .getAvailableFontFamilyNames()));
        for (TextStyle.Face face : TextStyle.Face.values()) {
            String fallback = face == TextStyle.Face.WORDS ? Font.SANS_SERIF : Font.MONOSPACED;
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
        return text.isEmpty() ? 0 : font(style).getStringBounds(text, CONTEXT).getWidth();
    }

    private Font make(TextStyle style) {
        String family = families.get(style.face());
        Font plain = new Font(family, style.strong() ? Font.BOLD : Font.PLAIN, 1);
        return plain.deriveFont((float) style.size());
    }
}
