package org.blkscope.view.timeline;

import java.util.concurrent.Executor;
import java.util.function.IntConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.blkscope.analysis.Moments;
import org.blkscope.analysis.ProbeIndex;
import org.blkscope.analysis.Probes;
import org.blkscope.analysis.TimeSpan;
import org.blkscope.recording.Recording;

/**
 * What the timeline shows, without a toolkit.
 *
 * <p>Figures are indexed on an executor for long work, in slices; after each the scene is renewed
 * on the executor of the view. Whoever owns the time cursor calls {@link #show} and hears of drags
 * through {@link #onSeek}.
 */
public final class TimelineViewModel {
    private static final int SLICE = 1 << 18;
    private static final double LEAST_NS = 200;

    private final Recording recording;
    private final Executor background;
    private final Executor view;
    private final ReadOnlyObjectWrapper<TimelineScene> scene;
    private IntConsumer onSeek = m -> {};
    private IntConsumer onPick = l -> {};
    private boolean indexing;
    private boolean closed;
    private boolean whole = true;

    /**
     * Shows a whole recording, its cursor at the start.
     *
     * @param background runs the indexing, a slice a task
     * @param view runs what changes properties
     */
    public TimelineViewModel(Recording recording, int device, Executor background, Executor view) {
        this.recording = recording;
        this.background = background;
        this.view = view;
        scene =
                new ReadOnlyObjectWrapper<>(
                        new TimelineScene(
                                recording, index(device), TimelineScene.whole(recording), 0, -1));
        grown();
    }

    public ReadOnlyObjectProperty<TimelineScene> sceneProperty() {
        return scene.getReadOnlyProperty();
    }

    public TimelineScene scene() {
        return scene.get();
    }

    /** Moves the cursor; a window that does not show it moves along. */
    public void show(int moment) {
        TimelineScene old = scene.get();
        TimeSpan span = whole ? TimelineScene.whole(recording) : old.span();
        long time = recording.timeNs(moment);
        if (!span.contains(time)) {
            span = span.moved(time - span.at(0.5)).within(TimelineScene.whole(recording));
        }
        set(new TimelineScene(recording, old.index(), span, moment, old.selectedLife()));
        if (old.index().done() < recording.size()) {
            grown();
        }
    }

    /** Rings the stay of a life, -1 for none. */
    public void select(int life) {
        TimelineScene old = scene.get();
        set(new TimelineScene(recording, old.index(), old.span(), old.moment(), life));
    }

    /** Shows the figures of another device. */
    public void showDevice(int device) {
        TimelineScene old = scene.get();
        set(
                new TimelineScene(
                        recording, index(device), old.span(), old.moment(), old.selectedLife()));
        grown();
    }

    /** Shows another stretch of time, as far as the recording goes. */
    public void zoomTo(TimeSpan span) {
        TimeSpan all = TimelineScene.whole(recording);
        TimeSpan inside = span.within(all);
        whole = inside.equals(all);
        TimelineScene old = scene.get();
        set(new TimelineScene(recording, old.index(), inside, old.moment(), old.selectedLife()));
    }

    /** Shows more (above 1) or less (below 1) time, a time staying where it is. */
    public void zoomBy(double factor, long aroundNs) {
        TimeSpan span = scene.get().span();
        if (factor >= 1 || span.lengthNs() * factor >= LEAST_NS) {
            zoomTo(span.scaled(factor, aroundNs));
        }
    }

    /** Shows the whole recording. */
    public void zoomOut() {
        zoomTo(TimelineScene.whole(recording));
    }

    /** Says that the recording has grown: new events are indexed in the background. */
    public void grown() {
        if (!indexing && !closed) {
            indexing = true;
            ProbeIndex index = scene.get().index();
            background.execute(() -> extend(index));
        }
    }

    /** Ends indexing; to be called when the part is closed. */
    public void close() {
        closed = true;
    }

    /** Sets who is told where the user wants the cursor. */
    public void onSeek(IntConsumer listener) {
        onSeek = listener;
    }

    /** Sets who is told which life the user clicked. */
    public void onPick(IntConsumer listener) {
        onPick = listener;
    }

    /** The user points at a time. */
    void seek(long timeNs) {
        onSeek.accept(Moments.upTo(recording.events(), recording.size(), timeNs));
    }

    void pick(int life) {
        onPick.accept(life);
    }

    private ProbeIndex index(int device) {
        return new ProbeIndex(recording, device, Probes.of(recording.topology(), device));
    }

    private void extend(ProbeIndex index) {
        boolean more = index.extend(SLICE);
        view.execute(() -> extended(index, more));
    }

    private void extended(ProbeIndex index, boolean more) {
        indexing = false;
        TimelineScene old = scene.get();
        TimeSpan span = whole ? TimelineScene.whole(recording) : old.span();
        scene.set(
                new TimelineScene(recording, old.index(), span, old.moment(), old.selectedLife()));
        if (more || old.index() != index) {
            grown();
        }
    }

    private void set(TimelineScene next) {
        scene.set(next);
    }
}
