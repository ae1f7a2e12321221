package org.blkscope.view.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.EventKind;
import org.blkscope.study.Study;
import org.blkscope.view.why.WhyViewModel.Entry;
import org.blkscope.view.why.WhyViewModel.Tone;
import org.junit.jupiter.api.Test;

class WhyViewModelTest {
    private final Study study = Study.openInline(DemoRecording.opened(3));
    private final WhyViewModel model = new WhyViewModel(study);

    @Test
    void nothingIsSaidBeforeAnythingHappened() {
        assertThat(model.entriesProperty().get()).isEmpty();
    }

    @Test
    void thePresentStepIsLastWithFunctionAndRule() {
        study.cursor().follow(8);
        Entry present = last(model.entriesProperty().get());

        assertThat(present.function()).isEqualTo("blk_add_rq_to_plug");
        assertThat(present.sentence())
                .isEqualTo("The plug was empty, so a plug event marks its first request. (PLG-3)");
        assertThat(present.tone()).isEqualTo(Tone.PRESENT);
        assertThat(present.moment()).isEqualTo(8);
    }

    @Test
    void refusalsAreSetOff() {
        int busy = 0;
        while (study.recording().events().kind(busy) != EventKind.BUSY) {
            busy++;
        }
        study.cursor().follow(busy + 2);

        assertThat(model.entriesProperty().get())
                .filteredOn(entry -> entry.tone() == Tone.REFUSED)
                .singleElement()
                .extracting(Entry::function)
                .isEqualTo("blk_mq_dispatch_rq_list");
    }

    @Test
    void visitingAStepGoesBackToIt() {
        study.cursor().follow(100);
        Entry first = model.entriesProperty().get().get(0);
        model.visit(first);

        assertThat(study.cursor().moment()).isEqualTo(first.moment());
    }

    private static Entry last(List<Entry> entries) {
        return entries.get(entries.size() - 1);
    }
}
