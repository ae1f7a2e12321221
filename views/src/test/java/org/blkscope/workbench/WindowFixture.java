package org.blkscope.workbench;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.blkscope.demo.DemoRecording;
import org.blkscope.view.breakpoints.BreakpointsPart;
import org.blkscope.view.events.EventsPart;
import org.blkscope.view.inspector.InspectorPart;
import org.blkscope.view.outline.OutlinePart;
import org.blkscope.view.why.WhyPart;
import org.blkscope.workbench.PartDescriptor.Area;
import org.blkscope.workbench.theme.Theming;
import org.testfx.util.WaitForAsyncUtils;

/** A workbench on a stage, with the demo recording behind every file name that ends in .json. */
final class WindowFixture {
    private final Theming theming = new Theming();
    // A stage of its own: the one that the tests share keeps the size it was given.
    private final Stage stage = new Stage(StageStyle.UNDECORATED);
    private final Workbench workbench;

    WindowFixture(Path config, double width, double height) {
        this(config, width, height, WindowFixture::openDemo, theming -> parts());
    }

    /** A workbench with an opener and parts of the test's own. */
    WindowFixture(
            Path config,
            double width,
            double height,
            Opener opener,
            java.util.function.Function<Theming, List<PartDescriptor>> parts) {
        workbench =
                new Workbench(opener, parts.apply(theming), Settings.in(config), theming, "0.0.0");
        stage.setScene(workbench.scene());
        stage.setWidth(width);
        stage.setHeight(height);
        stage.show();
    }

    Workbench workbench() {
        return workbench;
    }

    /** Ends the workbench and takes its window away. */
    void close() {
        workbench.close();
        stage.hide();
    }

    Theming theming() {
        return theming;
    }

    /** Opens the demo recording and waits for it. */
    void open(String name) throws TimeoutException {
        WaitForAsyncUtils.waitForAsyncFx(10_000, () -> workbench.open(Path.of(name)));
        waitUntil(() -> workbench.studyProperty().get() != null && workbench.isSettled());
    }

    /** Waits until nothing is under way. */
    void settle() throws TimeoutException {
        WaitForAsyncUtils.waitForFxEvents();
        waitUntil(workbench::isSettled);
        WaitForAsyncUtils.waitForFxEvents();
    }

    static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                10, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition).get());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static List<PartDescriptor> parts() {
        return List.of(
                new PartDescriptor("outline", "Outline", Area.LEFT, OutlinePart::new),
                new PartDescriptor("breakpoints", "Breakpoints", Area.LEFT, BreakpointsPart::new),
                new PartDescriptor("pipeline", "Pipeline", Area.CENTRE, BlankPart::new),
                new PartDescriptor("inspector", "Inspector", Area.RIGHT_TOP, InspectorPart::new),
                new PartDescriptor("why", "Why", Area.RIGHT_BOTTOM, WhyPart::new),
                new PartDescriptor("timeline", "Timeline", Area.BOTTOM_LEFT, BlankPart::new),
                new PartDescriptor("events", "Events", Area.BOTTOM_RIGHT, EventsPart::new));
    }

    private static org.blkscope.study.Opened openDemo(
            Path file, org.blkscope.workbench.job.Progress progress) throws java.io.IOException {
        if (!file.toString().endsWith(".json")) {
            throw new java.io.IOException("line 3: expected a block event, found 'hello'.");
        }
        return DemoRecording.opened(40);
    }
}
