package org.blkscope.workbench.theme;

import java.util.Locale;
import java.util.Optional;

/** What a person chooses: a theme, or whatever the desktop has. */
public enum ThemeChoice {
    SYSTEM("System", Optional.empty()),
    LIGHT("Light", Optional.of(Theme.LIGHT)),
    DARK("Dark", Optional.of(Theme.DARK));

    private final String label;
    private final Optional<Theme> theme;

    ThemeChoice(String label, Optional<Theme> theme) {
        this.label = label;
        this.theme = theme;
    }

    /** Name for menus. */
    public String label() {
        return label;
    }

    /** Name for the settings. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The theme; empty for that of the desktop. */
    public Optional<Theme> theme() {
        return theme;
    }

    /** The choice with a name. */
    static Optional<ThemeChoice> find(String id) {
        for (ThemeChoice choice : values()) {
            if (choice.id().equals(id)) {
                return Optional.of(choice);
            }
        }
        return Optional.empty();
    }
}
