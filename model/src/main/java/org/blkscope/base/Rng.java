package org.blkscope.base;

/**
 * Seeded random sequence (SplitMix64): the same seed gives the same numbers on every machine.
 *
 * <p>The model draws every random choice from here, never from the platform's generators.
 */
public final class Rng {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public Rng(long seed) {
        state = seed;
    }

    /** The next 64 random bits. */
    public long nextLong() {
        state += GAMMA;
        return mix(state);
    }

    /**
     * A number from 0 to {@code bound - 1}.
     *
     * @throws IllegalArgumentException if {@code bound} is not positive
     */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive, not " + bound);
        }
        return (int) ((nextLong() >>> 33) % bound);
    }

    /** A number from 0 to {@code bound - 1}, for bounds beyond the range of an int. */
    public long below(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive, not " + bound);
        }
        return (nextLong() >>> 1) % bound;
    }

    /** Scrambles 64 bits so that each input bit touches every output bit. */
    public static long mix(long bits) {
        long z = bits;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
