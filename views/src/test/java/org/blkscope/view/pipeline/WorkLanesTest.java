package org.blkscope.view.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.Gauge;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Origin;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;

/** The order in which the workers of kblockd will run what waits for them. */
class WorkLanesTest {
    private final Recording recording =
            new Recording(new Origin.Simulated("work", "v6.12.y", List.of(), 1));
    private final Recorder recorder = new Recorder(recording);
    private final int site = recording.sites().number("kblockd_mod_delayed_work_on", null);
    private final Gauge run0;
    private final Gauge run1;
    private final Gauge requeue;

    WorkLanesTest() {
        recording.topology().needCpus(2);
        recording.topology().addDevice("sda", "8,0", "sd", "none", List.of(0, 1));
        run0 = gauge("sda/hctx0/run_work", GaugeKind.RUN_WORK, 0);
        run1 = gauge("sda/hctx1/run_work", GaugeKind.RUN_WORK, 1);
        requeue = gauge("sda/requeue_work", GaugeKind.REQUEUE_WORK, -1);
        recorder.turn(0, 0, ContextKind.TASK);
    }

    private Gauge gauge(String path, GaugeKind kind, int hctx) {
        return recording.topology().addGauge(path, kind, 0, -1, hctx, Coverage.OBSERVED);
    }

    private void set(Gauge gauge, int value) {
        recorder.set(site, gauge.id(), value);
    }

    private List<String> lanes() {
        PipelineScene scene = PipelineScene.at(recording, 0, recording.size());
        return WorkLanes.of(scene, List.of(run0, run1, requeue)).stream()
                .map(
                        lane ->
                                lane.cpu()
                                        + ": "
                                        + lane.items().stream()
                                                .map(item -> item.gauge().path())
                                                .toList())
                .toList();
    }

    @Test
    void firstQueuedFirstRun() {
        set(requeue, 1);
        set(run0, 1);
        assertThat(lanes()).containsExactly("0: [sda/requeue_work, sda/hctx0/run_work]");
    }

    @Test
    void queuingAgainTakesAnItemToTheTail() {
        set(run0, 1);
        set(requeue, 1);
        set(run0, 1);
        assertThat(lanes()).containsExactly("0: [sda/requeue_work, sda/hctx0/run_work]");
    }

    @Test
    void eachCpuHasItsLaneAndWhatWaitsForItsTimeComesLast() {
        set(run0, -1);
        set(requeue, 1);
        set(run1, 2);
        assertThat(lanes())
                .containsExactly(
                        "0: [sda/requeue_work, sda/hctx0/run_work]", "1: [sda/hctx1/run_work]");
    }

    @Test
    void whatRunsIsNoLongerPending() {
        set(run0, 1);
        set(run0, 0);
        assertThat(lanes()).isEmpty();
    }
}
