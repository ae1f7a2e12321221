package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.WritableImage;
import org.blkscope.study.Study;
import org.blkscope.workbench.theme.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** Pictures of the whole window, written to target/pictures for people to look at. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class WorkbenchPictureTest {
    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();

    @ParameterizedTest
    @CsvSource({"1680, 1020, LIGHT", "1680, 1020, DARK", "1400, 850, LIGHT", "1400, 850, DARK"})
    void theWindowIsDrawnInEverySizeAndTheme(int width, int height, Theme theme) throws Exception {
        WindowFixture window =
                WaitForAsyncUtils.asyncFx(() -> new WindowFixture(config, width, height)).get();
        robot.interact(() -> window.theming().themeProperty().set(theme));
        window.open("plugged-batches.json");
        Study study = java.util.Objects.requireNonNull(window.workbench().studyProperty().get());
        robot.interact(() -> study.cursor().jumpTo(1284));
        window.settle();
        robot.interact(() -> study.selectLife(study.recording().events().life(1283)));
        window.settle();
        Thread.sleep(200);

        WritableImage picture =
                WaitForAsyncUtils.asyncFx(() -> Pictures.of(window.workbench().scene())).get();
        robot.interact(window::close);
        Path file = Path.of("target/pictures", "workbench-" + width + "-" + theme.id() + ".png");
        Files.createDirectories(file.getParent());
        Pictures.write(picture, file);

        assertThat(picture.getWidth()).isEqualTo(width);
        assertThat(picture.getHeight()).isEqualTo(height);
    }
}
