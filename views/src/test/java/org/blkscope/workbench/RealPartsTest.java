package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.blkscope.draw.Palette;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;
import org.blkscope.scenario.Machine;
import org.blkscope.scenario.ScenarioReader;
import org.blkscope.study.Opened;
import org.blkscope.study.Study;
import org.blkscope.view.events.EventsPart;
import org.blkscope.view.inspector.InspectorPart;
import org.blkscope.view.outline.OutlinePart;
import org.blkscope.view.pipeline.PipelineCanvas;
import org.blkscope.view.pipeline.PipelinePart;
import org.blkscope.view.pipeline.Target;
import org.blkscope.view.timeline.TimelineCanvas;
import org.blkscope.view.timeline.TimelinePart;
import org.blkscope.view.why.WhyPart;
import org.blkscope.workbench.PartDescriptor.Area;
import org.blkscope.workbench.theme.Theming;
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

/**
 * A run of the model in the window: what Pipeline, Inspector and Timeline show follows the cursor.
 */
@Tag("window")
@ExtendWith(ApplicationExtension.class)
class RealPartsTest {
    private static final Path SAMPLE = Path.of("..", "samples", "scenarios", "plugged-batch.json");

    @TempDir private Path config;
    private final FxRobot robot = new FxRobot();
    private WindowFixture window;

    @Start
    void start(Stage shared) {
        window =
                new WindowFixture(
                        config, 1400, 850, (file, progress) -> run(), RealPartsTest::parts);
    }

    @BeforeEach
    void open() throws Exception {
        window.open("plugged-batch.json");
    }

    @AfterEach
    void close() {
        robot.interact(window::close);
    }

    @Test
    void aRequestMovesFromItsSubmitterToThePlugAndToTheDeviceAndBack() throws Exception {
        int request = life("W1", "R1");
        visit(event(EventKind.GET_REQUEST, request));
        double submitting = chipX(request);
        visit(event(EventKind.PLUG, request));
        double plugged = chipX(request);
        visit(event(EventKind.ISSUE, request));
        double issued = chipX(request);

        assertThat(plugged).isGreaterThan(submitting + 40);
        assertThat(issued).isGreaterThan(plugged + 300);
        press(KeyCode.SHIFT, KeyCode.F6);
        assertThat(chipX(request)).isEqualTo(plugged);
        press(KeyCode.F6);
        assertThat(chipX(request)).isEqualTo(issued);
    }

    @Test
    void pipelineAndTimelineFollowTheCursor() throws Exception {
        press(KeyCode.F6);
        press(KeyCode.F6);
        assertThat(pipeline().getAccessibleText()).isEqualTo("Pipeline at event 2");
        assertThat(timeline().getAccessibleText()).isEqualTo("Timeline at event 2");
        press(KeyCode.END);
        int size = study().recording().size();
        assertThat(timeline().getAccessibleText()).isEqualTo("Timeline at event " + size);
        press(KeyCode.SHIFT, KeyCode.F5);
        assertThat(pipeline().getAccessibleText()).isNotEqualTo("Pipeline at event " + size);
    }

    @Test
    void aClickOnAChipSelectsItAndTheInspectorTellsItsTag() throws Exception {
        int request = life("W1", "R1");
        visit(event(EventKind.PLUG, request));
        double[] at = chip(request);
        javafx.geometry.Point2D screen =
                WaitForAsyncUtils.waitForAsyncFx(
                        5000, () -> pipeline().localToScreen(at[0], at[1]));
        robot.clickOn(screen);
        window.settle();

        assertThat(study().selectedLife()).isEqualTo(request);
        assertThat(robot.lookup(".inspector .heading").queryAs(Label.class).getText())
                .isEqualTo("read 4 KiB on nullb0");
        assertThat(
                        robot.lookup(".inspector .label").queryAllAs(Label.class).stream()
                                .map(Label::getText))
                .contains("nullb0/cpu0/plug[0]");
    }

    private static Opened run() throws java.io.IOException {
        try {
            Recording recording = new Machine(ScenarioReader.read(SAMPLE)).run();
            return new Opened(recording, Feed.EMPTY, "plugged-batch.json", SAMPLE, List.of());
        } catch (org.blkscope.scenario.ScenarioException e) {
            throw new java.io.IOException(e);
        }
    }

    private static List<PartDescriptor> parts(Theming theming) {
        ObservableValue<Palette> palette = theming.themeProperty().map(theme -> Palette.light());
        return List.of(
                new PartDescriptor("outline", "Outline", Area.LEFT, OutlinePart::new),
                new PartDescriptor(
                        "pipeline",
                        "Pipeline",
                        Area.CENTRE,
                        () -> new PipelinePart(palette, new SimpleBooleanProperty(true))),
                new PartDescriptor("inspector", "Inspector", Area.RIGHT_TOP, InspectorPart::new),
                new PartDescriptor("why", "Why", Area.RIGHT_BOTTOM, WhyPart::new),
                new PartDescriptor(
                        "timeline", "Timeline", Area.BOTTOM_LEFT, () -> new TimelinePart(palette)),
                new PartDescriptor("events", "Events", Area.BOTTOM_RIGHT, EventsPart::new));
    }

    /** The number of a request by one of its possible labels. */
    private int life(String... labels) {
        for (int life = 0; life < study().recording().lives().size(); life++) {
            if (List.of(labels).contains(study().recording().lives().label(life))) {
                return life;
            }
        }
        throw new AssertionError("no request " + List.of(labels));
    }

    /** The moment behind the event of this kind that concerns a request, or a bio that joins it. */
    private int event(EventKind kind, int request) {
        Recording recording = study().recording();
        for (int event = 0; event < recording.size(); event++) {
            boolean own = recording.events().life(event) == request;
            boolean joins =
                    kind == EventKind.GET_REQUEST && recording.events().value(event) == request;
            if (recording.events().kind(event) == kind && (own || joins)) {
                return event + 1;
            }
        }
        throw new AssertionError("no " + kind);
    }

    private void visit(int moment) throws Exception {
        WaitForAsyncUtils.waitForAsyncFx(5000, () -> study().cursor().jumpTo(moment));
        window.settle();
    }

    private double chipX(int life) {
        return chip(life)[0];
    }

    /**
     * Middle of the chip of a request in the pipeline: the widest that the mouse finds; a tag is
     * narrower.
     */
    private double[] chip(int life) {
        return WaitForAsyncUtils.waitForAsyncFx(
                5000,
                () -> {
                    PipelineCanvas canvas = pipeline();
                    double[] widest = {-1, -1, 0};
                    for (int y = 60; y < canvas.getHeight(); y += 4) {
                        int run = 0;
                        for (int x = 2; x < canvas.getWidth(); x += 2) {
                            boolean hit =
                                    canvas.targetAt(x, y)
                                            .filter(new Target.OfLife(life)::equals)
                                            .isPresent();
                            run = hit ? run + 1 : 0;
                            if (run > widest[2]) {
                                widest = new double[] {x - run, y + 2, run};
                            }
                        }
                    }
                    assertThat(widest[2]).as("chip of life %d", life).isPositive();
                    return widest;
                });
    }

    private PipelineCanvas pipeline() {
        return robot.lookup("#pipeline").queryAs(PipelineCanvas.class);
    }

    private TimelineCanvas timeline() {
        return robot.lookup("#timeline").queryAs(TimelineCanvas.class);
    }

    private Study study() {
        return window.workbench().studyProperty().get();
    }

    private void press(KeyCode... keys) throws Exception {
        robot.push(keys);
        window.settle();
    }
}
