package org.blkscope.study;

import java.util.OptionalInt;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import org.blkscope.recording.Feed;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.jspecify.annotations.Nullable;

/*
 * The cursor separates the wish from the answer.
 *
 * Wishes:   the drawing thread drops them into a mailbox that keeps the latest moment and the steps taken from it, so
 *           that dragging never queues up seeks, and two quick steps are two steps.
 * Answers:  the seek thread finds the moment, folds the state and hands the immutable snapshot back in one hop. The
 *           drawing thread never waits.
 * Promise:  moment shows the wish as soon as it is known; snapshot follows it; settled is true when both agree.
 */
/**
 * Where a person looks in a recording. All methods and properties belong to the thread that draws.
 */
public final class TimeCursor {
    private final Recording recording;
    private final Seeker seeker;
    private final Executor seeking;
    private final Executor drawing;
    private final History history = new History();
    private final ReadOnlyIntegerWrapper moment = new ReadOnlyIntegerWrapper(this, "moment");
    private final ReadOnlyObjectWrapper<Snapshot> snapshot;
    private final ReadOnlyBooleanWrapper settled =
            new ReadOnlyBooleanWrapper(this, "settled", true);
    private final ReadOnlyStringWrapper notice = new ReadOnlyStringWrapper(this, "notice", "");
    private final Object mailbox = new Object();
    private @Nullable Wish waiting;
    private long serial;

    /**
     * A cursor at the start of a recording.
     *
     * @param feed extends the recording when a step leaves its recorded part
     * @param seeking runs one task at a time, in order
     * @param drawing runs tasks on the thread that draws
     */
    public TimeCursor(Recording recording, Feed feed, Executor seeking, Executor drawing) {
        this.recording = recording;
        this.seeker = new Seeker(recording, feed);
        this.seeking = seeking;
        this.drawing = drawing;
        this.snapshot = new ReadOnlyObjectWrapper<>(this, "snapshot", recording.timeline().at(0));
    }

    /** The moment that is wished for: 0 to the size of the recording. */
    public ReadOnlyIntegerProperty momentProperty() {
        return moment.getReadOnlyProperty();
    }

    public int moment() {
        return moment.get();
    }

    /** The state at the last moment that was reached. */
    public ReadOnlyObjectProperty<Snapshot> snapshotProperty() {
        return snapshot.getReadOnlyProperty();
    }

    public Snapshot snapshot() {
        return snapshot.get();
    }

    /** True while no wish is under way: snapshot and moment agree. */
    public ReadOnlyBooleanProperty settledProperty() {
        return settled.getReadOnlyProperty();
    }

    /** Why the last step did not move; empty if it did. */
    public ReadOnlyStringProperty noticeProperty() {
        return notice.getReadOnlyProperty();
    }

    /** Jumps to a moment, clamped to the recording; {@link #back} returns. */
    public void jumpTo(int target) {
        if (clamp(target) != moment()) {
            history.left(moment());
        }
        follow(target);
    }

    /** Moves to a moment without remembering where it came from, as playing and dragging do. */
    public void follow(int target) {
        moment.set(clamp(target));
        settled.set(false);
        synchronized (mailbox) {
            waiting = Wish.to(moment(), ++serial);
        }
        seeking.execute(this::serve);
    }

    /** Takes one step; where it ends is known a little later. */
    public void step(Stride stride, boolean forward) {
        settled.set(false);
        synchronized (mailbox) {
            Wish base = waiting == null ? Wish.here(serial) : waiting;
            waiting = base.then(new Wish.Move(stride, forward), ++serial);
        }
        seeking.execute(this::serve);
    }

    /** Returns to where the last jump came from; does nothing if there was none. */
    public void back() {
        goTo(history.back(moment()));
    }

    /** Undoes {@link #back}. */
    public void forward() {
        goTo(history.forward(moment()));
    }

    private void goTo(OptionalInt target) {
        target.ifPresent(this::follow);
    }

    private int clamp(int target) {
        return Math.max(0, Math.min(target, recording.size()));
    }

    private void serve() {
        Wish wish = take();
        if (wish == null) {
            return;
        }
        Seeker.Found found = seeker.follow(wish, () -> isSuperseded(wish));
        Snapshot state = recording.timeline().at(found.moment());
        drawing.execute(() -> show(wish, state, found.notice()));
    }

    private void show(Wish wish, Snapshot state, String text) {
        boolean latest = !isSuperseded(wish);
        if (latest) {
            moment.set(state.moment());
            notice.set(text);
        }
        snapshot.set(state);
        settled.set(latest);
    }

    private @Nullable Wish take() {
        synchronized (mailbox) {
            Wish wish = waiting;
            waiting = null;
            return wish;
        }
    }

    private boolean isSuperseded(Wish wish) {
        synchronized (mailbox) {
            return wish.serial() != serial;
        }
    }
}
