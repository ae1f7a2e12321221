package org.blkscope.view.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.recording.Recording;
import org.blkscope.view.Sample;
import org.junit.jupiter.api.Test;

class TimelineViewModelTest {
    private final Recording recording = Sample.write(Sample.TWO_QUEUES, 40);
    private final TimelineViewModel model =
            new TimelineViewModel(recording, 0, Runnable::run, Runnable::run);

    @Test
    void everythingIsIndexedInTheBackground() {
        assertThat(model.scene().index().done()).isEqualTo(recording.size());
    }

    @Test
    void aWindowThatDoesNotShowTheCursorMovesAlong() {
        TimeSpan whole = TimelineScene.whole(recording);
        model.zoomTo(new TimeSpan(whole.fromNs(), whole.fromNs() + whole.lengthNs() / 10));
        int moment = recording.size() - 5;
        model.show(moment);
        assertThat(model.scene().span().contains(recording.timeNs(moment))).isTrue();
        assertThat(model.scene().span().lengthNs()).isEqualTo(whole.lengthNs() / 10);
    }

    @Test
    void zoomingKeepsTheTimeUnderThePointer() {
        TimeSpan whole = TimelineScene.whole(recording);
        long at = whole.at(0.25);
        model.zoomBy(0.5, at);
        assertThat(model.scene().span().fraction(at)).isBetween(0.2499, 0.2501);
        model.zoomBy(100, at);
        assertThat(model.scene().span()).isEqualTo(whole);
    }

    @Test
    void pointingAtATimeAsksForTheLastMomentUpToIt() {
        List<Integer> moments = new ArrayList<>();
        model.onSeek(moments::add);
        long time = recording.events().timeNs(50);
        model.seek(time);
        int moment = moments.get(0);
        assertThat(moment).isGreaterThan(50);
        assertThat(recording.events().timeNs(moment - 1)).isEqualTo(time);
        assertThat(recording.events().timeNs(moment)).isGreaterThan(time);
    }
}
