package org.blkscope.view.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.blkscope.draw.Box;
import org.blkscope.draw.Route;
import org.blkscope.recording.Recording;
import org.blkscope.view.Sample;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final Box AREA = new Box(0, 0, 100, 44);

    @Test
    void allChipsAreShownWhileTheyFit() {
        ChipFlow flow = ChipFlow.of(AREA, 30, 20, 4, 6);
        assertThat(flow.cells()).hasSize(6);
        assertThat(flow.cells().get(3)).isEqualTo(new Box(0, 24, 30, 20));
        assertThat(flow.hidden()).isZero();
    }

    @Test
    void theLastCellSaysHowManyMoreThereAre() {
        ChipFlow flow = ChipFlow.of(AREA, 30, 20, 4, 9);
        assertThat(flow.cells()).hasSize(5);
        assertThat(flow.hidden()).isEqualTo(4);
        assertThat(flow.more()).isEqualTo(new Box(68, 24, 30, 20));
    }

    @Test
    void aSingleCellIsNarrowedForTheNumberOfTheRest() {
        ChipFlow flow = ChipFlow.of(new Box(0, 0, 56, 20), 40, 20, 4, 3);
        assertThat(flow.cells()).containsExactly(new Box(0, 0, 32, 20));
        assertThat(flow.more()).isEqualTo(new Box(36, 0, 20, 20));
        assertThat(flow.hidden()).isEqualTo(2);
    }

    @Test
    void tagsAreNumberedWhileThereIsRoomAndNeverOverlap() {
        TagGrid few = TagGrid.of(new Box(0, 0, 120, 240), 32, 12, 9);
        assertThat(few.numbered()).isTrue();
        assertThat(few.columns()).isEqualTo(4);
        TagGrid many = TagGrid.of(new Box(0, 0, 120, 240), 1023, 24, 9);
        assertThat(many.numbered()).isFalse();
        List<Box> cells = IntStream.range(0, 1023).mapToObj(many::cell).toList();
        assertThat(cells).allMatch(c -> new Box(0, 0, 120, 240).covers(c, 0));
        assertThat(TagGrid.of(new Box(0, 0, 60, 40), 10_000, 30, 9).hasCells()).isFalse();
    }

    @Test
    void aPageShowsTheRowInFocus() {
        assertThat(Page.of(4, 8, 3)).isEqualTo(new Page(0, 4));
        assertThat(Page.of(128, 8, -1)).isEqualTo(new Page(0, 8));
        assertThat(Page.of(128, 8, 77)).isEqualTo(new Page(72, 8));
        assertThat(Page.of(10, 8, 9)).isEqualTo(new Page(2, 8));
        assertThat(Page.of(4, 2, 2).hidden(List.of(0, 1, 2, 3))).containsExactly(0, 1);
    }

    @Test
    void longMovesRunThroughTheGutterBelowTheColumns() {
        Recording recording = Sample.write(Sample.TWO_QUEUES, 4);
        Anatomy anatomy = Anatomy.of(recording.topology(), recording.topology().device(0));
        PipelineLayout layout = PipelineLayout.of(anatomy, 1060, 560, 0, 0, false);
        Box plug = layout.cpus().get(0).plug();
        Box device = layout.device().inside();
        Route route = new Router(layout).between(plug, device);
        assertThat(route.points()).contains(layout.gutterY());
        assertThat(route.at(0)).containsExactly(plug.centreX(), plug.bottom());
        assertThat(route.at(1)).containsExactly(device.centreX(), device.bottom());
    }

    @Test
    void cpusAreGroupedByTheirHardwareQueue() {
        Recording recording = Sample.write(Sample.TWO_QUEUES, 4);
        Anatomy anatomy = Anatomy.of(recording.topology(), recording.topology().device(0));
        assertThat(anatomy.queues()).extracting(QueueParts::hctx).containsExactly(0, 1);
        assertThat(anatomy.cpus()).extracting(CpuParts::hctx).containsExactly(0, 0, 1, 1);
        assertThat(anatomy.queueOfCpuKnown()).isTrue();
        PipelineLayout layout = PipelineLayout.of(anatomy, 1060, 560, 0, 0, false);
        for (CpuBoxes row : layout.cpus()) {
            Box band = layout.queues().get(row.parts().hctx()).band();
            assertThat(band.covers(row.row(), 0)).isTrue();
        }
    }

    @Test
    void aTraceHasOneQueueWithoutANumberAndNothingIsLeftOut() {
        Recording recording = Sample.write(Sample.TRACE, 4);
        Anatomy anatomy = Anatomy.of(recording.topology(), recording.topology().device(0));
        assertThat(anatomy.queues()).extracting(QueueParts::hctx).containsExactly(-1);
        assertThat(anatomy.queues().get(0).hand().places()).hasSize(4);
        assertThat(anatomy.ctx().isUnknown()).isTrue();
        assertThat(anatomy.elsewhere().places())
                .extracting(p -> p.path())
                .containsExactly("nullb0/requeued");
    }

    @Test
    void placesThatNoBoxAskedForAreDrawnElsewhere() {
        Recording recording = Sample.write(Sample.TWO_QUEUES, 4);
        recording
                .topology()
                .addPlace(
                        "nullb0/hand",
                        org.blkscope.recording.PlaceKind.LOCAL,
                        0,
                        -1,
                        -1,
                        0,
                        org.blkscope.recording.Coverage.OBSERVED);
        Anatomy anatomy = Anatomy.of(recording.topology(), recording.topology().device(0));
        assertThat(anatomy.elsewhere().places())
                .extracting(p -> p.path())
                .containsExactly("nullb0/hand");
    }
}
