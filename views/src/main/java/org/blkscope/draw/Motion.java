package org.blkscope.draw;

/** How long a move is shown, and how it starts and stops. */
public final class Motion {
    /** A single step by hand. */
    public static final double STEP_MS = 280;

    private static final double SHARE_OF_EVENT = 0.85;
    private static final double SHORTEST_MS = 45;

    private Motion() {}

    /**
     * Duration of one move in milliseconds.
     *
     * @param eventsPerSecond speed of play, 0 if the user steps by hand
     * @return 0 if moves come too fast to be followed: then chips jump
     */
    public static double durationMs(double eventsPerSecond) {
        if (eventsPerSecond <= 0) {
            return STEP_MS;
        }
        double ms = Math.min(STEP_MS, SHARE_OF_EVENT * 1000 / eventsPerSecond);
        return ms < SHORTEST_MS ? 0 : ms;
    }

    /** Slow at both ends: 0 to 0, 1 to 1. */
    public static double ease(double progress) {
        double t = Math.max(0, Math.min(1, progress));
        return t * t * (3 - 2 * t);
    }
}
