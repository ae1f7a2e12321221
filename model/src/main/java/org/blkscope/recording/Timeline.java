package org.blkscope.recording;

import java.util.ArrayList;
import java.util.List;

/*
 * Timeline rebuilds what there was at any moment of a recording.
 *
 * Keyframes: a whole snapshot every N events; N is 16 Ki or more, so that keyframes cost at most 4 bytes an event. They
 *            are made by whoever first folds past them, never by the writer.
 * Seeking:   copy the nearest keyframe at or before the moment, then fold the events in between. A seek a little ahead
 *            of the last one goes on from there.
 * Promise:   the answer depends on the recording and the moment alone, never on where the previous seek ended.
 * Cost:      at most N applications of a few array writes; the first pass over a long recording is paid once.
 */
/**
 * From a moment to its snapshot. Safe for several threads; callers that must not wait use a thread
 * of their own.
 */
public final class Timeline {
    private static final int SPACING = 16 * 1024;
    private static final int BYTES_PER_EVENT = 4;

    private final Recording recording;
    private final List<Snapshot> keyframes = new ArrayList<>();
    private volatile long keyframeBytes;
    private Snapshot frontier;
    private Snapshot cursor;

    Timeline(Recording recording) {
        this.recording = recording;
        frontier = new Snapshot(recording);
        cursor = frontier.copy();
        keyframes.add(frontier.copy());
    }

    /**
     * The snapshot at a moment.
     *
     * @throws IndexOutOfBoundsException if the moment is not between 0 and the published size
     */
    public synchronized Snapshot at(int moment) {
        if (moment < 0 || moment > recording.size()) {
            throw new IndexOutOfBoundsException("moment " + moment + " of " + recording.size());
        }
        extend(moment);
        Snapshot near = keyframes.get(keyframeBefore(moment));
        if (cursor.moment() > moment || cursor.moment() < near.moment()) {
            cursor = near.copy();
        }
        while (cursor.moment() < moment) {
            cursor.apply();
        }
        return cursor.copy();
    }

    /** A walk of its own through the states, for one thread that looks at many of them in order. */
    public Replay replay() {
        return new Replay(recording);
    }

    /** Folds on to the end of what is published, so that later seeks are quick. */
    public synchronized void index() {
        extend(recording.size());
    }

    /** Bytes of heap that the keyframes take. */
    public long bytes() {
        return keyframeBytes;
    }

    private void extend(int moment) {
        while (nextKeyframe() <= moment) {
            int target = nextKeyframe();
            while (frontier.moment() < target) {
                frontier.apply();
            }
            keyframes.add(frontier.copy());
            long before = keyframeBytes;
            keyframeBytes = before + frontier.bytes();
        }
    }

    private int nextKeyframe() {
        Snapshot last = keyframes.get(keyframes.size() - 1);
        return last.moment() + (int) Math.max(SPACING, last.bytes() / BYTES_PER_EVENT);
    }

    private int keyframeBefore(int moment) {
        int low = 0;
        int high = keyframes.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (keyframes.get(middle).moment() <= moment) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
