package org.blkscope.workbench;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import org.blkscope.recording.Step;
import org.blkscope.study.Stride;
import org.blkscope.study.Study;
import org.blkscope.study.TimeCursor;
import org.jspecify.annotations.Nullable;

/**
 * Moves the cursor by itself: so many events a second, forward or back, a bit on every frame. At
 * the end of what is recorded it asks for more, and stops when there is none.
 */
public final class Player {
    /** What it does now. */
    public enum Direction {
        BACK,
        STOPPED,
        FORWARD
    }

    /** Speeds to choose from, in events a second. */
    private static final int[] SPEEDS = {
        1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000,
        200_000, 500_000, 1_000_000
    };

    private static final int USUAL = 4;
    private static final double NS_PER_SECOND = 1e9;
    private static final long LONGEST_FRAME_NS = 100_000_000L;

    private final ReadOnlyObjectWrapper<Direction> direction =
            new ReadOnlyObjectWrapper<>(this, "direction", Direction.STOPPED);
    private final IntegerProperty notch = new SimpleIntegerProperty(this, "notch", USUAL);
    private @Nullable Study study;
    private long lastNs;
    private double due;

    /** Plays this study from now on; null for none. Stops first. */
    public void use(@Nullable Study toPlay) {
        stop();
        study = toPlay;
    }

    public ReadOnlyObjectProperty<Direction> directionProperty() {
        return direction.getReadOnlyProperty();
    }

    /** Which of the speeds is chosen: 0 to {@link #notches()} - 1. */
    public IntegerProperty notchProperty() {
        return notch;
    }

    /** How many speeds there are. */
    public int notches() {
        return SPEEDS.length;
    }

    /** Chooses a speed so many notches away, within what there is. */
    public void shift(int notches) {
        notch.set(Math.max(0, Math.min(SPEEDS.length - 1, notch.get() + notches)));
    }

    /** Events a second. */
    public int speed() {
        return SPEEDS[notch.get()];
    }

    /** Starts in a direction, or stops if it already goes there. */
    public void toggle(Direction wanted) {
        direction.set(direction.get() == wanted ? Direction.STOPPED : wanted);
        lastNs = 0;
        due = 0;
    }

    public void stop() {
        direction.set(Direction.STOPPED);
    }

    /** One frame. */
    public void frame(long nowNs) {
        Study playing = study;
        if (playing == null || direction.get() == Direction.STOPPED) {
            return;
        }
        long passed = lastNs == 0 ? 0 : Math.min(nowNs - lastNs, LONGEST_FRAME_NS);
        lastNs = nowNs;
        due += passed * speed() / NS_PER_SECOND;
        int events = (int) due;
        due -= events;
        if (events > 0) {
            move(playing, events);
        }
    }

    private void move(Study playing, int events) {
        TimeCursor cursor = playing.cursor();
        boolean forward = direction.get() == Direction.FORWARD;
        int end = forward ? playing.recording().size() : 0;
        if (cursor.moment() != end) {
            cursor.follow(cursor.moment() + (forward ? events : -events));
        } else if (forward && playing.canGrow() && cursor.noticeProperty().get().isEmpty()) {
            askForMore(cursor);
        } else {
            stop();
        }
    }

    private static void askForMore(TimeCursor cursor) {
        if (cursor.settledProperty().get()) {
            cursor.step(new Stride.By(Step.TURN), true);
        }
    }
}
