package org.blkscope.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.blkscope.analysis.LifeNames;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.EventLog;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Step;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StrideTest {
    private final Recording recording = DemoRecording.of(4);
    private final EventLog events = recording.events();

    @ParameterizedTest
    @EnumSource(Step.class)
    void walkingBackVisitsTheSameMoments(Step step) {
        Stride stride = new Stride.By(step);
        List<Integer> ahead = walk(stride, 0, true);
        int end = ahead.get(ahead.size() - 1);
        List<Integer> back = walk(stride, end, false);
        Collections.reverse(back);

        assertThat(back.subList(back.get(0) == 0 ? 1 : 0, back.size()))
                .isEqualTo(ahead.subList(0, ahead.size() - 1));
    }

    @Test
    void aTickEndsBeforeTheTimeChanges() {
        for (int moment : walk(new Stride.By(Step.TICK), 0, true)) {
            boolean atEnd = moment == recording.size();
            assertThat(atEnd || events.timeNs(moment) > events.timeNs(moment - 1))
                    .as("moment %d", moment)
                    .isTrue();
        }
    }

    @Test
    void aDecisionStepEndsBehindADecision() {
        List<Integer> moments = walk(new Stride.By(Step.DECISION), 0, true);

        assertThat(moments)
                .hasSize(80)
                .allMatch(moment -> events.kind(moment - 1) == EventKind.DECISION);
    }

    @Test
    void aRequestStepFollowsTheRequestAndItsBio() {
        int request = LifeNames.find(recording, "job2#3").orElseThrow();
        List<Integer> moments = walk(new Stride.OfLife(request), 0, true);

        assertThat(moments.stream().map(moment -> events.kind(moment - 1)))
                .containsExactly(
                        EventKind.SUBMIT,
                        EventKind.TRACE,
                        EventKind.ALLOCATE,
                        EventKind.TAG_GET,
                        EventKind.GET_REQUEST,
                        EventKind.TRACE,
                        EventKind.DECISION,
                        EventKind.PLUG,
                        EventKind.UNPLUG,
                        EventKind.TRACE,
                        EventKind.ISSUE,
                        EventKind.COMPLETE,
                        EventKind.TRACE,
                        EventKind.BIO_END,
                        EventKind.TAG_PUT,
                        EventKind.FREE);
    }

    private List<Integer> walk(Stride stride, int from, boolean ahead) {
        List<Integer> moments = new ArrayList<>();
        int at = step(stride, from, ahead);
        while (at != Stride.NONE) {
            moments.add(at);
            at = step(stride, at, ahead);
        }
        return moments;
    }

    private int step(Stride stride, int at, boolean ahead) {
        return ahead ? stride.next(recording, at) : stride.previous(recording, at);
    }
}
