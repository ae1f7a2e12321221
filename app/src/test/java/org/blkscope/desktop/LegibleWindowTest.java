package org.blkscope.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.blkscope.lab.Imports;
import org.blkscope.lab.Keep;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.view.pipeline.PipelinePart;
import org.blkscope.view.timeline.TimelinePart;
import org.blkscope.workbench.Opener;
import org.blkscope.workbench.Pictures;
import org.blkscope.workbench.Settings;
import org.blkscope.workbench.Workbench;
import org.blkscope.workbench.job.Progress;
import org.blkscope.workbench.theme.Theme;
import org.blkscope.workbench.theme.Theming;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The whole window with its real parts, from the smallest screen to a large one: every text is
 * whole and apart from all others. Pictures go to target/pictures for people to look at.
 */
@Tag("window")
class LegibleWindowTest {
    private static final Path SAMPLES = Path.of("..", "samples");
    private static final Path PICTURES = Path.of("target", "pictures");
    private static final int SETTLED = 4;

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({"1280, 720", "1400, 850", "1680, 1020", "2560, 1440"})
    void aScenarioIsLegible(int width, int height) throws Exception {
        check("scenario", SAMPLES.resolve("scenarios/tags-exhausted.json"), width, height);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1400, 850", "1680, 1020", "2560, 1440"})
    void aTraceIsLegible(int width, int height) throws Exception {
        check("trace", SAMPLES.resolve("traces/nullblk-none-tag-shortage.txt"), width, height);
    }

    @ParameterizedTest
    @CsvSource({"1280, 720", "1400, 850", "1680, 1020", "2560, 1440"})
    void aKeptRecordingIsLegible(int width, int height) throws Exception {
        Path scenario = SAMPLES.resolve("scenarios/four-cpus-two-queues.json");
        Path kept = folder.resolve("kept.blkrec");
        Keep.write(opener().open(scenario, Progress.NONE).recording(), kept);
        check("recording", kept, width, height);
    }

    private static void check(String name, Path file, int width, int height) throws Exception {
        Toolkit.startHeadless();
        Theming theming = new Theming();
        Opened opened = opener().open(file, Progress.NONE);
        Workbench workbench = Toolkit.ask(() -> workbench(theming));
        Stage stage = Toolkit.ask(() -> stage(workbench, width, height));
        try {
            Toolkit.ask(
                    () -> {
                        workbench.show(opened);
                        return opened;
                    });
            for (Theme theme : Theme.values()) {
                Study study =
                        Toolkit.ask(
                                () -> {
                                    theming.themeProperty().set(theme);
                                    Study open = workbench.studyProperty().get();
                                    open.cursor().jumpTo(open.recording().size() / 2);
                                    open.selectLife(open.recording().lives().size() / 2);
                                    return open;
                                });
                rest(workbench);
                assertThat(study.cursor().moment()).isEqualTo(study.recording().size() / 2);
                List<String> faults = Toolkit.ask(() -> DrawnTexts.faultsOf(workbench.scene()));
                Files.createDirectories(PICTURES);
                Pictures.write(
                        Toolkit.ask(() -> Pictures.of(workbench.scene())),
                        PICTURES.resolve(
                                "window-" + name + "-" + width + "-" + theme.id() + ".png"));
                assertThat(faults).as(name + " " + theme).isEmpty();
                assertThat(Toolkit.ask(() -> DrawnTexts.count(workbench.scene())))
                        .isGreaterThan(100);
            }
        } finally {
            Toolkit.ask(
                    () -> {
                        stage.hide();
                        workbench.close();
                        return stage;
                    });
        }
    }

    private static Opener opener() {
        return new FileOpener(new Imports());
    }

    private static Workbench workbench(Theming theming) {
        StandardParts parts =
                new StandardParts(
                        each -> new PipelinePart(Palettes.of(each), each.motionProperty()),
                        each -> new TimelinePart(Palettes.of(each)));
        return new Workbench(
                opener(), parts.descriptors(theming), Settings.forgetful(), theming, "0.0.0");
    }

    private static Stage stage(Workbench workbench, int width, int height) {
        Stage stage = new Stage(StageStyle.UNDECORATED);
        stage.setScene(workbench.scene());
        stage.setWidth(width);
        stage.setHeight(height);
        stage.show();
        return stage;
    }

    private static void rest(Workbench workbench) throws InterruptedException {
        long deadline = System.nanoTime() + 20_000_000_000L;
        for (int quiet = 0; quiet < SETTLED && System.nanoTime() < deadline; ) {
            Thread.sleep(40);
            quiet = Toolkit.ask(workbench::isSettled) ? quiet + 1 : 0;
        }
    }
}
