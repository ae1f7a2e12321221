package org.blkscope.workbench.theme;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.stage.Window;

/** Keeps the style sheets of scenes as the person wants them. */
public final class Theming {
    /** Size of text in pixels unless the person changes it. */
    public static final double USUAL_SIZE = 12;

    /** Smallest and largest size of text in pixels. */
    public static final double SMALLEST = 9;

    public static final double LARGEST = 20;

    private final ObjectProperty<Theme> theme =
            new SimpleObjectProperty<>(this, "theme", Theme.LIGHT);
    private final DoubleProperty size = new SimpleDoubleProperty(this, "size", USUAL_SIZE);

    private final ObjectProperty<ThemeChoice> choice =
            new SimpleObjectProperty<>(this, "choice", ThemeChoice.LIGHT);
    private final BooleanProperty motion = new SimpleBooleanProperty(this, "motion", true);
    private final Supplier<Theme> system;

    /** Follows a desktop that is light. */
    public Theming() {
        this(() -> Theme.LIGHT);
    }

    /**
     * @param system tells the theme of the desktop; asked on the thread that draws, so it must be
     *     quick
     */
    public Theming(Supplier<Theme> system) {
        this.system = system;
    }

    /** The theme that is shown. */
    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    /** What the person has chosen. */
    public ReadOnlyObjectProperty<ThemeChoice> choiceProperty() {
        return choice;
    }

    /** False if chips are to jump instead of moving. */
    public BooleanProperty motionProperty() {
        return motion;
    }

    /** Shows what the person chooses. */
    public void choose(ThemeChoice chosen) {
        choice.set(chosen);
        followSystem();
        chosen.theme().ifPresent(theme::set);
    }

    /** Looks what theme the desktop has, if it is to be followed. */
    public void followSystem() {
        if (choice.get() == ThemeChoice.SYSTEM) {
            theme.set(system.get());
        }
    }

    /** Size of text in pixels. */
    public DoubleProperty sizeProperty() {
        return size;
    }

    /** Makes all text larger or smaller by so many pixels, within reason. */
    public void enlarge(double pixels) {
        size.set(Math.max(SMALLEST, Math.min(LARGEST, size.get() + pixels)));
    }

    /** Takes over what was chosen before; without a choice the desktop is followed. */
    public void restore(String themeId, double textSize) {
        size.set(textSize);
        enlarge(0);
        choose(ThemeChoice.find(themeId).orElse(ThemeChoice.SYSTEM));
    }

    /** Dresses a scene, now and whenever theme or size change. */
    public void install(Scene scene) {
        scene.windowProperty()
                .flatMap(Window::focusedProperty)
                .orElse(false)
                .subscribe(focused -> followSystem());
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
