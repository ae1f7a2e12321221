package org.blkscope.workbench.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.net.URL;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** A set of colours for the whole window. */
public enum Theme {
    LIGHT("Light", new PrimerLight().getUserAgentStylesheet()),
    DARK("Dark", new PrimerDark().getUserAgentStylesheet());

    private final String label;
    private final String base;

    Theme(String label, String base) {
        this.label = label;
        this.base = base;
    }

    /** Name for menus. */
    public String label() {
        return label;
    }

    /** Name for files and the command line: {@code light}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * The theme with a name.
     *
     * @throws IllegalArgumentException if there is none; the message lists those there are
     */
    public static Theme named(String id) {
        for (Theme theme : values()) {
            if (theme.id().equals(id)) {
                return theme;
            }
        }
        throw new IllegalArgumentException("There is no theme '" + id + "': write light or dark");
    }

    /** The library's sheet for all controls. */
    String base() {
        return base;
    }

    /** Our sheets, in the order in which they are loaded. */
    List<String> sheets() {
        return List.of(
                resource("roles-" + id() + ".css"),
                resource("window-" + id() + ".css"),
                resource("workbench.css"));
    }

    private static String resource(String name) {
        URL url = Theme.class.getResource("/org/blkscope/theme/" + name);
        return Objects.requireNonNull(url, name + " is missing from the build").toExternalForm();
    }
}
