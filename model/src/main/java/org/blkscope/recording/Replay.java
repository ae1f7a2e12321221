package org.blkscope.recording;

/**
 * Walks through the states of a recording, moment by moment, without a copy for each: for searches
 * that look at every state. One thread uses it.
 */
public final class Replay {
    /** Behind so many events it is quicker to start from a keyframe. */
    private static final int NEAR = 8 * 1024;

    private final Recording recording;
    private Snapshot state;

    Replay(Recording recording) {
        this.recording = recording;
        state = recording.timeline().at(0);
    }

    /**
     * The state at a moment. It changes with the next call.
     *
     * @throws IndexOutOfBoundsException if the moment is not between 0 and the published size
     */
    public Snapshot at(int moment) {
        if (moment < state.moment() || moment - state.moment() > NEAR) {
            state = recording.timeline().at(moment);
        }
        if (moment > recording.size()) {
            throw new IndexOutOfBoundsException("moment " + moment + " of " + recording.size());
        }
        while (state.moment() < moment) {
            state.apply();
        }
        return state;
    }
}
