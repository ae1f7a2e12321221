package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.blkscope.study.Study;
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
import org.testfx.util.WaitForAsyncUtils;

/** Drives the window as a person does: keys, clicks, typed moments. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class WorkbenchWindowTest {
    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();
    private WindowFixture window;

    @Start
    void start(Stage shared) {
        window = new WindowFixture(config, 1400, 850);
    }

    @BeforeEach
    void open() throws Exception {
        window.open("plugged-batches.json");
    }

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @Test
    void eventKeysStepForwardAndBack() throws Exception {
        press(KeyCode.F6);
        press(KeyCode.F6);
        press(KeyCode.F6);
        assertThat(moment()).isEqualTo(3);
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(moment()).isEqualTo(2);
        assertThat(presentRow()).isEqualTo(1);
        assertThat(moment(momentField())).isEqualTo("@2");
    }

    @Test
    void tickAndDecisionKeysGoFurther() throws Exception {
        press(KeyCode.F5);
        int tick = moment();
        assertThat(study().recording().events().timeNs(tick))
                .isGreaterThan(study().recording().events().timeNs(tick - 1));
        press(KeyCode.HOME);
        press(KeyCode.F7);
        assertThat(moment()).isEqualTo(7);
    }

    @Test
    void homeAndEndGoToTheEdges() throws Exception {
        press(KeyCode.END);
        assertThat(moment()).isEqualTo(study().recording().size());
        press(KeyCode.HOME);
        assertThat(moment()).isZero();
    }

    @Test
    void clickingAnEventGoesThereAndShowsItsRequest() throws Exception {
        robot.clickOn(cell("3"));
        window.settle();

        assertThat(moment()).isEqualTo(3);
        assertThat(study().selection().text()).isEqualTo("job0#1");
        assertThat(label(".chip").getText()).isEqualTo("R1");
        assertThat(label(".inspector .heading").getText()).isEqualTo("read 4 KiB on nullb0");
        assertThat(label(".why .tone-present .function").getText())
                .isEqualTo("blk_mq_get_new_requests");
    }

    @Test
    void requestKeysNeedASelectionAndThenFollowIt() throws Exception {
        press(KeyCode.F8);
        assertThat(moment()).isZero();
        assertThat(message()).startsWith("Select a request first");

        robot.clickOn(cell("3"));
        window.settle();
        press(KeyCode.F8);
        assertThat(study().recording().events().life(moment() - 1))
                .isEqualTo(study().selectedLife());
    }

    @Test
    void arrowKeysInTheTableMoveTheCursor() throws Exception {
        robot.clickOn(cell("3"));
        press(KeyCode.DOWN);
        assertThat(moment()).isEqualTo(4);
        press(KeyCode.UP);
        press(KeyCode.UP);
        assertThat(moment()).isEqualTo(2);
        press(KeyCode.PAGE_UP);
        assertThat(moment()).isZero();
    }

    @Test
    void spacePlaysAndPausesEvenFromTheTable() throws Exception {
        robot.clickOn(cell("3"));
        robot.type(KeyCode.SPACE);
        WindowFixture.waitUntil(() -> label(".status-line .state").getText().equals("Playing"));
        WindowFixture.waitUntil(() -> study().cursor().moment() > 5);
        robot.type(KeyCode.SPACE);
        WindowFixture.waitUntil(() -> label(".status-line .state").getText().equals("Paused"));
    }

    @Test
    void typedMomentsAreVisitedAndWrongOnesExplained() throws Exception {
        typeMoment("@1284");
        assertThat(moment()).isEqualTo(1284);
        typeMoment("50%");
        assertThat(moment()).isEqualTo(study().recording().size() / 2);
        typeMoment("soon and then");
        assertThat(message()).startsWith("'soon and then' is not an address");
        assertThat(moment()).isEqualTo(study().recording().size() / 2);
    }

    @Test
    void keysTypedIntoAFieldStayThere() throws Exception {
        robot.clickOn(momentField());
        robot.write("12 ms");
        assertThat(momentField().getText()).isEqualTo("12 ms");
        assertThat(label(".status-line .state").getText()).isEqualTo("Paused");
        press(KeyCode.ESCAPE);
        assertThat(moment(momentField())).isEqualTo("@0");
    }

    @Test
    void selectedEventsAreCopiedAsText() throws Exception {
        robot.clickOn(cell("1"));
        robot.press(KeyCode.SHIFT).clickOn(cell("3")).release(KeyCode.SHIFT);
        window.settle();
        press(KeyCode.CONTROL, KeyCode.C);

        String copied = ask(() -> Clipboard.getSystemClipboard().getString());
        assertThat(copied.lines()).hasSize(3);
        assertThat(copied).contains(": block_bio_queue: 254,0 RS ");
    }

    @Test
    void aFileThatCannotBeReadLeavesTheWindowAsItWas() throws Exception {
        press(KeyCode.F6);
        Study before = study();
        robot.interact(() -> window.workbench().open(Path.of("hello.txt")));
        WindowFixture.waitUntil(() -> !message().isEmpty());

        assertThat(message())
                .isEqualTo(
                        "Could not open hello.txt: line 3: expected a block event, found 'hello'.");
        assertThat(study()).isSameAs(before);
        assertThat(moment()).isEqualTo(1);

        press(KeyCode.ESCAPE);
        assertThat(message()).isEmpty();
    }

    @Test
    void searchGoesToTheNextMatch() throws Exception {
        press(KeyCode.CONTROL, KeyCode.F);
        robot.write("block_rq_complete");
        robot.type(KeyCode.ENTER);
        WindowFixture.waitUntil(() -> study().cursor().moment() > 0);
        window.settle();

        int event = moment() - 1;
        int site = study().recording().events().site(event);
        assertThat(study().recording().sites().site(site).name()).isEqualTo("block_rq_complete");
    }

    @Test
    void quickAccessRunsACommandByName() throws Exception {
        press(KeyCode.CONTROL, KeyCode.DIGIT3);
        robot.write("next decision");
        robot.type(KeyCode.ENTER);
        window.settle();

        assertThat(moment()).isEqualTo(7);
    }

    @Test
    void openedFilesAndThemeAreRemembered() throws Exception {
        robot.interact(() -> window.theming().choose(ThemeChoice.DARK));
        robot.interact(() -> window.workbench().close());

        assertThat(Files.readString(config.resolve("workbench.properties")))
                .contains("window.theme=dark");
        assertThat(Settings.in(config).recent())
                .containsExactly(Path.of("plugged-batches.json").toAbsolutePath());
    }

    private void press(KeyCode... keys) throws Exception {
        robot.press(keys).release(keys);
        window.settle();
    }

    private void typeMoment(String text) throws Exception {
        robot.clickOn(momentField());
        robot.write(text);
        robot.type(KeyCode.ENTER);
        window.settle();
    }

    private Study study() {
        return Objects.requireNonNull(ask(() -> window.workbench().studyProperty().get()));
    }

    private int moment() {
        return ask(() -> study().cursor().moment());
    }

    private int presentRow() {
        TableView<?> table = robot.lookup(".events-table").query();
        return ask(() -> table.getSelectionModel().getSelectedIndex());
    }

    private String message() {
        return ask(() -> window.workbench().messageProperty().get());
    }

    private TextField momentField() {
        return robot.lookup(".moment-field").query();
    }

    private static String moment(TextField field) {
        return field.getText().substring(field.getText().indexOf('@'));
    }

    private Label label(String query) {
        return robot.lookup(query).query();
    }

    /** A cell of the number column. */
    private Node cell(String text) {
        return robot.lookup(".events-table .table-cell")
                .lookup((javafx.scene.control.TableCell<?, ?> c) -> text.equals(c.getText()))
                .query();
    }

    private static <T> T ask(Supplier<T> question) {
        return javafx.application.Platform.isFxApplicationThread()
                ? question.get()
                : WaitForAsyncUtils.waitForAsyncFx(10_000, question::get);
    }
}
