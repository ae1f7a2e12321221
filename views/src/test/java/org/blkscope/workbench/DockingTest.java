package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.text.Text;
import org.blkscope.workbench.layout.Arrangement;
import org.blkscope.workbench.layout.LayoutFile;
import org.blkscope.workbench.layout.WindowLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** Moves panes about, ends the window and starts it again. */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class DockingTest {
    private static final Set<String> IDS =
            Set.of("outline", "pipeline", "inspector", "why", "timeline", "events");

    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();
    private WindowFixture window;

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @Test
    void aDetachedPaneHasItsOwnWindowAfterARestartAndComesBackWithTheReset() throws Exception {
        start();
        robot.interact(() -> dock().detach("events"));
        window.settle();
        assertThat(layout().detached()).hasSize(1);

        saved();
        start();
        assertThat(layout().detached()).hasSize(1);
        assertThat(layout().detached().get(0).arrangement())
                .isEqualTo(new Arrangement.Stack(List.of("events"), "events"));
        assertThat(layout().main().orElseThrow().panes()).doesNotContain("events").hasSize(5);

        robot.interact(() -> window.workbench().panes().reset());
        window.settle();
        assertThat(layout().detached()).isEmpty();
        assertThat(layout().main().orElseThrow().panes())
                .containsExactly("outline", "pipeline", "inspector", "why", "timeline", "events");
    }

    @Test
    void aClosedPaneStaysClosedUntilItIsShown() throws Exception {
        start();
        robot.interact(() -> dock().close("why"));
        window.settle();
        saved();
        start();
        assertThat(dock().isOpen("why")).isFalse();

        robot.interact(() -> dock().show("why"));
        window.settle();
        assertThat(dock().isOpen("why")).isTrue();
        assertThat(stackOf("why")).contains("why");
    }

    @Test
    void aDoubleClickOnATabGivesItTheWindowAndTakesItBack() throws Exception {
        start();
        WindowLayout before = layout();
        robot.doubleClickOn(tab("Events"));
        window.settle();
        assertThat(robot.lookup(".panel").queryAll()).hasSize(1);
        assertThat(layout()).isEqualTo(before);

        robot.doubleClickOn(tab("Events"));
        window.settle();
        assertThat(robot.lookup(".panel").queryAll()).hasSize(6);
    }

    @Test
    void aDamagedLayoutCostsOnlyItself() throws Exception {
        Files.writeString(config.resolve("layout.json"), "{\"version\":1,\"main\":{\"stack\":[\"q");
        Files.writeString(config.resolve("workbench.properties"), "window.theme=dark\n");
        start();

        assertThat(window.workbench().messageProperty().get())
                .startsWith("The saved layout of the panes cannot be read and is left out");
        assertThat(layout().main().map(Arrangement::panes).orElseThrow()).hasSize(6);
        assertThat(window.theming().themeProperty().get().id()).isEqualTo("dark");
    }

    private void start() throws Exception {
        window = WaitForAsyncUtils.asyncFx(() -> new WindowFixture(config, 1400, 850)).get();
        window.settle();
    }

    /** Ends the window; what it wrote down. */
    private WindowLayout saved() throws Exception {
        robot.interact(window::close);
        return LayoutFile.read(Files.readString(config.resolve("layout.json")), IDS);
    }

    private org.blkscope.workbench.layout.Dock dock() {
        return window.workbench().panes().dock();
    }

    private WindowLayout layout() throws Exception {
        return WaitForAsyncUtils.asyncFx(() -> dock().current()).get();
    }

    private List<String> stackOf(String id) throws Exception {
        return stackOf(id, layout().main().orElseThrow()).orElseThrow();
    }

    private static Optional<List<String>> stackOf(String id, Arrangement arrangement) {
        if (arrangement instanceof Arrangement.Split split) {
            return split.children().stream()
                    .flatMap(child -> stackOf(id, child).stream())
                    .findFirst();
        }
        List<String> ids = arrangement.panes().toList();
        return ids.contains(id) ? Optional.of(ids) : Optional.empty();
    }

    private Node tab(String title) {
        return robot.lookup(".panel-head .header")
                .lookup((Node node) -> node instanceof Text text && title.equals(text.getText()))
                .query();
    }
}
