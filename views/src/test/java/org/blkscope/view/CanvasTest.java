package org.blkscope.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.blkscope.draw.Palette;
import org.blkscope.draw.fx.FxFonts;
import org.blkscope.draw.java2d.Picture;
import org.blkscope.recording.Recording;
import org.blkscope.view.pipeline.PipelineCanvas;
import org.blkscope.view.pipeline.PipelineViewModel;
import org.blkscope.view.pipeline.Target;
import org.blkscope.view.timeline.TimelineCanvas;
import org.blkscope.view.timeline.TimelineViewModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@Tag("window")
@ExtendWith(ApplicationExtension.class)
class CanvasTest {
    private final Recording recording = Sample.write(Sample.ONE_QUEUE, 80);
    private final PipelineViewModel pipelineModel =
            new PipelineViewModel(recording, Runnable::run, Runnable::run);
    private final TimelineViewModel timelineModel =
            new TimelineViewModel(recording, 0, Runnable::run, Runnable::run);
    private final List<Target> picked = new ArrayList<>();
    private final List<Integer> sought = new ArrayList<>();
    private Stage stage;
    private PipelineCanvas pipeline;
    private TimelineCanvas timeline;

    @Start
    void start(Stage shared) {
        // A stage of its own: the one that the tests share keeps the size it was given.
        stage = new Stage(StageStyle.UNDECORATED);
        FxFonts fonts = new FxFonts();
        pipeline = new PipelineCanvas(pipelineModel, fonts);
        timeline = new TimelineCanvas(timelineModel, fonts);
        pipeline.setPrefSize(960, 500);
        timeline.setPrefSize(960, 300);
        pipelineModel.onPick(picked::add);
        pipelineModel.motionProperty().set(false);
        timelineModel.onSeek(sought::add);
        pipelineModel.show(recording.timeline().at(recording.size()));
        timelineModel.show(recording.size() / 2);
        stage.setScene(new Scene(new VBox(pipeline, timeline)));
        stage.show();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(stage::hide);
    }

    @Test
    void aClickOnAChipPicksItsLife(FxRobot robot) {
        int tagged = recording.timeline().at(recording.size()).first(placeId("nullb0/device"));
        Point2D chip = find(new Target.OfLife(tagged));
        robot.clickOn(pipeline.localToScreen(chip), MouseButton.PRIMARY);
        assertThat(picked).contains(new Target.OfLife(tagged));
    }

    @Test
    void aClickOnTheTimelineSeeksAndMoreToTheRightIsLater(FxRobot robot) {
        robot.clickOn(timeline.localToScreen(300, 150), MouseButton.PRIMARY);
        robot.clickOn(timeline.localToScreen(700, 150), MouseButton.PRIMARY);
        assertThat(sought).hasSizeGreaterThanOrEqualTo(2);
        assertThat(sought.get(sought.size() - 1)).isGreaterThan(sought.get(0));
    }

    @Test
    void zoomingIntoThePipelineKeepsChipsUnderThePointer(FxRobot robot) {
        int life = recording.timeline().at(recording.size()).first(placeId("nullb0/device"));
        Point2D chip = find(new Target.OfLife(life));
        robot.interact(() -> pipeline.zoomBy(1.5));
        WaitForAsyncUtils.waitForFxEvents();
        double x = (chip.getX() - 480) * 1.5 + 480;
        double y = (chip.getY() - 250) * 1.5 + 250;
        assertThat(pipeline.targetAt(x, y)).contains(new Target.OfLife(life));
    }

    @Test
    void bothAreDrawnInTheColoursOfTheTheme(FxRobot robot) throws IOException {
        robot.interact(
                () -> {
                    pipeline.paletteProperty().set(Palette.dark());
                    timeline.paletteProperty().set(Palette.dark());
                });
        WaitForAsyncUtils.waitForFxEvents();
        assertPanelColour(picture(robot, pipeline, "fx-pipeline"));
        assertPanelColour(picture(robot, timeline, "fx-timeline"));
    }

    private static void assertPanelColour(BufferedImage image) {
        int panel = Palette.dark().rgb(org.blkscope.draw.Role.PANEL);
        assertThat(image.getRGB(2, 2) & 0xFFFFFF).isEqualTo(panel);
    }

    private static BufferedImage picture(FxRobot robot, Node node, String name) throws IOException {
        List<BufferedImage> image = new ArrayList<>();
        robot.interact(() -> image.add(SwingFXUtils.fromFXImage(node.snapshot(null, null), null)));
        Picture.write(image.get(0), Path.of("target", "pictures", name + ".png"));
        return image.get(0);
    }

    private int placeId(String path) {
        return recording.topology().findPlace(path).orElseThrow().id();
    }

    private Point2D find(Target target) {
        for (int y = 480; y > 0; y -= 2) {
            for (int x = 950; x > 0; x -= 2) {
                if (pipeline.targetAt(x, y).filter(target::equals).isPresent()) {
                    return new Point2D(x, y);
                }
            }
        }
        throw new AssertionError(target + " is not drawn");
    }
}
