package org.blkscope.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PaletteTest {
    /** Which texts stand on which grounds. */
    private static final Map<Role, List<Role>> TEXTS =
            Map.ofEntries(
                    Map.entry(Role.TEXT, List.of(Role.PANEL, Role.INSET, Role.BANNER, Role.TRACK)),
                    Map.entry(
                            Role.MUTED,
                            List.of(Role.PANEL, Role.INSET, Role.BANNER, Role.FLUSH_FILL)),
                    Map.entry(Role.SUBTLE, List.of(Role.PANEL, Role.INSET, Role.FLUSH_FILL)),
                    Map.entry(Role.ACCENT, List.of(Role.PANEL, Role.INSET, Role.ACCENT_FILL)),
                    Map.entry(Role.READ, List.of(Role.READ_FILL)),
                    Map.entry(Role.WRITE, List.of(Role.WRITE_FILL, Role.PANEL)),
                    Map.entry(Role.FLUSH, List.of(Role.FLUSH_FILL, Role.PANEL)),
                    Map.entry(Role.ZONE_APPEND, List.of(Role.ZONE_APPEND_FILL)),
                    Map.entry(Role.DISCARD, List.of(Role.DISCARD_FILL)),
                    Map.entry(Role.PASSTHROUGH, List.of(Role.PASSTHROUGH_FILL)),
                    Map.entry(Role.WARNING, List.of(Role.BANNER, Role.PANEL)),
                    Map.entry(Role.GOOD, List.of(Role.GOOD_FILL, Role.PANEL)),
                    Map.entry(Role.DANGER, List.of(Role.DANGER_FILL, Role.PANEL)),
                    Map.entry(Role.LIT, List.of(Role.PANEL)),
                    Map.entry(Role.ON_CURSOR, List.of(Role.CURSOR)),
                    Map.entry(Role.ON_ACCENT, List.of(Role.ACCENT)));

    static Stream<Palette> themes() {
        return Stream.of(Palette.light(), Palette.dark());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void everyTextHasAContrastOfAtLeastFourAndAHalf(Palette palette) {
        TEXTS.forEach(
                (text, grounds) ->
                        grounds.forEach(
                                ground ->
                                        assertThat(palette.contrast(text, ground))
                                                .as(text + " on " + ground)
                                                .isGreaterThanOrEqualTo(4.5)));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void kindsOfRequestsHaveDifferentColours(Palette palette) {
        Set<Role> kinds =
                EnumSet.of(
                        Role.READ,
                        Role.WRITE,
                        Role.FLUSH,
                        Role.ZONE_APPEND,
                        Role.DISCARD,
                        Role.PASSTHROUGH);
        assertThat(kinds.stream().map(palette::rgb)).doesNotHaveDuplicates();
    }

    @Test
    void blackOnWhiteHasTheLargestContrast() {
        Palette palette = withTextAndPanel("#000000", "#ffffff");
        assertThat(palette.contrast(Role.TEXT, Role.PANEL)).isEqualTo(21.0);
        assertThat(palette.rgb(Role.PANEL)).isEqualTo(0xFFFFFF);
    }

    @Test
    void aThemeWithoutARoleIsRefusedByName() {
        assertThatThrownBy(() -> Palette.parse("-role-text: #000000;", "my.css"))
                .hasMessage("my.css: no colour for -role-background, expected #rrggbb");
    }

    private static Palette withTextAndPanel(String text, String panel) {
        StringBuilder css = new StringBuilder();
        for (Role role : Role.values()) {
            String colour = role == Role.TEXT ? text : role == Role.PANEL ? panel : "#808080";
            css.append(role.property()).append(": ").append(colour).append(";\n");
        }
        return Palette.parse(css.toString(), "test");
    }
}
