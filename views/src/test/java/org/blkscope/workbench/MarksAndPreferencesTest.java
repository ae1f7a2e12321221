package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.blkscope.study.Bookmarks.Bookmark;
import org.blkscope.study.Study;
import org.blkscope.workbench.theme.Theme;
import org.blkscope.workbench.theme.ThemeChoice;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** Bookmarks by key, kept per file; preferences that show at once; quick access to addresses. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class MarksAndPreferencesTest {
    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();
    private WindowFixture window;

    @Start
    void start(Stage shared) {
        window = new WindowFixture(config, 1400, 850);
    }

    @BeforeEach
    void open() throws Exception {
        window.open("demo.json");
        window.settle();
    }

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @Test
    void aMomentIsStoredUnderANumberAndFoundAgainAlsoAfterTheFileWasClosed() throws Exception {
        robot.interact(() -> study().cursor().jumpTo(12));
        press(KeyCode.ALT, KeyCode.SHIFT, KeyCode.DIGIT3);
        robot.interact(() -> study().cursor().jumpTo(2));
        press(KeyCode.ALT, KeyCode.DIGIT3);
        assertThat(study().cursor().moment()).isEqualTo(12);
        Bookmark kept = study().bookmarks().at(3).orElseThrow();
        assertThat(kept.moment()).isEqualTo(12);
        assertThat(kept.name()).isNotBlank();

        window.open("demo.json");
        window.settle();
        assertThat(study().bookmarks().at(3)).contains(kept);
    }

    @Test
    void aNumberWithoutABookmarkSaysSo() throws Exception {
        press(KeyCode.ALT, KeyCode.DIGIT7);
        assertThat(window.workbench().messageProperty().get())
                .isEqualTo("There is no bookmark 7. Alt+Shift+7 stores one.");
        assertThat(study().cursor().moment()).isZero();
    }

    @Test
    void preferencesShowAtOnce() throws Exception {
        press(KeyCode.SHORTCUT, KeyCode.COMMA);
        ComboBox<ThemeChoice> theme = robot.lookup("#preferences-theme").queryComboBox();
        robot.interact(() -> theme.setValue(ThemeChoice.DARK));
        assertThat(window.theming().themeProperty().get()).isEqualTo(Theme.DARK);
        Spinner<?> size = robot.lookup("#preferences-size").queryAs(Spinner.class);
        double before = window.theming().sizeProperty().get();
        robot.interact(() -> size.increment());
        assertThat(window.theming().sizeProperty().get()).isEqualTo(before + 1);
        CheckBox motion = robot.lookup("#preferences-motion").queryAs(CheckBox.class);
        robot.interact(() -> motion.setSelected(false));
        assertThat(window.theming().motionProperty().get()).isFalse();
        press(KeyCode.ESCAPE);
        assertThat(robot.lookup("#preferences-theme").tryQuery()).isEmpty();
    }

    @Test
    void quickAccessGoesToMomentsAndFindsPlaces() throws Exception {
        type("@9");
        assertThat(study().cursor().moment()).isEqualTo(9);
        String path = study().recording().topology().places().get(3).path();
        type(path);
        assertThat(study().selection().toString()).contains(path);
    }

    private void type(String text) throws Exception {
        press(KeyCode.SHORTCUT, KeyCode.DIGIT3);
        TextField field = robot.lookup(".quick-access .text-field").queryAs(TextField.class);
        robot.interact(() -> field.setText(text));
        press(KeyCode.ENTER);
    }

    private Study study() {
        Study open = window.workbench().studyProperty().get();
        assertThat(open).isNotNull();
        return open;
    }

    private void press(KeyCode... keys) throws Exception {
        robot.push(keys);
        window.settle();
    }
}
