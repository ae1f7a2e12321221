package org.blkscope.view.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.RecordingSurface;
import org.blkscope.draw.java2d.Java2dFonts;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.view.Geometry;
import org.blkscope.view.Sample;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PipelineGeometryTest {
    private static final Java2dFonts FONTS = new Java2dFonts();

    static Stream<Arguments> drawings() {
        List<Sample.Shape> shapes =
                List.of(Sample.TWO_QUEUES, Sample.ONE_QUEUE, Sample.TRACE, Sample.MANY_QUEUES);
        int[][] sizes = {{620, 360}, {780, 420}, {1060, 560}, {1600, 900}};
        return shapes.stream().flatMap(s -> Stream.of(sizes).map(z -> Arguments.of(s, z[0], z[1])));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void textsAreWholeAndApartAtEveryMomentOfTheEnd(Sample.Shape shape, int width, int height) {
        Recording recording = Sample.write(shape, 60);
        for (int moment = recording.size() - 60; moment <= recording.size(); moment++) {
            PipelineScene scene = PipelineScene.at(recording, 0, moment);
            RecordingSurface surface = new RecordingSurface(width, height, FONTS);
            PipelinePainter.paint(surface, scene, width, height);
            Geometry.assertLegible(surface, width, height);
        }
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void everyRequestThatIsDrawnIsFoundUnderThePointer(Sample.Shape shape, int width, int height) {
        Recording recording = Sample.write(shape, 60);
        PipelineScene scene = PipelineScene.at(recording, 0, recording.size());
        RecordingSurface surface = new RecordingSurface(width, height, FONTS);
        HitMap<Target> hits = PipelinePainter.paint(surface, scene, width, height);
        List<HitMap.Entry<Target>> lives =
                hits.entries().stream().filter(e -> e.target() instanceof Target.OfLife).toList();
        assertThat(lives).isNotEmpty();
        for (HitMap.Entry<Target> entry : lives) {
            Box box = entry.box();
            assertThat(hits.find(box.centreX(), box.centreY())).contains(entry.target());
        }
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void boxesOfTheLayoutDoNotOverlap(Sample.Shape shape, int width, int height) {
        Recording recording = Sample.write(shape, 4);
        Anatomy anatomy = Anatomy.of(recording.topology(), recording.topology().device(0));
        PipelineLayout layout = PipelineLayout.of(anatomy, width, height, 0, 0, false);
        List<Box> boxes =
                Stream.concat(
                                layout.cpus().stream().map(CpuBoxes::row),
                                layout.queues().stream()
                                        .flatMap(
                                                q ->
                                                        Stream.of(
                                                                q.hctx().frame(),
                                                                q.tags().frame(),
                                                                q.scheduler())))
                        .filter(b -> !b.isEmpty())
                        .toList();
        for (int i = 0; i < boxes.size(); i++) {
            assertThat(layout.main().covers(boxes.get(i), 0.5)).isTrue();
            for (int j = i + 1; j < boxes.size(); j++) {
                assertThat(boxes.get(i).overlaps(boxes.get(j), 0)).isFalse();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void theBannerNamesTheFunctionAndTheRule(Sample.Shape shape, int width, int height) {
        Recording recording = Sample.write(shape, 60);
        int moment = recording.size();
        while (recording.events().kind(moment - 1) != EventKind.ISSUE) {
            moment--;
        }
        RecordingSurface surface = new RecordingSurface(width, height, FONTS);
        PipelinePainter.paint(surface, PipelineScene.at(recording, 0, moment), width, height);
        String why = recording.origin().isModel() ? "(DSP-4)" : "not why.";
        assertThat(surface.allText()).contains("null_queue_rq()", why, "kblockd worker");
    }
}
