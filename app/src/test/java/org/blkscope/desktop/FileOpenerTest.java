package org.blkscope.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.lab.Imports;
import org.blkscope.study.Opened;
import org.blkscope.workbench.job.Progress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileOpenerTest {
    private static final Path SAMPLES = Path.of("..", "samples").toAbsolutePath().normalize();

    @TempDir private Path folder;
    private final FileOpener opener = new FileOpener(new Imports());

    @Test
    void aScenarioIsRun() throws Exception {
        Opened opened = opener.open(SAMPLES.resolve("scenarios/plugged-batch.json"), Progress.NONE);

        assertThat(opened.title()).isEqualTo("plugged-batch.json · v6.12.y");
        assertThat(opened.recording().origin().isModel()).isTrue();
        assertThat(opened.recording().lives().size()).isGreaterThan(4);
    }

    @Test
    void aTraceIsReadWhateverItsName() throws Exception {
        Path renamed = folder.resolve("scenario.json");
        Files.copy(SAMPLES.resolve("traces/nullblk-none-tag-shortage.txt"), renamed);
        Opened opened = opener.open(renamed, Progress.NONE);

        assertThat(opened.recording().origin().isModel()).isFalse();
        assertThat(opened.recording().size()).isPositive();
    }

    @Test
    void aWrongValueIsToldWithFileAndKey() throws Exception {
        Path file = Files.writeString(folder.resolve("a.json"), "{ \"format\": 1, \"name\": 3 }");

        assertThatThrownBy(() -> opener.open(file, Progress.NONE))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("a.json")
                .hasMessageContaining("name: expected a text");
    }

    @Test
    void aFileWithoutBlockEventsIsRefused() throws Exception {
        Path file = Files.writeString(folder.resolve("a.txt"), "hello\n");

        assertThatThrownBy(() -> opener.open(file, Progress.NONE))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("a.txt")
                .hasMessageContaining("no block event found");
    }
}
