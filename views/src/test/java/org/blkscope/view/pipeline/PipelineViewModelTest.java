package org.blkscope.view.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import org.blkscope.recording.EventKind;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.view.Sample;
import org.junit.jupiter.api.Test;

class PipelineViewModelTest {
    private final Recording recording = Sample.write(Sample.TWO_QUEUES, 40);
    private final PipelineViewModel model =
            new PipelineViewModel(recording, Runnable::run, Runnable::run);

    @Test
    void aStepForwardBeginsAMove() {
        model.show(at(100));
        assertThat(model.scene().progress()).isEqualTo(1);
        model.show(at(101));
        assertThat(model.scene().progress()).isZero();
        assertThat(model.scene().before().moment()).isEqualTo(100);
    }

    @Test
    void aJumpLooksUpTheMomentBefore() {
        model.show(at(200));
        assertThat(model.scene().before().moment()).isEqualTo(199);
        assertThat(model.scene().progress()).isEqualTo(1);
    }

    @Test
    void withoutMotionChipsAreAtOnceWhereTheyGo() {
        model.motionProperty().set(false);
        model.show(at(1));
        assertThat(model.scene().progress()).isEqualTo(1);
    }

    @Test
    void aLifeIsDescribedWithItsNameSectorAndPlace() {
        int event = 0;
        while (recording.events().kind(event) != EventKind.ISSUE) {
            event++;
        }
        model.show(at(event + 1));
        int life = recording.events().life(event);
        long sector = recording.lives().sector(recording.lives().link(life));
        assertThat(model.describe(new Target.OfLife(life)))
                .contains(recording.lives().name(life))
                .contains("sector " + sector + " + 8")
                .endsWith("in nullb0/device");
    }

    @Test
    void whatIsPickedGoesToTheListenerAndDeviceTabsStay() {
        StringBuilder picked = new StringBuilder();
        model.onPick(t -> picked.append(t));
        model.pick(new Target.OfPlace(3));
        model.pick(new Target.OfDevice(0));
        assertThat(picked).hasToString("OfPlace[place=3]");
    }

    private Snapshot at(int moment) {
        return recording.timeline().at(moment);
    }
}
