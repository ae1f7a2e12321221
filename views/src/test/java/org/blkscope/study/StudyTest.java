package org.blkscope.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.blkscope.analysis.Address;
import org.blkscope.demo.DemoRecording;
import org.blkscope.recording.LifeKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StudyTest {
    private final Study study = Study.openInline(DemoRecording.opened(3));

    @AfterEach
    void close() {
        study.close();
    }

    @Test
    void aNameSelectsTheRequestThatCarriesIt() {
        study.visit(Address.parse("job1#2"));

        assertThat(study.recording().lives().kind(study.selectedLife()))
                .isEqualTo(LifeKind.REQUEST);
        assertThat(study.selection()).isEqualTo(new Selection.OfLife("job1#2"));
    }

    @Test
    void labelAndNameSelectTheSame() {
        study.visit(Address.parse("job1#2"));
        int byName = study.selectedLife();
        study.clearSelection();
        study.visit(Address.parse(study.recording().lives().label(byName)));

        assertThat(study.selectedLife()).isEqualTo(byName);
    }

    @Test
    void placesAreSelectedByPath() {
        study.visit(Address.parse("nullb0/hctx1/dispatch"));

        assertThat(study.selection()).isEqualTo(new Selection.OfPlace("nullb0/hctx1/dispatch"));
        assertThat(study.selectedLife()).isEqualTo(-1);
    }

    @Test
    void momentsMoveTheCursorAndKeepTheSelection() {
        study.visit(Address.parse("nullb0/hctx1/dispatch"));
        study.visit(Address.parse("@42"));

        assertThat(study.cursor().snapshot().moment()).isEqualTo(42);
        assertThat(study.selection().text()).isEqualTo("nullb0/hctx1/dispatch");
    }

    @Test
    void whatIsNotThereIsNamed() {
        assertThatThrownBy(() -> study.visit(Address.parse("sdz/plug")))
                .hasMessage("There is no place 'sdz/plug' in plugged-batches.json.");
        assertThatThrownBy(() -> study.visit(Address.parse("job9#1")))
                .hasMessage("There is no I/O 'job9#1' in plugged-batches.json.");
        assertThatThrownBy(() -> study.visit(Address.parse("W99999")))
                .hasMessage("There is no I/O 'W99999' in plugged-batches.json.");
    }

    @Test
    void aFreshStudyOfTheSameRecordingStartsAtItsBeginning() {
        assertThat(study.cursor().moment()).isZero();
        assertThat(study.sizeProperty().get()).isEqualTo(study.recording().size());
        assertThat(study.canGrow()).isFalse();
    }
}
