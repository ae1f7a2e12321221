package org.blkscope.view.pipeline;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import org.blkscope.draw.Motion;
import org.blkscope.recording.Lives;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Topology;

/**
 * What the pipeline shows, without a toolkit.
 *
 * <p>Whoever owns the time cursor calls {@link #show}, whoever owns the selection calls {@link
 * #select}; clicks come back through {@link #onPick} and {@link #onFollow}.
 */
public final class PipelineViewModel {
    private final Recording recording;
    private final Executor background;
    private final Executor view;
    private final ReadOnlyObjectWrapper<PipelineScene> scene;
    private final DoubleProperty eventsPerSecond = new SimpleDoubleProperty(0);
    private final BooleanProperty motion = new SimpleBooleanProperty(true);
    private Consumer<Target> onPick = t -> {};
    private Consumer<Target> onFollow = t -> {};

    /**
     * Shows the start of a recording's first device.
     *
     * @param background runs seeks to the moment before the one that is shown
     * @param view runs what changes properties
     */
    public PipelineViewModel(Recording recording, Executor background, Executor view) {
        this.recording = recording;
        this.background = background;
        this.view = view;
        scene = new ReadOnlyObjectWrapper<>(PipelineScene.at(recording, 0, 0));
    }

    public ReadOnlyObjectProperty<PipelineScene> sceneProperty() {
        return scene.getReadOnlyProperty();
    }

    public PipelineScene scene() {
        return scene.get();
    }

    /** Speed of play, 0 when the user steps by hand. */
    public DoubleProperty eventsPerSecondProperty() {
        return eventsPerSecond;
    }

    /** False if chips are to jump. */
    public BooleanProperty motionProperty() {
        return motion;
    }

    /**
     * Goes to a moment. A step to the next event is shown as a move; after a jump, what moved last
     * is marked as soon as the moment before has been looked up.
     */
    public void show(Snapshot after) {
        Snapshot shown = scene.get().after();
        if (shown.moment() == after.moment() - 1) {
            show(shown, after, moveMs() > 0 ? 0 : 1);
        } else if (shown.moment() != after.moment() || shown == scene.get().before()) {
            show(after, after, 1);
            background.execute(() -> lookBefore(after));
        }
    }

    private void lookBefore(Snapshot after) {
        Snapshot before = recording.timeline().at(Math.max(0, after.moment() - 1));
        view.execute(
                () -> {
                    if (scene.get().after() == after) {
                        show(before, after, 1);
                    }
                });
    }

    private void show(Snapshot before, Snapshot after, double progress) {
        PipelineScene old = scene.get();
        scene.set(
                new PipelineScene(
                        recording,
                        old.device(),
                        before,
                        after,
                        old.selectedLife(),
                        old.followed(),
                        old.selectedPlace(),
                        progress));
    }

    /** Milliseconds that the present move takes on the screen, 0 for none. */
    public double moveMs() {
        return motion.get() ? Motion.durationMs(eventsPerSecond.get()) : 0;
    }

    /** Says how far the present move has come, 0 to 1. */
    public void advance(double progress) {
        scene.set(scene.get().withProgress(progress));
    }

    /** Rings a life (-1 for none) or a place (0 for none); a life's device comes into view. */
    public void select(int life, boolean follow, int place) {
        int device = scene.get().device();
        if (life >= 0) {
            device = recording.lives().device(life);
        } else if (place != 0 && recording.topology().place(place).device() >= 0) {
            device = recording.topology().place(place).device();
        }
        scene.set(scene.get().withDevice(device).withSelection(life, follow, place));
    }

    /** Shows another device. */
    public void showDevice(int device) {
        scene.set(scene.get().withDevice(device));
    }

    /** Sets who is told of a click. */
    public void onPick(Consumer<Target> listener) {
        onPick = listener;
    }

    /** Sets who is told of a double click. */
    public void onFollow(Consumer<Target> listener) {
        onFollow = listener;
    }

    void pick(Target target) {
        if (target instanceof Target.OfDevice device) {
            showDevice(device.device());
        } else {
            onPick.accept(target);
        }
    }

    void follow(Target target) {
        onFollow.accept(target);
    }

    /** One or two lines about what is under the pointer. */
    String describe(Target target) {
        if (target instanceof Target.OfLife life) {
            return describeLife(life.life());
        }
        Topology topology = recording.topology();
        if (target instanceof Target.OfPlace of) {
            Place place = topology.place(of.place());
            int count = scene.get().after().count(place.id());
            return place.path() + "\n" + count + (place.kind().isTagMap() ? " used" : " there");
        }
        if (target instanceof Target.OfGauge of) {
            return topology.gauge(of.gauge()).path();
        }
        return target instanceof Target.OfDevice of ? topology.device(of.device()).name() : "";
    }

    private String describeLife(int life) {
        Lives lives = recording.lives();
        Snapshot now = scene.get().after();
        String what = lives.label(life) + "  " + lives.name(life) + "  " + lives.op(life).rwbs();
        if (!now.alive(life)) {
            return what;
        }
        long sector = now.sector(life);
        String where = sector < 0 ? "no sector" : "sector " + sector + " + " + now.sectors(life);
        return what + "\n" + where + ", in " + recording.topology().place(now.placeOf(life)).path();
    }
}
