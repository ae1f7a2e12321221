package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FailuresTest {
    private static final Path FILE = Path.of("/data/trace.txt");

    @Test
    void aMessageThatNamesTheFileIsShownAsItIs() {
        assertThat(Failures.opening(FILE, new IOException("/data/trace.txt:3: expected an event")))
                .isEqualTo("Could not open /data/trace.txt:3: expected an event");
    }

    @Test
    void otherMessagesGetTheNameOfTheFile() {
        assertThat(Failures.opening(FILE, new IOException("it ends in the middle of a line")))
                .isEqualTo("Could not open trace.txt: it ends in the middle of a line");
    }

    @Test
    void aMissingFileIsCalledSo() {
        assertThat(Failures.opening(FILE, new NoSuchFileException("/data/trace.txt")))
                .isEqualTo("Could not open /data/trace.txt: there is no such file.");
    }
}
