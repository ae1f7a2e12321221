package org.blkscope.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import org.blkscope.draw.fx.Pango;
import org.junit.jupiter.api.Test;

/** Says what to install where tests that draw had to be left out. */
class PangoTest {
    @Test
    void theTextLibraryOfTheWindowIsThere() {
        assertThat(Pango.isThere())
                .as(
                        "%s is missing, so no window test was run: install %s",
                        Pango.LIBRARY, Pango.DEBIAN_PACKAGE)
                .isTrue();
    }
}
