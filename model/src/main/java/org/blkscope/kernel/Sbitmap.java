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

    /** How many low bits of each word a class of requests may use (SBM-6). */
    interface Shallow {
        int bits(int word);
    }

    private int depth;
    private final int shift;
    private final long[] taken;
    private final long[] cleared;
    private final int[] hint;
    private final boolean roundRobin;
    private final boolean deferred;
    private final boolean lowestFirst;
    private int busy;

    /**
     * @param roundRobin tags are taken one after the other ({@code BLK_TAG_ALLOC_RR})
     */
    Sbitmap(int depth, int cpus, boolean roundRobin, Tags.Rules rules) {
        deferred = rules.deferredClear();
        lowestFirst = rules.lowestFirst();
        this.depth = depth;
        this.roundRobin = roundRobin;
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

    /** Bits of the map; may be fewer than it was made with ({@link #resize}). */
    int depth() {
        return depth;
    }

    /** {@code sbitmap_queue_resize()} to fewer bits, or back. */
    void resize(int bits) {
        depth = bits;
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

    /**
     * Takes up what a map remembers. The bits that are freed and not yet usable are those used
     * last, backwards from the hint; with one CPU it is known where that is.
     */
    void begin(TagSet.Start start) {
        for (int cpu = 0; cpu < Math.min(hint.length, start.hints().size()); cpu++) {
            hint[cpu] = start.hints().get(cpu);
        }
        if (hint.length > 1) {
            return;
        }
        int bits = roundRobin && depth > 1 ? depth - 1 : depth;
        int bit = roundRobin ? hint[0] + bits - 1 : hint[0] + bits;
        for (int left = Math.min(start.cleared(), bits); left > 0; left--) {
            int at = bit-- % bits;
            taken[at >>> shift] |= 1L << (at & (bitsPerWord() - 1));
            cleared[at >>> shift] |= 1L << (at & (bitsPerWord() - 1));
        }
    }

    /** {@code word} and {@code cleared} of one word, for dumps. */
    long takenWord(int word) {
        return taken[word];
    }

    long clearedWord(int word) {
        return cleared[word];
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
        boolean lowest = lowestFirst && !roundRobin;
        return taken(cpu, start, lowest ? find(start >>> shift) : findAfter(start));
    }

    /**
     * Takes one of the low bits of a word, from the hint on and then from the word's beginning.
     *
     * @param shallow low bits of each word that may be used
     */
    int getShallow(int cpu, Shallow shallow) {
        int start = hint[cpu] < depth ? hint[cpu] : 0;
        int from = start & (bitsPerWord() - 1);
        int found = -1;
        for (int i = 0; i < words() && found < 0; i++) {
            int word = ((start >>> shift) + i) % words();
            int most = Math.min(bitsIn(word), shallow.bits(word));
            int bit = takeFrom(word, from, most, !roundRobin);
            found = bit < 0 ? -1 : (word << shift) + bit;
            from = 0;
        }
        return taken(cpu, start, found);
    }

    /** Low bits of each word if {@code total} tags may be used in all (SBM-6, newer). */
    Shallow spread(int total) {
        if (total >= depth) {
            return word -> bitsPerWord();
        }
        long missing = total - floors(total);
        return word -> (int) ((long) bitsIn(word) * total / depth) + (word < missing ? 1 : 0);
    }

    private long floors(int total) {
        long sum = 0;
        for (int w = 0; w < words(); w++) {
            sum += (long) bitsIn(w) * total / depth;
        }
        return sum;
    }

    /** Tags that can be had when at most {@code shallow} bits of each word are used (TAG-5). */
    int usablePerWord(int shallow) {
        int usable = 0;
        for (int w = 0; w < words(); w++) {
            usable += Math.min(bitsIn(w), shallow);
        }
        return usable;
    }

    private int taken(int cpu, int start, int bit) {
        if (bit < 0) {
            hint[cpu] = 0;
            return -1;
        }
        busy++;
        if (bit == start || roundRobin) {
            hint[cpu] = after(bit);
        }
        return bit;
    }

    /**
     * From the hint to the end of its word, unless round robin then its beginning, then the next
     * words.
     */
    private int findAfter(int start) {
        int from = start & (bitsPerWord() - 1);
        for (int i = 0; i < words(); i++) {
            int word = ((start >>> shift) + i) % words();
            int bit = takeFrom(word, from, bitsIn(word), !roundRobin);
            if (bit >= 0) {
                return (word << shift) + bit;
            }
            from = 0;
        }
        return -1;
    }

    private int takeFrom(int word, int from, int most, boolean wrap) {
        int bit = lowest(word, from, most, wrap);
        if (bit < 0 && moveCleared(word)) {
            bit = lowest(word, from, most, wrap);
        }
        if (bit >= 0) {
            taken[word] |= 1L << bit;
        }
        return bit;
    }

    private int lowest(int word, int from, int most, boolean wrap) {
        int bit = Long.numberOfTrailingZeros(~taken[word] & -1L << from);
        if (bit < most) {
            return bit;
        }
        int first = Long.numberOfTrailingZeros(~taken[word]);
        return wrap && first < Math.min(from, most) ? first : -1;
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
        long mask = 1L << (bit & ((1 << shift) - 1));
        if (deferred) {
            cleared[bit >>> shift] |= mask;
        } else {
            taken[bit >>> shift] &= ~mask;
        }
        busy--;
        if (!roundRobin) {
            hint[hintCpu] = bit;
        }
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
