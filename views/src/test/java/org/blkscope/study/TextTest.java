package org.blkscope.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.blkscope.analysis.EventText;
import org.blkscope.analysis.GaugeText;
import org.blkscope.analysis.TimeScale;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.GaugeKind;
import org.blkscope.recording.Recording;
import org.junit.jupiter.api.Test;

class TextTest {
    private final Recording recording = DemoRecording.of(2);
    private final EventText text = new EventText(recording);

    @Test
    void timesAreGroupedOnTheScreenAndPlainElsewhere() {
        assertThat(TimeScale.MILLISECONDS.figure(12_480_231_400L)).isEqualTo("12\u2009480.231");
        assertThat(TimeScale.MILLISECONDS.plain(12_480_231_400L)).isEqualTo("12480.231");
        assertThat(TimeScale.SECONDS.figure(25_824_639_000L)).isEqualTo("25.824639");
        assertThat(TimeScale.MICROSECONDS.figure(-1_234_567L)).isEqualTo("-1\u2009234.567");
    }

    @Test
    void theUnitFollowsTheLengthOfTheRecording() {
        assertThat(TimeScale.of(DemoRecording.of(1))).isEqualTo(TimeScale.MICROSECONDS);
        assertThat(TimeScale.of(DemoRecording.of(40))).isEqualTo(TimeScale.MILLISECONDS);
    }

    @Test
    void gaugesSpeakTheKernelsLanguage() {
        assertThat(GaugeText.of(GaugeKind.HCTX_STATE, 0b110))
                .isEqualTo("TAG_ACTIVE | SCHED_RESTART");
        assertThat(GaugeText.of(GaugeKind.HCTX_STATE, 0)).isEqualTo("none");
        assertThat(GaugeText.of(GaugeKind.RUN_WORK, 3)).isEqualTo("queued on cpu2");
        assertThat(GaugeText.of(GaugeKind.RUN_WORK, -1)).isEqualTo("timer on cpu0");
        assertThat(GaugeText.of(GaugeKind.DISPATCH_BUSY, 8)).isEqualTo("8");
    }

    @Test
    void tracepointsReadAsInTheTrace() {
        int issue = first(recording, EventKind.ISSUE) - 1;

        assertThat(text.name(issue)).isEqualTo("block_rq_issue");
        assertThat(text.who(issue)).isEqualTo("R1");
        assertThat(text.detail(issue)).matches("254,0 RS 4096 \\(\\) \\d+ \\+ 8 be,0,4 \\[job0]");
        assertThat(text.traceLine(issue))
                .matches(" +job0-1200 +\\[000] \\.{5} +0\\.\\d{6}: block_rq_issue: 254,0 RS .*");
    }

    @Test
    void eventsOfTheModelSayWhatMovedWhere() {
        assertThat(text.detail(first(recording, EventKind.PLUG))).isEqualTo("nullb0/cpu0/plug");
        assertThat(text.detail(first(recording, EventKind.TAG_GET)))
                .isEqualTo("tag 0 of nullb0/hctx0/tags");
        assertThat(text.detail(first(recording, EventKind.GET_REQUEST))).isEqualTo("joins R1");
        assertThat(text.detail(first(recording, EventKind.STATE)))
                .isEqualTo("nullb0/hctx0/dispatch_busy = 2");
        assertThat(text.detail(first(recording, EventKind.DECISION)))
                .isEqualTo(
                        "blk_mq_submit_bio  A plug is open, so R1 is added to it instead of being issued; 0 requests were waiting there. (SUB-F)");
    }

    @Test
    void whatWasConcludedSaysSo() {
        Recording traced = DemoRecording.of(1, Coverage.INFERRED);

        assertThat(new EventText(traced).detail(first(traced, EventKind.PLUG)))
                .isEqualTo("nullb0/cpu0/plug  (inferred)");
    }

    private static int first(Recording recording, EventKind kind) {
        return IntStream.range(0, recording.size())
                .filter(e -> recording.events().kind(e) == kind)
                .findFirst()
                .orElseThrow();
    }
}
