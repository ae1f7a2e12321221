package org.blkscope.view.pipeline;

import org.blkscope.recording.EventFlags;
import org.blkscope.recording.Place;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Snapshot;
import org.blkscope.recording.Verb;

/**
 * What is to be drawn: one moment of one device, and the event that led to it.
 *
 * @param before the moment before the event; the same as {@code after} if there is no event
 * @param after the moment that is shown
 * @param selectedLife a life that has a ring, -1 for none
 * @param followed true if the selected life is followed: its last places are marked too
 * @param selectedPlace a place that has a ring, 0 for none
 * @param progress how much of the event's move is done, 0 to 1
 */
public record PipelineScene(
        Recording recording,
        int device,
        Snapshot before,
        Snapshot after,
        int selectedLife,
        boolean followed,
        int selectedPlace,
        double progress) {

    /**
     * The scene at a moment, its move completed, nothing selected. Folds: not for the toolkit's
     * thread.
     */
    public static PipelineScene at(Recording recording, int device, int moment) {
        Snapshot before = recording.timeline().at(Math.max(0, moment - 1));
        Snapshot after = recording.timeline().at(moment);
        return new PipelineScene(recording, device, before, after, -1, false, 0, 1);
    }

    public PipelineScene withProgress(double newProgress) {
        return new PipelineScene(
                recording,
                device,
                before,
                after,
                selectedLife,
                followed,
                selectedPlace,
                newProgress);
    }

    /** The same with a ring around a life (-1 for none) or a place (0 for none). */
    public PipelineScene withSelection(int life, boolean follow, int place) {
        return new PipelineScene(recording, device, before, after, life, follow, place, progress);
    }

    /** The same for another device. */
    public PipelineScene withDevice(int other) {
        return new PipelineScene(
                recording, other, before, after, selectedLife, followed, selectedPlace, progress);
    }

    /** The event that led to this moment, -1 at the start of the recording. */
    public int event() {
        return after.moment() - 1;
    }

    public boolean hasEvent() {
        return event() >= 0;
    }

    /** The life that the event is about, -1 for none. */
    public int eventLife() {
        return hasEvent() ? recording.events().life(event()) : -1;
    }

    /** The CPU of the event, -1 for none. */
    public int eventCpu() {
        return hasEvent() ? recording.events().cpu(event()) : -1;
    }

    /** How the event is folded; NOTE if there is none. */
    public Verb verb() {
        return hasEvent() ? recording.events().kind(event()).verb() : Verb.NOTE;
    }

    /** The gauge that the event sets, -1 for none. */
    public int eventGauge() {
        return verb() == Verb.SET ? recording.events().place(event()) : -1;
    }

    public boolean eventInferred() {
        return hasEvent() && recording.events().has(event(), EventFlags.INFERRED);
    }

    /**
     * Hardware queue that deserves to be seen: that of the event, else that of the selection, else
     * -1.
     */
    int focusHctx() {
        int hctx = -1;
        if (hasEvent()) {
            hctx =
                    eventGauge() >= 0
                            ? recording.topology().gauge(eventGauge()).hctx()
                            : place(recording.events().place(event())).hctx();
            if (hctx < 0 && eventLife() >= 0) {
                hctx = place(after.placeOf(eventLife())).hctx();
            }
        }
        return hctx >= 0 || selectedPlace == 0 ? hctx : place(selectedPlace).hctx();
    }

    private Place place(int id) {
        return recording.topology().place(id);
    }
}
