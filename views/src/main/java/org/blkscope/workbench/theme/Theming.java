package org.blkscope.workbench.theme;

import java.util.ArrayList;
import java.util.List;
import javafx.application.Application;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;

/** Keeps the style sheets of scenes as the person wants them. */
public final class Theming {
    /** Size of text in pixels unless the person changes it. */
    public static final double USUAL_SIZE = 12;

    private static final double SMALLEST = 9;
    private static final double LARGEST = 20;

    private final ObjectProperty<Theme> theme =
            new SimpleObjectProperty<>(this, "theme", Theme.LIGHT);
    private final DoubleProperty size = new SimpleDoubleProperty(this, "size", USUAL_SIZE);

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** Size of text in pixels. */
    public DoubleProperty sizeProperty() {
        return size;
    }

    /** Makes all text larger or smaller by so many pixels, within reason. */
    public void enlarge(double pixels) {
        size.set(Math.max(SMALLEST, Math.min(LARGEST, size.get() + pixels)));
    }

    /** Takes over what was chosen before; a theme that is not known is left out. */
    public void restore(String themeId, double textSize) {
        size.set(textSize);
        enlarge(0);
        for (Theme known : Theme.values()) {
            if (known.id().equals(themeId)) {
                theme.set(known);
            }
        }
    }

    /** Dresses a scene, now and whenever theme or size change. */
    public void install(Scene scene) {
        theme.subscribe(now -> dress(scene));
        size.subscribe((before, now) -> dress(scene));
    }

    private void dress(Scene scene) {
        Application.setUserAgentStylesheet(theme.get().base());
        List<String> sheets = new ArrayList<>(theme.get().sheets());
        sheets.add(Fonts.sheet(size.get()));
        scene.getStylesheets().setAll(sheets);
    }
}
