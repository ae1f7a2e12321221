package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.text.Text;
import javafx.stage.Screen;
import org.blkscope.workbench.layout.Arrangement;
import org.blkscope.workbench.layout.LayoutFile;
import org.blkscope.workbench.layout.Where;
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
            Set.of("outline", "breakpoints", "pipeline", "inspector", "why", "timeline", "events");

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
        assertThat(layout().main().orElseThrow().panes()).doesNotContain("events").hasSize(6);

        robot.interact(() -> window.workbench().panes().reset());
        window.settle();
        assertThat(layout().detached()).isEmpty();
        assertThat(layout().main().orElseThrow().panes())
                .containsExactly(
                        "outline",
                        "breakpoints",
                        "pipeline",
                        "inspector",
                        "why",
                        "timeline",
                        "events");
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
        assertThat(layout().main().map(Arrangement::panes).orElseThrow()).hasSize(7);
        assertThat(window.theming().themeProperty().get().id()).isEqualTo("dark");
    }

    @Test
    void aPaneThatIsDraggedOntoATabSharesItsStackAfterARestart() throws Exception {
        start();
        robot.drag(tab("Why")).dropTo(tab("Events"));
        window.settle();
        assertThat(stackOf("why")).containsExactlyInAnyOrder("why", "events");

        WindowLayout saved = saved();
        start();
        assertThat(shape(layout().main().orElseThrow()))
                .isEqualTo(shape(saved.main().orElseThrow()));
        assertThat(stackOf("why")).containsExactlyInAnyOrder("why", "events");
    }

    @Test
    void aPaneThatIsDraggedToTheFreePartOfAHeadComesBehindTheOtherTabs() throws Exception {
        start();
        robot.drag(tab("Why")).dropTo(robot.offset(tab("Timeline"), 120, 0));
        window.settle();
        assertThat(stackOf("why")).containsExactly("timeline", "why");
        assertThat(layout().detached()).isEmpty();
    }

    @Test
    void aPaneThatIsDraggedToAnEdgeOfAPaneSplitsIt() throws Exception {
        start();
        Bounds events = robot.bounds(panel("Events")).query();
        robot.drag(tab("Why"))
                .dropTo(events.getMaxX() - 8, events.getMinY() + events.getHeight() / 2);
        window.settle();
        assertThat(stackOf("why")).containsExactly("why");
        assertThat(layout().main().orElseThrow().panes())
                .containsExactly(
                        "outline",
                        "breakpoints",
                        "pipeline",
                        "inspector",
                        "timeline",
                        "events",
                        "why");
    }

    @Test
    void aPaneThatIsDraggedOutOfTheWindowGetsItsOwnAndTheLastToLeaveClosesIt() throws Exception {
        start();
        robot.drag(tab("Why")).dropTo(40, 40);
        window.settle();
        assertThat(layout().detached()).hasSize(1);

        robot.interact(() -> dock().move("why", "inspector", Where.STACKED));
        window.settle();
        assertThat(layout().detached()).isEmpty();
        assertThat(stackOf("why")).containsExactly("inspector", "why");
    }

    @Test
    void aMaximisedPaneThatIsClosedGivesTheWindowBack() throws Exception {
        start();
        robot.doubleClickOn(tab("Events"));
        window.settle();
        robot.interact(() -> dock().close("events"));
        window.settle();
        assertThat(layout().main().orElseThrow().panes())
                .containsExactly(
                        "outline", "breakpoints", "pipeline", "inspector", "why", "timeline");
        assertThat(robot.lookup(".panel").queryAll()).hasSize(5);
    }

    @Test
    void theMenuOfAWindowMovesAPaneWithoutAMouse() throws Exception {
        start();
        Menu move = moveMenu("Why");
        robot.interact(
                () -> {
                    move.getOnShowing().handle(null);
                    Menu target = (Menu) named(move.getItems(), "Move to Timeline");
                    named(target.getItems(), "Left of It").fire();
                });
        window.settle();
        assertThat(layout().main().orElseThrow().panes())
                .containsExactly(
                        "outline",
                        "breakpoints",
                        "pipeline",
                        "inspector",
                        "why",
                        "timeline",
                        "events");
        assertThat(stackOf("why")).containsExactly("why");
    }

    @Test
    void aPaneThatAnOlderLayoutDoesNotNameIsAtItsStandardPlace() throws Exception {
        Files.writeString(
                config.resolve("layout.json"),
                """
                {"version":1,"main":{"split":"VERTICAL","dividers":[0.5],"children":[
                 {"stack":["events"],"selected":"events"},
                 {"stack":["inspector"],"selected":"inspector"}]},
                 "windows":[],"closed":["outline","breakpoints","pipeline","timeline"]}
                """);
        start();
        assertThat(layout().main().orElseThrow().panes())
                .containsExactly("events", "inspector", "why");
        assertThat(dock().isOpen("pipeline")).isFalse();
    }

    @Test
    void aWindowThatWouldBeBesideTheScreenIsSeenWhole() throws Exception {
        Files.writeString(
                config.resolve("layout.json"),
                """
                {"version":1,"main":{"stack":["pipeline"],"selected":"pipeline"},
                 "windows":[{"x":9000,"y":-700,"width":500,"height":300,
                   "content":{"stack":["events"],"selected":"events"}}],
                 "closed":["outline","breakpoints","inspector","why","timeline"]}
                """);
        start();
        WindowLayout.Detached detached = layout().detached().get(0);
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        assertThat(detached.x() + detached.width()).isLessThanOrEqualTo(screen.getMaxX());
        assertThat(detached.y()).isGreaterThanOrEqualTo(screen.getMinY());
    }

    @Test
    void aClosedPaneComesBackWhereItWas() throws Exception {
        start();
        WindowLayout before = layout();
        for (String id : List.of("pipeline", "why", "timeline")) {
            robot.interact(() -> dock().close(id));
            window.settle();
            robot.interact(() -> dock().show(id));
            window.settle();
            assertThat(layout().main().orElseThrow().panes().toList())
                    .as(id)
                    .isEqualTo(before.main().orElseThrow().panes().toList());
            assertThat(stackOf(id)).containsExactly(id);
        }
        robot.interact(() -> dock().close("outline"));
        window.settle();
        robot.interact(() -> dock().show("outline"));
        window.settle();
        assertThat(stackOf("outline")).containsExactlyInAnyOrder("outline", "breakpoints");
    }

    private Menu moveMenu(String pane) {
        MenuBar bar = robot.lookup(".main-menu").queryAs(MenuBar.class);
        Menu windowMenu =
                bar.getMenus().stream()
                        .filter(menu -> menu.getText().equals("_Window"))
                        .findFirst()
                        .orElseThrow();
        Menu moves = (Menu) named(windowMenu.getItems(), "Move View");
        return (Menu) named(moves.getItems(), pane);
    }

    private static MenuItem named(List<MenuItem> items, String text) {
        return items.stream().filter(item -> text.equals(item.getText())).findFirst().orElseThrow();
    }

    /** Splits, stacks and dividers, these to a hundredth: panes have whole pixels. */
    private static String shape(Arrangement arrangement) {
        if (arrangement instanceof Arrangement.Split split) {
            return split.dividers().stream().map(each -> String.format("%.2f", each)).toList()
                    + split.children().stream().map(DockingTest::shape).toList().toString();
        }
        return arrangement.toString();
    }

    /** The frame around the pane of a tab. */
    private Node panel(String title) {
        Node node = tab(title);
        while (!node.getStyleClass().contains("panel")) {
            node = node.getParent();
        }
        return node;
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
