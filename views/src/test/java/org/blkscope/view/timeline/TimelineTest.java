package org.blkscope.view.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.blkscope.analysis.DeviceSpans.Stay;
import org.blkscope.analysis.ProbeIndex;
import org.blkscope.analysis.Probes;
import org.blkscope.analysis.Series;
import org.blkscope.analysis.TimeScale;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.draw.Box;
import org.blkscope.draw.HitMap;
import org.blkscope.draw.RecordingSurface;
import org.blkscope.draw.java2d.Java2dFonts;
import org.blkscope.recording.Recording;
import org.blkscope.view.Geometry;
import org.blkscope.view.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TimelineTest {
    private static final Java2dFonts FONTS = new Java2dFonts();

    static Stream<Arguments> drawings() {
        List<Sample.Shape> shapes =
                List.of(Sample.TWO_QUEUES, Sample.ONE_QUEUE, Sample.TRACE, Sample.MANY_QUEUES);
        int[][] sizes = {{420, 160}, {760, 340}, {1400, 420}};
        return shapes.stream().flatMap(s -> Stream.of(sizes).map(z -> Arguments.of(s, z[0], z[1])));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void textsAreWholeAndApartWhereverTheCursorIs(Sample.Shape shape, int width, int height) {
        Recording recording = Sample.write(shape, 80);
        for (int moment = 0; moment <= recording.size(); moment += 13) {
            RecordingSurface surface = new RecordingSurface(width, height, FONTS);
            TimelinePainter.paint(surface, scene(recording, moment), width, height);
            Geometry.assertLegible(surface, width, height);
        }
    }

    @Test
    void theValueAtTheCursorStandsBesideEachName() {
        Recording recording = Sample.write(Sample.ONE_QUEUE, 80);
        int moment = recording.size() / 2;
        RecordingSurface surface = new RecordingSurface(900, 400, FONTS);
        TimelinePainter.paint(surface, scene(recording, moment), 900, 400);
        int tags = recording.topology().findPlace("nullb0/hctx0/tags").orElseThrow().id();
        int used = recording.timeline().at(moment).count(tags);
        List<String> texts = surface.texts().stream().map(t -> t.text()).toList();
        assertThat(texts.get(texts.indexOf("driver tags") + 1)).isEqualTo("" + used);
    }

    @Test
    void whatTheSourceCannotTellIsSaidToBeUnknown() {
        Recording recording = Sample.write(Sample.TRACE, 80);
        RecordingSurface surface = new RecordingSurface(900, 400, FONTS);
        TimelinePainter.paint(surface, scene(recording, 100), 900, 400);
        List<String> texts = surface.texts().stream().map(t -> t.text()).toList();
        assertThat(texts.get(texts.indexOf("driver tags") + 1)).isEqualTo("?");
        assertThat(texts).contains("unknown: the source does not tell");
    }

    @Test
    void aStayIsFoundUnderThePointerAtItsTime() {
        Recording recording = Sample.write(Sample.TWO_QUEUES, 40);
        TimelineScene scene = scene(recording, 10);
        RecordingSurface surface = new RecordingSurface(900, 400, FONTS);
        HitMap<Integer> hits = TimelinePainter.paint(surface, scene, 900, 400);
        Box plot = TimelinePainter.plot(scene, 900, 400);
        HitMap.Entry<Integer> first = hits.entries().get(0);
        Stay stay = scene.index().stays(0, recording.size(), 1).get(0);
        long begin = recording.events().timeNs(stay.begin());
        assertThat(first.target()).isEqualTo(stay.life());
        assertThat(first.box().x())
                .isEqualTo(Math.rint(plot.x() + plot.width() * scene.span().fraction(begin)));
    }

    @Test
    void theUnitFollowsFromTheLengthAndDigitsAreGrouped() {
        assertThat(TimeScale.ofLength(2_000_000).unit()).isEqualTo("us");
        assertThat(TimeScale.ofLength(500_000_000).unit()).isEqualTo("ms");
        assertThat(TimeScale.ofLength(120_000_000_000L).unit()).isEqualTo("s");
        TimeScale ms = TimeScale.MILLISECONDS;
        assertThat(ms.figure(12_480_231_000L, 1_000)).isEqualTo("12\u2009480.231");
        assertThat(ms.figure(12_480_231_000L, 1_000_000)).isEqualTo("12\u2009480");
        assertThat(ms.figure(-1_500_000L, 100_000)).isEqualTo("-1.5");
    }

    @Test
    void ticksAreRoundAndNotTooMany() {
        TimeSpan span = new TimeSpan(1_234, 9_876);
        long step = Ticks.step(span, 5);
        assertThat(step).isEqualTo(2_000);
        assertThat(Ticks.in(span, step)).containsExactly(2_000L, 4_000L, 6_000L, 8_000L);
    }

    @Test
    void staysThatOverlapGetLevelsOfTheirOwn() {
        List<Stay> stays = List.of(new Stay(1, 0, 10), new Stay(2, 5, 8), new Stay(3, 8, 20));
        StayPacker packed = new StayPacker(stays);
        assertThat(List.of(packed.levelOf(0), packed.levelOf(1), packed.levelOf(2)))
                .containsExactly(0, 1, 1);
        assertThat(packed.levels()).isEqualTo(2);
    }

    @Test
    void aCurveShowsASpikeInsideOneColumn() {
        Recording recording = Sample.write(Sample.TWO_QUEUES, 200);
        TimelineScene scene = scene(recording, 0);
        int dispatch = 3;
        assertThat(scene.index().probes().get(dispatch).label()).isEqualTo("dispatch 0");
        Series series = scene.index().series(dispatch, new int[] {0, 1, recording.size()});
        assertThat(series.max(1)).isEqualTo(1);
        assertThat(series.last(1)).isZero();
        double[] line = new Curve(new Box(0, 0, 2, 12), series, 1).line();
        assertThat(line).containsExactly(0, 11, 1, 11, 1, 11, 1, 2, 1, 11, 2, 11);
    }

    private static TimelineScene scene(Recording recording, int moment) {
        ProbeIndex index = new ProbeIndex(recording, 0, Probes.of(recording.topology(), 0));
        index.extend(Integer.MAX_VALUE);
        return new TimelineScene(recording, index, TimelineScene.whole(recording), moment, -1);
    }
}
