package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import javafx.scene.control.TableRow;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.blkscope.analysis.query.Breakpoint;
import org.blkscope.recording.EventKind;
import org.blkscope.study.Study;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Breakpoints in the window: typed, run to both ways, kept per file. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class BreakpointsTest {
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
        robot.interact(() -> window.workbench().panes().dock().show("breakpoints"));
        window.settle();
    }

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @Test
    void runsForwardAndBackToTheEventsOfAKind() throws Exception {
        List<Integer> issues = momentsBehind(EventKind.ISSUE);
        assertThat(issues).hasSizeGreaterThan(2);
        type("kind == ISSUE");

        press(KeyCode.SHORTCUT, KeyCode.F5);
        assertThat(study().cursor().moment()).isEqualTo(issues.get(0));
        press(KeyCode.SHORTCUT, KeyCode.F5);
        assertThat(study().cursor().moment()).isEqualTo(issues.get(1));
        assertThat(breakpoints().get(0).hits()).isEqualTo(2);
        assertThat(hitRows()).containsExactly(issues.get(1) - 1);
        picture("breakpoints-hit");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F5);
        assertThat(study().cursor().moment()).isEqualTo(issues.get(0));
        assertThat(breakpoints().get(0).hits()).isEqualTo(1);
    }

    @Test
    void aRunWithoutAHitStaysAndSaysSo() throws Exception {
        type("kind == ISSUE");
        press(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F5);
        assertThat(study().cursor().moment()).isZero();
        assertThat(state()).isEqualTo("No breakpoint is hit back to the start");
    }

    @Test
    void aBreakpointThatIsOffIsPassed() throws Exception {
        type("kind == ISSUE");
        robot.clickOn(".breakpoint-row .check-box");
        window.settle();
        assertThat(breakpoints().get(0).enabled()).isFalse();
        press(KeyCode.SHORTCUT, KeyCode.F5);
        assertThat(study().cursor().moment()).isZero();
        assertThat(state()).isEqualTo("No breakpoint is on: add one in Breakpoints");
    }

    @Test
    void aWrongConditionIsToldWhereItIsTyped() throws Exception {
        type("kind == ");
        assertThat(breakpoints()).isEmpty();
        assertThat(robot.lookup(".condition-error").queryAs(Label.class).getText())
                .startsWith("Character ");
        picture("breakpoints-wrong");
        type("kind == NO_SUCH_KIND");
        assertThat(breakpoints()).isEmpty();
        assertThat(robot.lookup(".condition-error").queryAs(Label.class).getText())
                .contains("NO_SUCH_KIND");
    }

    @Test
    void enterEditsTheSelectedBreakpointAndDeleteRemovesIt() throws Exception {
        type("kind == ISSUE");
        robot.clickOn(".breakpoint-row .label");
        press(KeyCode.ENTER);
        assertThat(field().getText()).isEqualTo("kind == ISSUE");
        type("kind == PLUG");
        assertThat(breakpoints()).extracting(Breakpoint::label).containsExactly("kind == PLUG");
        robot.clickOn(".breakpoint-row .label");
        press(KeyCode.DELETE);
        assertThat(breakpoints()).isEmpty();
    }

    @Test
    void breakpointsOfAFileAreThereAgainAfterARestart() throws Exception {
        type("kind == ISSUE");
        type("kind == PLUG && cpu == 0");
        robot.interact(() -> study().breakpoints().enable(1, false));
        robot.interact(
                () -> {
                    window.close();
                    window = new WindowFixture(config, 1400, 850);
                });
        window.open("demo.json");

        assertThat(study().breakpoints().lines())
                .containsExactly("+kind == ISSUE", "-kind == PLUG && cpu == 0");
    }

    private List<Integer> momentsBehind(EventKind kind) {
        var events = study().recording().events();
        return IntStream.range(0, study().recording().size())
                .filter(event -> events.kind(event) == kind)
                .mapToObj(event -> event + 1)
                .toList();
    }

    private List<Integer> hitRows() {
        return robot.lookup(".events-table .table-row-cell").queryAllAs(TableRow.class).stream()
                .filter(
                        row ->
                                row.getPseudoClassStates().stream()
                                        .anyMatch(
                                                state -> state.getPseudoClassName().equals("hit")))
                .map(row -> row.getIndex())
                .toList();
    }

    private void type(String condition) throws Exception {
        robot.interact(
                () -> {
                    field().setText(condition);
                    field().fireEvent(new javafx.event.ActionEvent());
                });
        window.settle();
    }

    private void picture(String name) throws Exception {
        var image =
                WaitForAsyncUtils.waitForAsyncFx(
                        5000, () -> Pictures.of(window.workbench().scene()));
        Path folder = java.nio.file.Files.createDirectories(Path.of("target", "pictures"));
        Pictures.write(image, folder.resolve(name + ".png"));
    }

    private TextField field() {
        return robot.lookup(".condition-field .text-field").queryAs(TextField.class);
    }

    private String state() {
        return robot.lookup(".status-line .state").queryAs(Label.class).getText();
    }

    private List<Breakpoint> breakpoints() {
        return study().breakpoints().list();
    }

    private Study study() {
        return window.workbench().studyProperty().get();
    }

    private void press(KeyCode... keys) throws Exception {
        robot.push(keys);
        window.settle();
    }
}
