package org.blkscope.kernel;

/*
 * A map of tags (SBM-1 to SBM-5), as struct sbitmap since 5.0.
 *
 * Each word has two bit arrays: taken, and cleared (freed, but not yet to be had). A tag is busy if it is taken and not
 * cleared. A free tag is looked for in the word of this CPU's hint, lowest bit first, then in the next words in ring
 * order; a word without a free bit moves its cleared bits over in one go and is tried once more. So a CPU tends to get
 * the tag again that it freed last, and tag numbers climb before they repeat.
 */
/**
 * {@code struct sbitmap_queue} without its waiters: which tags are taken, and where each CPU looks
 * first.
 */
final class Sbitmap {
    private static final int MAX_SHIFT = 6;
    private static final int MIN_WORDS = 4;

    final int depth;
    private final int shift;
    private final long[] taken;
    private final long[] cleared;
    private final int[] hint;
    private int busy;

    Sbitmap(int depth, int cpus) {
        this.depth = depth;
        shift = shiftFor(depth);
        int words = (depth + (1 << shift) - 1) >>> shift;
        taken = new long[words];
        cleared = new long[words];
        hint = new int[cpus];
    }

    /** SBM-1: 64 bits a word, fewer if that would make fewer than four words. */
    static int shiftFor(int depth) {
        int shift = MAX_SHIFT;
        if (depth >= MIN_WORDS) {
            while ((MIN_WORDS << shift) > depth) {
                shift--;
            }
        }
        return shift;
    }

    int words() {
        return taken.length;
    }

    int bitsPerWord() {
        return 1 << shift;
    }

    /** Tags in use. */
    int busy() {
        return busy;
    }

    boolean isBusy(int bit) {
        long mask = 1L << (bit & ((1 << shift) - 1));
        return (taken[bit >>> shift] & ~cleared[bit >>> shift] & mask) != 0;
    }

    /** Bits freed but not yet usable. */
    int clearedBits() {
        int count = 0;
        for (long word : cleared) {
            count += Long.bitCount(word);
        }
        return count;
    }

    int hint(int cpu) {
        return hint[cpu];
    }

    void setHint(int cpu, int bit) {
        hint[cpu] = bit;
    }

    /** Takes a free bit for a CPU (SBM-3, SBM-4); -1 if none is to be had. */
    int get(int cpu) {
        int start = hint[cpu] < depth ? hint[cpu] : 0;
        int bit = find(start >>> shift);
        if (bit < 0) {
            hint[cpu] = 0;
            return -1;
        }
        busy++;
        if (bit == start) {
            hint[cpu] = after(bit);
        }
        return bit;
    }

    /**
     * Takes bits next to each other in one word (ALC-5).
     *
     * @return lowest bit in the upper half, mask of the bits that were free in the lower half of
     *     the answer; 0 if no word serves
     */
    Batch getBatch(int cpu, int count) {
        int start = hint[cpu] < depth ? hint[cpu] : 0;
        for (int i = 0; i < taken.length; i++) {
            int word = ((start >>> shift) + i) % taken.length;
            moveCleared(word);
            int lowest = Long.numberOfTrailingZeros(~taken[word]);
            if (lowest + count <= bitsIn(word)) {
                long mask = (count == 64 ? -1L : (1L << count) - 1) << lowest;
                long free = mask & ~taken[word];
                taken[word] |= mask;
                busy += Long.bitCount(free);
                int last = (word << shift) + lowest + count - 1;
                if (last == start) {
                    hint[cpu] = after(last);
                }
                return new Batch(word << shift, free);
            }
        }
        return Batch.NONE;
    }

    /** Bits that were taken together: the first bit of their word and a mask. */
    record Batch(int base, long mask) {
        static final Batch NONE = new Batch(0, 0);
    }

    /** Gives a bit back; the hint of {@code hintCpu} moves to it (SBM-5). */
    void put(int bit, int hintCpu) {
        cleared[bit >>> shift] |= 1L << (bit & ((1 << shift) - 1));
        busy--;
        hint[hintCpu] = bit;
    }

    private int find(int firstWord) {
        for (int i = 0; i < taken.length; i++) {
            int word = firstWord + i;
            if (word >= taken.length) {
                word -= taken.length;
            }
            int bit = takeIn(word);
            if (bit < 0 && moveCleared(word)) {
                bit = takeIn(word);
            }
            if (bit >= 0) {
                return (word << shift) + bit;
            }
        }
        return -1;
    }

    private int takeIn(int word) {
        int bit = Long.numberOfTrailingZeros(~taken[word]);
        if (bit >= bitsIn(word)) {
            return -1;
        }
        taken[word] |= 1L << bit;
        return bit;
    }

    /** SBM-2: what was freed becomes free. */
    private boolean moveCleared(int word) {
        long freed = cleared[word];
        taken[word] &= ~freed;
        cleared[word] = 0;
        return freed != 0;
    }

    private int bitsIn(int word) {
        return Math.min(1 << shift, depth - (word << shift));
    }

    private int after(int bit) {
        return bit + 1 >= depth - 1 ? 0 : bit + 1;
    }
}
