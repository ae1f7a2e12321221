package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ProgressBar;
import javafx.stage.Stage;
import org.blkscope.study.Opened;
import org.blkscope.workbench.command.Command;
import org.blkscope.workbench.job.Job;
import org.blkscope.workbench.job.Progress;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Everything can be done by keyboard; work that takes long can be seen and cancelled. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class KeyboardTest {
    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();
    private WindowFixture window;

    @Start
    void start(Stage shared) {
        window =
                new WindowFixture(
                        config, 1280, 720, KeyboardTest::openForEver, theming -> List.of());
    }

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @Test
    void everyCommandHasAKeyOfItsOwnOrAnEntryInAMenuWithAMnemonic() {
        Set<String> entries = new HashSet<>();
        List<Menu> menus = robot.lookup(".main-menu").queryAs(MenuBar.class).getMenus();
        Set<Character> mnemonics = new HashSet<>();
        for (Menu menu : menus) {
            int mark = menu.getText().indexOf('_');
            assertThat(mark).as("mnemonic of %s", menu.getText()).isNotNegative();
            assertThat(mnemonics.add(menu.getText().charAt(mark + 1)))
                    .as("mnemonic of %s is its own", menu.getText())
                    .isTrue();
            items(menu).map(MenuItem::getText).forEach(entries::add);
        }
        List<String> keys = new ArrayList<>();
        List<Command> commands = window.workbench().commands();
        for (Command command : commands) {
            command.key().ifPresent(key -> keys.add(key.getName()));
            assertThat(command.key().isPresent() || entries.contains(command.name()))
                    .as("%s can be reached by keyboard", command.name())
                    .isTrue();
        }
        assertThat(keys).doesNotHaveDuplicates().contains("Shortcut+F5", "Shift+Shortcut+F5");
        assertThat(commands).hasSizeGreaterThan(30);
    }

    @Test
    void aJobShowsItsProgressAndIsCancelledByItsButton() throws Exception {
        Job<Opened> job =
                WaitForAsyncUtils.waitForAsyncFx(
                        5000, () -> window.workbench().open(Path.of("endless.json")));
        WindowFixture.waitUntil(() -> job.progressProperty().get() == 0.25);
        assertThat(robot.lookup(".jobs .progress-bar").queryAs(ProgressBar.class).getProgress())
                .isEqualTo(0.25);
        Button cancel = robot.lookup(".jobs .button").queryAs(Button.class);
        assertThat(cancel.getAccessibleText()).isEqualTo("Cancel Open endless.json");

        robot.clickOn(cancel);
        WindowFixture.waitUntil(() -> job.doneProperty().get());

        assertThat(robot.lookup(".jobs .progress-bar").queryAll()).isEmpty();
        assertThat(window.workbench().messageProperty().get()).isEmpty();
    }

    private static Stream<MenuItem> items(Menu menu) {
        return menu.getItems().stream()
                .flatMap(item -> item instanceof Menu inner ? items(inner) : Stream.of(item))
                .filter(item -> item.getText() != null);
    }

    private static Opened openForEver(Path file, Progress progress) throws IOException {
        progress.fraction(0.25);
        try {
            while (!progress.cancelled()) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new IOException("cancelled");
    }
}
