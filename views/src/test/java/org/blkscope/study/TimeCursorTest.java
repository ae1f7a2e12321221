package org.blkscope.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Step;
import org.junit.jupiter.api.Test;

/** Threads are queues here that the test empties when it likes. */
class TimeCursorTest {
    private static final Stride EVENT = new Stride.By(Step.EVENT);

    private final Recording recording = DemoRecording.of(5);
    private final Deque<Runnable> seeking = new ArrayDeque<>();
    private final TimeCursor cursor =
            new TimeCursor(recording, Feed.EMPTY, seeking::add, Runnable::run);
    private final List<Integer> shown = new ArrayList<>();

    @Test
    void theSnapshotFollowsTheMoment() {
        cursor.follow(100);

        assertThat(cursor.moment()).isEqualTo(100);
        assertThat(cursor.snapshot().moment()).isZero();
        assertThat(cursor.settledProperty().get()).isFalse();

        seek();

        assertThat(cursor.snapshot().moment()).isEqualTo(100);
        assertThat(cursor.settledProperty().get()).isTrue();
    }

    @Test
    void wishesThatWereSupersededAreSkipped() {
        record();
        for (int moment = 1; moment <= 50; moment++) {
            cursor.follow(moment);
        }
        seek();

        assertThat(shown).containsExactly(0, 50);
    }

    @Test
    void stepsAddUpEvenIfTheSeekThreadIsSlow() {
        cursor.follow(10);
        cursor.step(EVENT, true);
        cursor.step(EVENT, true);
        cursor.step(EVENT, false);
        seek();

        assertThat(cursor.moment()).isEqualTo(11);
    }

    @Test
    void stepsTakenDuringASeekGoOnFromItsEnd() {
        cursor.follow(10);
        seek();
        cursor.step(EVENT, true);
        seek();
        cursor.step(EVENT, true);
        seek();

        assertThat(cursor.snapshot().moment()).isEqualTo(12);
    }

    @Test
    void momentsAreClampedToTheRecording() {
        cursor.follow(-5);
        assertThat(cursor.moment()).isZero();
        cursor.follow(Integer.MAX_VALUE);
        assertThat(cursor.moment()).isEqualTo(recording.size());
    }

    @Test
    void aStepThatFindsNothingStaysAndSaysWhy() {
        cursor.follow(recording.size());
        cursor.step(new Stride.By(Step.DECISION), true);
        seek();

        assertThat(cursor.moment()).isEqualTo(recording.size());
        assertThat(cursor.noticeProperty().get()).isEqualTo("No later decision in this recording.");

        cursor.step(EVENT, false);
        seek();
        assertThat(cursor.noticeProperty().get()).isEmpty();
    }

    @Test
    void backReturnsFromJumpsAndForwardRepeatsThem() {
        jump(100);
        jump(200);
        cursor.back();
        seek();
        assertThat(cursor.moment()).isEqualTo(100);
        cursor.forward();
        seek();
        assertThat(cursor.moment()).isEqualTo(200);
        cursor.back();
        cursor.back();
        cursor.back();
        seek();
        assertThat(cursor.moment()).isZero();
    }

    @Test
    void seeksInAnyOrderGiveTheStateOfAStraightRun() {
        int[] moments = {400, 3, 977, 250, 251, 0, 976};
        for (int moment : moments) {
            cursor.follow(moment);
            seek();
            Snapshot straight = DemoRecording.of(5).timeline().at(moment);
            assertThat(describe(cursor.snapshot()))
                    .as("moment %d", moment)
                    .isEqualTo(describe(straight));
        }
    }

    @Test
    void aStepBeyondTheEndAsksTheFeedForMore() {
        Recording growing = DemoRecording.of(1);
        int before = growing.size();
        Recorder recorder = new Recorder(growing);
        Feed feed = (step, stopWhen) -> appendOne(growing, recorder, before + 3);
        TimeCursor live = new TimeCursor(growing, feed, Runnable::run, Runnable::run);

        live.follow(before);
        live.step(EVENT, true);
        assertThat(live.moment()).isEqualTo(before + 1);
        live.step(new Stride.By(Step.DECISION), true);
        assertThat(live.moment()).isEqualTo(before + 2);
        live.step(EVENT, true);
        live.step(EVENT, true);
        assertThat(live.moment()).isEqualTo(before + 3);
        assertThat(live.noticeProperty().get()).isEqualTo("No later event in this recording.");
    }

    private static boolean appendOne(Recording recording, Recorder recorder, int limit) {
        if (recording.size() >= limit) {
            return false;
        }
        recorder.turn(recording.timeNs(recording.size()) + 10, 0, ContextKind.TASK);
        boolean decision = recording.size() == limit - 2;
        recorder.note(decision ? EventKind.DECISION : EventKind.TASK, 0, 0, -1, 0, 0);
        return true;
    }

    private void jump(int moment) {
        cursor.jumpTo(moment);
        seek();
    }

    private void record() {
        cursor.snapshotProperty().subscribe(snapshot -> shown.add(snapshot.moment()));
    }

    private void seek() {
        while (!seeking.isEmpty()) {
            seeking.remove().run();
        }
    }

    private String describe(Snapshot snapshot) {
        StringBuilder out = new StringBuilder();
        recording
                .topology()
                .places()
                .forEach(
                        place ->
                                out.append(place.path())
                                        .append(
                                                java.util.Arrays.toString(
                                                        snapshot.list(place.id()))));
        return out.toString();
    }
}
