package org.blkscope.desktop;

import javafx.beans.value.ObservableValue;
import org.blkscope.draw.Palette;
import org.blkscope.workbench.theme.Theme;
import org.blkscope.workbench.theme.Theming;

/** The colours that drawings take, by theme. */
final class Palettes {
    private Palettes() {}

    /** Follows the theme. */
    static ObservableValue<Palette> of(Theming theming) {
        Palette light = Palette.light();
        Palette dark = Palette.dark();
        return theming.themeProperty().map(theme -> theme == Theme.DARK ? dark : light);
    }
}
