package org.blkscope.view.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.draw.Palette;
import org.blkscope.draw.java2d.Picture;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.view.Sample;
import org.junit.jupiter.api.Test;

class PipelinePicturesTest {
    private static final Path FOLDER = Path.of("target", "pictures");

    @Test
    void everySampleIsDrawnLightAndDarkInSeveralSizes() throws IOException {
        draw("two", Sample.TWO_QUEUES, EventKind.DISPATCH_INSERT, 620, 360, Palette.light());
        draw("two", Sample.TWO_QUEUES, EventKind.ISSUE, 1060, 560, Palette.light());
        draw("two", Sample.TWO_QUEUES, EventKind.TAG_GET, 1600, 900, Palette.dark());
        draw("one", Sample.ONE_QUEUE, EventKind.SCHED_INSERT, 620, 360, Palette.dark());
        draw("one", Sample.ONE_QUEUE, EventKind.ISSUE, 1060, 560, Palette.dark());
        draw("one", Sample.ONE_QUEUE, EventKind.DISPATCH_INSERT, 1600, 900, Palette.light());
        draw("trace", Sample.TRACE, EventKind.ISSUE, 620, 360, Palette.light());
        draw("trace", Sample.TRACE, EventKind.COMPLETE, 1060, 560, Palette.light());
        draw("many", Sample.MANY_QUEUES, EventKind.CTX_INSERT, 1200, 800, Palette.light());
        draw("many", Sample.MANY_QUEUES, EventKind.ISSUE, 620, 360, Palette.light());
    }

    private static void draw(
            String name, Sample.Shape shape, EventKind kind, int width, int height, Palette palette)
            throws IOException {
        Recording recording = Sample.write(shape, 160);
        PipelineScene scene = PipelineScene.at(recording, 0, last(recording, kind));
        scene = scene.withSelection(scene.eventLife(), false, 0);
        PipelineScene shown = scene.withProgress(kind == EventKind.ISSUE ? 0.55 : 1);
        BufferedImage image =
                Picture.draw(
                        width,
                        height,
                        palette,
                        s -> PipelinePainter.paint(s, shown, width, height));
        Path file = FOLDER.resolve("pipeline-" + name + "-" + width + "x" + height + ".png");
        Picture.write(image, file);
        assertThat(Files.size(file)).isGreaterThan(10_000);
    }

    private static int last(Recording recording, EventKind kind) {
        int event = recording.size() - 1;
        while (recording.events().kind(event) != kind) {
            event--;
        }
        return event + 1;
    }
}
