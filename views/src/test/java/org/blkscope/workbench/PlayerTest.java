package org.blkscope.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import org.blkscope.demo.DemoRecording;
import org.blkscope.study.Study;
import org.blkscope.workbench.Player.Direction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PlayerTest {
    private static final long MS = 1_000_000L;

    private final Study study = Study.openInline(DemoRecording.opened(3));
    private final Player player = new Player();

    @BeforeEach
    void use() {
        player.use(study);
        player.notchProperty().set(9);
        assertThat(player.speed()).isEqualTo(1_000);
    }

    @Test
    void theCursorMovesAsManyEventsAsTheSpeedSays() {
        player.toggle(Direction.FORWARD);
        play(11);

        assertThat(study.cursor().moment()).isEqualTo(100);
    }

    @Test
    void slowSpeedsAddUpOverFrames() {
        player.notchProperty().set(4);
        player.toggle(Direction.FORWARD);
        play(11);

        assertThat(player.speed()).isEqualTo(20);
        assertThat(study.cursor().moment()).isEqualTo(2);
    }

    @Test
    void backwardsItStopsAtTheStart() {
        study.cursor().follow(50);
        player.toggle(Direction.BACK);
        play(4);
        assertThat(study.cursor().moment()).isEqualTo(20);
        play(9);

        assertThat(study.cursor().moment()).isZero();
        assertThat(player.directionProperty().get()).isEqualTo(Direction.STOPPED);
    }

    @Test
    void itStopsAtTheEndOfARecordingThatCannotGrow() {
        study.cursor().follow(study.recording().size() - 5);
        player.toggle(Direction.FORWARD);
        play(4);

        assertThat(study.cursor().moment()).isEqualTo(study.recording().size());
        assertThat(player.directionProperty().get()).isEqualTo(Direction.STOPPED);
    }

    @Test
    void speedsStayWithinWhatThereIs() {
        player.shift(-100);
        assertThat(player.speed()).isEqualTo(1);
        player.shift(100);
        assertThat(player.speed()).isEqualTo(1_000_000);
    }

    /** Frames ten milliseconds apart; the first one only starts the clock. */
    private void play(int frames) {
        for (int frame = 1; frame <= frames; frame++) {
            player.frame(frame * 10L * MS);
        }
    }
}
