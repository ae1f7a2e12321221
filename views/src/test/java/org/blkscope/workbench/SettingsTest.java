package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir private Path folder;

    @Test
    void settingsComeBackAtTheNextStart() {
        Settings first = Settings.in(folder.resolve("new"));
        first.memento("window").put("theme", "dark");
        first.memento("events").put("odd", "C:\\a\nb=c");
        first.save();

        Settings second = Settings.in(folder.resolve("new"));
        assertThat(second.memento("window").get("theme", "light")).isEqualTo("dark");
        assertThat(second.memento("events").get("odd", "")).isEqualTo("C:\\a\nb=c");
    }

    @Test
    void theLatestTenFilesAreRememberedOnceEach() {
        Settings settings = Settings.in(folder);
        for (int i = 0; i < 12; i++) {
            settings.opened(Path.of("/data/trace" + i));
        }
        settings.opened(Path.of("/data/trace5"));

        assertThat(Settings.in(folder).recent())
                .hasSize(10)
                .startsWith(Path.of("/data/trace5"), Path.of("/data/trace11"))
                .endsWith(Path.of("/data/trace2"));
    }

    @Test
    void aFolderThatCannotBeWrittenLosesNothingElse() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        Settings settings = Settings.in(file.resolve("below"));
        settings.opened(Path.of("/data/trace"));
        settings.save();

        assertThat(settings.recent()).containsExactly(Path.of("/data/trace"));
    }

    @Test
    void numbersThatAreNoneAreLeftOut() {
        Memento memento = new Memento();
        memento.put("text_size", "large");

        assertThat(memento.get("text_size", 12.0)).isEqualTo(12.0);
    }
}
