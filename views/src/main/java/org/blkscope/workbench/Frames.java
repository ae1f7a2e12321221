package org.blkscope.workbench;

import javafx.animation.AnimationTimer;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/** The beat of the window: calls its listener on every frame and counts frames a second. */
final class Frames extends AnimationTimer {
    private static final long SECOND_NS = 1_000_000_000L;

    private final Listener listener;
    private final ReadOnlyIntegerWrapper perSecond = new ReadOnlyIntegerWrapper(this, "perSecond");
    private long sinceNs;
    private int frames;

    /** Hears of every frame. */
    interface Listener {
        /**
         * One frame.
         *
         * @param nowNs time of the frame on a clock of its own
         */
        void frame(long nowNs);
    }

    Frames(Listener listener) {
        this.listener = listener;
    }

    /** Frames in the last second; 0 until one has passed. */
    ReadOnlyIntegerProperty perSecondProperty() {
        return perSecond.getReadOnlyProperty();
    }

    @Override
    public void handle(long nowNs) {
        sinceNs = sinceNs == 0 ? nowNs : sinceNs;
        frames++;
        if (nowNs - sinceNs >= SECOND_NS) {
            perSecond.set((int) Math.round(frames * (double) SECOND_NS / (nowNs - sinceNs)));
            sinceNs = nowNs;
            frames = 0;
        }
        listener.frame(nowNs);
    }
}
