package org.blkscope.view.events;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.blkscope.demo.DemoRecording;
import org.blkscope.study.Study;
import org.blkscope.view.events.EventsViewModel.Tense;
import org.junit.jupiter.api.Test;

class EventsViewModelTest {
    private final Study study = Study.openInline(DemoRecording.opened(3));
    private final EventsViewModel model = new EventsViewModel(study);

    @Test
    void thereIsARowForEveryEvent() {
        assertThat(model.rows()).hasSize(study.recording().size());
        assertThat(model.rows().get(17)).isEqualTo(17);
        assertThat(model.number(17)).isEqualTo("18");
    }

    @Test
    void theCursorDividesPastFromFuture() {
        study.cursor().follow(10);

        assertThat(List.of(model.tense(8), model.tense(9), model.tense(10)))
                .containsExactly(Tense.PAST, Tense.PRESENT, Tense.FUTURE);
        assertThat(model.futureProperty().get())
                .isEqualTo(
                        "future (recorded): " + (study.recording().size() - 10) + " more events");
    }

    @Test
    void visitingARowPutsTheCursorBehindItsEvent() {
        model.visit(41);

        assertThat(study.cursor().moment()).isEqualTo(42);
        study.cursor().back();
        assertThat(study.cursor().moment()).isZero();
    }

    @Test
    void pickingSelectsTheRequestAndMarksItsEvents() {
        model.pick(0);

        assertThat(study.selection().text()).isEqualTo("job0#1");
        assertThat(model.concernsSelection(0)).isTrue();
        assertThat(model.concernsSelection(2)).as("the request that the bio got").isTrue();
        assertThat(model.concernsSelection(8)).as("the next bio").isFalse();
    }

    @Test
    void searchGoesBothWaysAndIgnoresCase() {
        int first = model.find("BLOCK_RQ_ISSUE", -1, true).orElseThrow();
        int second = model.find("block_rq_issue", first, true).orElseThrow();

        assertThat(model.name(first)).isEqualTo("block_rq_issue");
        assertThat(second).isGreaterThan(first);
        assertThat(model.find("block_rq_issue", second, false)).hasValue(first);
        assertThat(model.find("no such thing", -1, true)).isEmpty();
    }

    @Test
    void copiedRowsAreLinesOfATraceInOrder() {
        String text = model.copy(List.of(1, 0));

        assertThat(text.lines()).hasSize(2);
        assertThat(text.lines().findFirst().orElseThrow())
                .contains(" submit: r1 ")
                .contains("nullb0/cpu0/submit");
        assertThat(text.lines().skip(1).findFirst().orElseThrow())
                .contains(" block_bio_queue: 254,0 RS ");
    }
}
