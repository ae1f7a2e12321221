package org.blkscope.view.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.blkscope.analysis.ProbeIndex;
import org.blkscope.analysis.Probes;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.draw.Palette;
import org.blkscope.draw.java2d.Picture;
import org.blkscope.recording.Recording;
import org.blkscope.view.Sample;
import org.junit.jupiter.api.Test;

class TimelinePicturesTest {
    private static final Path FOLDER = Path.of("target", "pictures");

    @Test
    void everySampleIsDrawnLightAndDarkInSeveralSizes() throws IOException {
        draw("two", Sample.TWO_QUEUES, 60, 1.0, 760, 340, Palette.light());
        draw("two-long", Sample.TWO_QUEUES, 6000, 1.0, 760, 340, Palette.dark());
        draw("one", Sample.ONE_QUEUE, 300, 0.2, 1200, 420, Palette.light());
        draw("trace", Sample.TRACE, 60, 0.6, 760, 340, Palette.light());
        draw("small", Sample.ONE_QUEUE, 60, 0.5, 460, 170, Palette.dark());
    }

    private static void draw(
            String name,
            Sample.Shape shape,
            int requests,
            double part,
            int width,
            int height,
            Palette palette)
            throws IOException {
        Recording recording = Sample.write(shape, requests);
        ProbeIndex index = new ProbeIndex(recording, 0, Probes.of(recording.topology(), 0));
        index.extend(Integer.MAX_VALUE);
        TimeSpan whole = TimelineScene.whole(recording);
        int moment = recording.size() * 2 / 3;
        TimeSpan span = whole.scaled(part, recording.timeNs(moment)).within(whole);
        TimelineScene scene =
                new TimelineScene(recording, index, span, moment, recording.lives().size() / 2);
        BufferedImage image =
                Picture.draw(
                        width,
                        height,
                        palette,
                        s -> TimelinePainter.paint(s, scene, width, height));
        Path file = FOLDER.resolve("timeline-" + name + "-" + width + "x" + height + ".png");
        Picture.write(image, file);
        assertThat(Files.size(file)).isGreaterThan(5_000);
    }
}
