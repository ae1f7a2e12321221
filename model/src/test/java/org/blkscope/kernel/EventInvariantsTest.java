package org.blkscope.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.blkscope.recording.ContextKind;
import org.blkscope.recording.Coverage;
import org.blkscope.recording.EventKind;
import org.blkscope.recording.LifeKind;
import org.blkscope.recording.Op;
import org.blkscope.recording.Origin;
import org.blkscope.recording.PlaceKind;
import org.blkscope.recording.Recorder;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rule;
import org.junit.jupiter.api.Test;

/** What the kernel must never do is named at the event that does it. */
class EventInvariantsTest {
    private final Recording recording =
            new Recording(new Origin.Simulated("broken", "v6.12.y", List.of(), 1));
    private final Recorder recorder = new Recorder(recording);
    private final int device =
            recording.topology().addDevice("sda", "8,0", "scsi", "none", List.of(0)).id();
    private final int disk = place("sda/device", PlaceKind.DEVICE);
    private final int tags = place("sda/hctx0/tags", PlaceKind.TAGS);

    EventInvariantsTest() {
        EventInvariants.watch(recorder);
        recorder.turn(1000, 0, ContextKind.TASK);
    }

    private int place(String path, PlaceKind kind) {
        return recording.topology().addPlace(path, kind, device, -1, 0, 8, Coverage.OBSERVED).id();
    }

    private int request() {
        int life = recorder.request(LifeKind.REQUEST, device, Op.READ, 0, 0, 8, 0);
        recorder.appear(EventKind.ALLOCATE, 0, life, disk, 0);
        return life;
    }

    @Test
    void aTagThatIsTakenTwiceEndsTheRecordingWithItsName() {
        recorder.hold(0, request(), tags, 5, 0);
        int second = request();

        assertThatThrownBy(() -> recorder.hold(0, second, tags, 5, 0))
                .isInstanceOf(BrokenInvariant.class)
                .hasMessageStartingWith("INV-3 broken at R2, get tag @3: No two requests");
        int last = recording.size() - 1;
        assertThat(recording.events().kind(last)).isEqualTo(EventKind.VIOLATION);
        assertThat(recording.sites().site(recording.events().site(last)).rule())
                .isEqualTo(Rule.INV_3);
        assertThat(recording.events().life(last)).isEqualTo(second);
    }

    @Test
    void aRequestIsStartedOnceOnly() {
        int life = request();
        recorder.move(EventKind.ISSUE, 0, life, disk, 0);

        assertThatThrownBy(() -> recorder.move(EventKind.ISSUE, 0, life, disk, 0))
                .isInstanceOf(BrokenInvariant.class)
                .hasMessageStartingWith("INV-24 ");
    }

    @Test
    void whatHasEndedDoesNotEndAgain() {
        int life = request();
        recorder.leave(EventKind.FREE, 0, life, disk, 0, 0);

        assertThatThrownBy(() -> recorder.leave(EventKind.FREE, 0, life, disk, 0, 0))
                .isInstanceOf(BrokenInvariant.class)
                .hasMessageStartingWith("INV-20 ");
    }
}
