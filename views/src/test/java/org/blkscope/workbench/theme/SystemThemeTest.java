package org.blkscope.workbench.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SystemThemeTest {
    @TempDir private Path config;

    @ParameterizedTest
    @CsvSource({
        "Adwaita:dark, DARK",
        "Yaru-dark, DARK",
        "Adwaita, LIGHT",
    })
    void theEnvironmentComesFirst(String gtkTheme, Theme expected) throws Exception {
        settings("gtk-3.0", "gtk-application-prefer-dark-theme=1");
        assertThat(SystemTheme.of(gtkTheme, config)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "gtk-application-prefer-dark-theme = true, DARK",
        "gtk-application-prefer-dark-theme=0, LIGHT",
        "gtk-theme-name=Arc-Dark, DARK",
        "gtk-theme-name=Adwaita, LIGHT",
    })
    void theSettingsOfGtkAreRead(String line, Theme expected) throws Exception {
        settings("gtk-3.0", line);
        assertThat(SystemTheme.of("", config)).isEqualTo(expected);
    }

    @Test
    void theNewerSettingsCountAndNothingIsLight() throws Exception {
        assertThat(SystemTheme.of("", config)).isEqualTo(Theme.LIGHT);
        settings("gtk-3.0", "gtk-application-prefer-dark-theme=1");
        settings("gtk-4.0", "gtk-application-prefer-dark-theme=0");
        assertThat(SystemTheme.of("", config)).isEqualTo(Theme.LIGHT);
    }

    @Test
    void theDesktopIsFollowedUntilAThemeIsChosen() {
        Theme[] desktop = {Theme.DARK};
        Theming theming = new Theming(() -> desktop[0]);
        theming.restore("", Theming.USUAL_SIZE);
        assertThat(theming.choiceProperty().get()).isEqualTo(ThemeChoice.SYSTEM);
        assertThat(theming.themeProperty().get()).isEqualTo(Theme.DARK);

        desktop[0] = Theme.LIGHT;
        theming.followSystem();
        assertThat(theming.themeProperty().get()).isEqualTo(Theme.LIGHT);

        theming.choose(ThemeChoice.DARK);
        theming.followSystem();
        assertThat(theming.themeProperty().get()).isEqualTo(Theme.DARK);
    }

    private void settings(String folder, String line) throws Exception {
        Files.createDirectories(config.resolve(folder));
        Files.writeString(config.resolve(folder).resolve("settings.ini"), "[Settings]\n" + line);
    }
}
