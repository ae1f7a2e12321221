package org.blkscope.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left of the window on machines without a display. */
class StartTest {
    @TempDir private Path folder;

    @Test
    @Tag("window")
    void withoutDisplayPictureAndReportAreWritten() throws Exception {
        String said = start(StartLevel.PICTURE);

        assertThat(said.lines()).hasSize(1);
        assertThat(said).contains("wrote workbench.png and report.txt to blkscope-out/");
        assertThat(folder.resolve("blkscope-out/report.txt")).hasContent("60 events");
        assertThat(folder.resolve("blkscope-out/workbench.png")).isNotEmptyFile();
    }

    @Test
    void withoutFontsTheReportIsWritten() throws Exception {
        String said = start(StartLevel.TEXT);

        assertThat(said.lines()).hasSize(1);
        assertThat(folder.resolve("blkscope-out/report.txt")).hasContent("60 events");
        assertThat(folder.resolve("blkscope-out/workbench.png")).doesNotExist();
    }

    private String start(StartLevel level) throws Exception {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Start start =
                new Start(
                        new SmallOpener(),
                        SmallOpener.parts(),
                        opened -> opened.recording().size() + " events",
                        "0.0.0");
        start.run(
                level,
                List.of(Path.of("small.json")),
                folder,
                new PrintWriter(said, true, StandardCharsets.UTF_8));
        return said.toString(StandardCharsets.UTF_8);
    }
}
