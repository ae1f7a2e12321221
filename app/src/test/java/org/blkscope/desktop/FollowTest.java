package org.blkscope.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.blkscope.lab.Imports;
import org.blkscope.recording.RecordingWriter;
import org.blkscope.recording.Step;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioReader;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.workbench.Settings;
import org.blkscope.workbench.Workbench;
import org.blkscope.workbench.job.Progress;
import org.blkscope.workbench.theme.Theming;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A window on a recording that another process still writes. */
@Tag("window")
class FollowTest {
    private static final Path SCENARIO =
            Path.of("..", "samples", "scenarios", "tags-exhausted.json");

    @TempDir private Path folder;
    private final FileOpener opener = new FileOpener(new Imports());
    private Machine machine;

    @BeforeEach
    void read() throws Exception {
        machine = new Machine(ScenarioReader.read(SCENARIO));
    }

    @Test
    void theRecordingGrowsUnderACursorThatStaysUntilTheFileIsWhole() throws Exception {
        Path file = folder.resolve("run.blkrec");
        try (RecordingWriter writer = new RecordingWriter(machine.recording(), file)) {
            runTo(100);
            writer.writeAll();
            int first = machine.recording().size();

            Toolkit.startHeadless();
            Opened opened = opener.open(RecordingWriter.partOf(file), Progress.NONE);
            Theming theming = new Theming();
            Workbench workbench = Toolkit.ask(() -> workbench(theming));
            Study study = Toolkit.ask(() -> shown(workbench, opened));
            assertThat(study.recording().size()).isEqualTo(first);
            Toolkit.ask(
                    () -> {
                        study.cursor().jumpTo(20);
                        return study;
                    });

            runTo(400);
            writer.writeAll();
            await(() -> study.recording().size() > first);
            assertThat(study.recording().size()).isEqualTo(machine.recording().size());
            await(() -> study.cursor().moment() == 20);

            runTo(Integer.MAX_VALUE);
            writer.finish();
            await(() -> workbench.messageProperty().get().startsWith("The recording is whole now"));
            assertThat(study.recording().digest()).isEqualTo(machine.recording().digest());
            assertThat(Toolkit.ask(() -> study.cursor().moment())).isEqualTo(20);
            Toolkit.ask(
                    () -> {
                        workbench.close();
                        return workbench;
                    });
        }
    }

    @Test
    void aFileWithoutAnyEventYetIsToldSo() throws Exception {
        Path file = folder.resolve("run.blkrec");
        try (RecordingWriter writer = new RecordingWriter(machine.recording(), file)) {
            assertThatThrownBy(() -> opener.open(RecordingWriter.partOf(file), Progress.NONE))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("run.blkrec.part: nothing is recorded in it yet");
            writer.writeAll();
        }
    }

    private void runTo(int events) {
        boolean more = true;
        while (more && machine.recording().size() < events) {
            more = machine.advance(Step.TICK, event -> false);
        }
    }

    private Workbench workbench(Theming theming) {
        return new Workbench(
                opener,
                SmallOpener.parts().descriptors(theming),
                Settings.forgetful(),
                theming,
                "0.0.0");
    }

    private static Study shown(Workbench workbench, Opened opened) {
        workbench.show(opened);
        return java.util.Objects.requireNonNull(workbench.studyProperty().get());
    }

    private static void await(Callable<Boolean> condition) throws InterruptedException {
        long deadline = System.nanoTime() + 10_000_000_000L;
        while (!Toolkit.ask(condition)) {
            assertThat(System.nanoTime()).as("in time").isLessThan(deadline);
            Thread.sleep(20);
        }
    }
}
