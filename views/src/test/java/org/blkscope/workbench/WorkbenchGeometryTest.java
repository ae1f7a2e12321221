package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.control.skin.LabeledSkinBase;
import javafx.scene.text.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/**
 * Nothing in bars is clipped, cut short or on top of something else, with the widest of the fonts.
 */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class WorkbenchGeometryTest {
    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();
    private WindowFixture window;

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @ParameterizedTest
    @CsvSource({"1400, 850, 12", "1680, 1020, 12", "1680, 1020, 13"})
    void barsShowAllTheirControlsInFull(int width, int height, int textSize) throws Exception {
        window = WaitForAsyncUtils.asyncFx(() -> new WindowFixture(config, width, height)).get();
        robot.interact(() -> window.theming().sizeProperty().set(textSize));
        window.open("plugged-batches.json");
        robot.interact(() -> window.workbench().studyProperty().get().selectLife(0));
        window.settle();

        List<String> faults = new ArrayList<>();
        robot.interact(
                () ->
                        List.of(".main-tool-bar", ".menu-row", ".status-line", ".panel-head")
                                .forEach(bar -> check(bar, faults)));
        assertThat(faults).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1400, 850", "1680, 1020"})
    void panelsFillTheWindowWithoutOverlap(int width, int height) throws Exception {
        window = WaitForAsyncUtils.asyncFx(() -> new WindowFixture(config, width, height)).get();
        window.open("plugged-batches.json");
        window.settle();

        List<Bounds> panels = new ArrayList<>();
        robot.interact(
                () ->
                        robot.lookup(".panel")
                                .queryAll()
                                .forEach(
                                        panel ->
                                                panels.add(
                                                        panel.localToScene(
                                                                panel.getLayoutBounds()))));
        assertThat(panels).hasSize(6);
        double area =
                panels.stream().mapToDouble(panel -> panel.getWidth() * panel.getHeight()).sum();
        assertThat(area / ((double) width * height)).isBetween(0.85, 0.95);
        for (Bounds one : panels) {
            assertThat(one.getMinX()).isNotNegative();
            assertThat(one.getMaxX()).isLessThanOrEqualTo(width);
            assertThat(panels).filteredOn(other -> other != one && other.intersects(one)).isEmpty();
        }
    }

    private void check(String selector, List<String> faults) {
        for (Node bar : robot.lookup(selector).queryAll()) {
            Bounds room = bar.localToScene(bar.getLayoutBounds());
            checkBelow(bar, room, faults);
        }
    }

    private void checkBelow(Node node, Bounds room, List<String> faults) {
        if (!node.isVisible()) {
            return;
        }
        Bounds own = node.localToScene(node.getLayoutBounds());
        boolean counts = node instanceof Labeled || node instanceof Text;
        if (counts && (own.getMinX() < room.getMinX() - 1 || own.getMaxX() > room.getMaxX() + 1)) {
            faults.add("outside its bar: " + node);
        }
        if (node instanceof Labeled labeled && labeled.getSkin() instanceof LabeledSkinBase<?>) {
            checkText(labeled, faults);
        }
        if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> checkBelow(child, room, faults));
        }
    }

    /** The text that is drawn differs from the text that was set when it was cut short. */
    private static void checkText(Labeled labeled, List<String> faults) {
        for (Node drawn : labeled.getChildrenUnmodifiable()) {
            boolean isText = drawn != labeled.getGraphic() && !labeled.getText().isEmpty();
            String whole = shown(labeled);
            if (isText && drawn instanceof Text text && !text.getText().equals(whole)) {
                faults.add(
                        "cut short: '" + labeled.getText() + "' shows as '" + text.getText() + "'");
            }
        }
    }

    /** The mark of a mnemonic is not drawn as a character. */
    private static String shown(Labeled labeled) {
        return labeled.isMnemonicParsing()
                ? labeled.getText().replaceFirst("_", "")
                : labeled.getText();
    }
}
