package org.blkscope.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.blkscope.capture.ftrace.Traces.fio;
import static org.blkscope.capture.ftrace.Traces.irq;

import org.blkscope.capture.CaptureException;
import org.blkscope.capture.ftrace.Traces;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;

class MeasureTest {
    @Test
    void percentilesAreValuesThatOccurred() {
        Samples samples = new Samples();
        for (int ns = 200; ns >= 1; ns--) {
            samples.add(ns);
        }
        assertThat(samples.summary()).isEqualTo(new Latencies(200, 1, 101, 100, 198, 200));
    }

    @Test
    void aSingleValueIsAllPercentiles() {
        Samples samples = new Samples();
        samples.add(7);
        assertThat(samples.summary()).isEqualTo(new Latencies(1, 7, 7, 7, 7, 7));
    }

    @Test
    void noValueAndNegativeValuesCountAsNone() {
        Samples samples = new Samples();
        samples.add(-1);
        assertThat(samples.summary()).isEqualTo(Latencies.NONE);
    }

    @Test
    void eachStageIsMeasuredFromItsLetters() throws CaptureException {
        Stages stages = Stages.of(oneRefusedWrite());
        assertThat(stages.q2g()).isEqualTo(one(1_000));
        assertThat(stages.g2i()).isEqualTo(one(10_000));
        assertThat(stages.i2d()).isEqualTo(one(100_000));
        assertThat(stages.requeue()).isEqualTo(one(500_000));
        assertThat(stages.d2c()).isEqualTo(one(200_000));
        assertThat(stages.q2c()).isEqualTo(one(911_000));
        assertThat(stages.tagWait()).isNull();
    }

    @Test
    void figuresThatATraceCannotTellAreAbsent() throws CaptureException {
        Figures figures = Figures.of(oneRefusedWrite());
        assertThat(figures.value(Figure.RUN_TIME)).isEqualTo(911_000L);
        assertThat(figures.value(Figure.REQUESTS)).isEqualTo(1);
        assertThat(figures.value(Figure.BIOS)).isEqualTo(1);
        assertThat(figures.value(Figure.REQUEUES)).isEqualTo(1);
        assertThat(figures.value(Figure.THROUGHPUT)).isEqualTo(Math.round(4096 / 911e-6));
        assertThat(figures.value(Figure.QUEUE_RUNS)).isNull();
        assertThat(figures.value(Figure.MAX_DRIVER_TAGS)).isNull();
        assertThat(figures.value(Figure.FSYNCS_PER_FLUSH)).isNull();
    }

    @Test
    void runsAndSwitchesFollowTheOrderOfIssue() throws CaptureException {
        Figures figures =
                Figures.of(
                        Traces.read(
                                        fio(1, "block_rq_issue: 8,0 R 4096 () 0 + 8 [fio]"),
                                        fio(2, "block_rq_issue: 8,0 R 4096 () 8 + 8 [fio]"),
                                        fio(3, "block_rq_issue: 8,16 R 4096 () 800 + 8 [fio]"),
                                        fio(4, "block_rq_issue: 8,0 R 4096 () 16 + 8 [fio]"),
                                        fio(5, "block_rq_issue: 8,0 R 4096 () 96 + 8 [fio]"))
                                .recording());
        assertThat(figures.value(Figure.SWITCHES)).isEqualTo(1);
        assertThat(figures.value(Figure.MEAN_RUN_LENGTH)).isEqualTo(40 / 3.0);
    }

    @Test
    void oneFlushCommandMayServeSeveralFsyncs() {
        Figures figures =
                Figures.of(
                        Traces.read(Traces.sample("traces/ahci-mq-deadline-fsync.txt"))
                                .recording());
        assertThat(figures.value(Figure.FLUSH_COMMANDS)).isEqualTo(4);
        assertThat(figures.value(Figure.FSYNCS_DONE)).isEqualTo(3);
        assertThat(figures.value(Figure.FSYNCS_PER_FLUSH)).isEqualTo(0.75);
    }

    @Test
    void requestsAreCountedByWhatWasSeenOfThem() throws CaptureException {
        Recording recording =
                Traces.read(
                                irq(1, "block_rq_complete: 8,0 R () 64 + 8 [0]"),
                                fio(2, "block_bio_queue: 8,0 R 0 + 8 [fio]"),
                                fio(3, "block_getrq: 8,0 R 0 + 8 [fio]"),
                                fio(4, "block_bio_queue: 8,0 R 8 + 8 [fio]"),
                                fio(5, "block_getrq: 8,0 R 8 + 8 [fio]"),
                                irq(6, "block_rq_complete: 8,0 R () 0 + 8 [0]"))
                        .recording();
        assertThat(RequestCount.of(recording)).isEqualTo(new RequestCount(1, 1, 1));
    }

    private static Recording oneRefusedWrite() throws CaptureException {
        return Traces.read(
                        fio(1, "block_bio_queue: 8,0 W 0 + 8 [fio]"),
                        fio(2, "block_getrq: 8,0 W 0 + 8 [fio]"),
                        fio(12, "block_rq_insert: 8,0 W 4096 () 0 + 8 [fio]"),
                        fio(112, "block_rq_issue: 8,0 W 4096 () 0 + 8 [fio]"),
                        fio(212, "block_rq_requeue: 8,0 W () 0 + 8 [0]"),
                        fio(712, "block_rq_issue: 8,0 W 4096 () 0 + 8 [fio]"),
                        irq(912, "block_rq_complete: 8,0 W () 0 + 8 [0]"))
                .recording();
    }

    private static Latencies one(long ns) {
        return new Latencies(1, ns, ns, ns, ns, ns);
    }
}
