package org.blkscope.workbench.theme;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Whether the desktop is dark, as far as that can be seen at no cost: in the environment and in the
 * settings files of GTK. No program is asked, so nothing can block. Unknown counts as light.
 */
public final class SystemTheme {
    private static final List<String> FILES =
            List.of("gtk-4.0/settings.ini", "gtk-3.0/settings.ini");

    private SystemTheme() {}

    /** The theme of this desktop at present. */
    public static Theme now() {
        Map<String, String> environment = System.getenv();
        String config = environment.getOrDefault("XDG_CONFIG_HOME", "");
        Path folder =
                config.isEmpty()
                        ? Path.of(System.getProperty("user.home"), ".config")
                        : Path.of(config);
        return of(environment.getOrDefault("GTK_THEME", ""), folder);
    }

    /**
     * The theme that these settings ask for.
     *
     * @param gtkTheme value of {@code GTK_THEME}, empty if it is not set
     * @param config folder with the settings of GTK
     */
    static Theme of(String gtkTheme, Path config) {
        if (!gtkTheme.isEmpty()) {
            return isDark(gtkTheme) ? Theme.DARK : Theme.LIGHT;
        }
        for (String file : FILES) {
            Path path = config.resolve(file);
            if (Files.isRegularFile(path)) {
                return asksForDark(path) ? Theme.DARK : Theme.LIGHT;
            }
        }
        return Theme.LIGHT;
    }

    private static boolean asksForDark(Path settings) {
        try {
            for (String line : Files.readAllLines(settings, StandardCharsets.UTF_8)) {
                String plain = line.replace(" ", "").toLowerCase(Locale.ROOT);
                boolean prefers =
                        plain.equals("gtk-application-prefer-dark-theme=1")
                                || plain.equals("gtk-application-prefer-dark-theme=true");
                if (prefers || (plain.startsWith("gtk-theme-name=") && isDark(plain))) {
                    return true;
                }
            }
        } catch (IOException e) {
            return false;
        }
        return false;
    }

    private static boolean isDark(String theme) {
        String lower = theme.toLowerCase(Locale.ROOT);
        return lower.endsWith("-dark") || lower.endsWith(":dark");
    }
}
