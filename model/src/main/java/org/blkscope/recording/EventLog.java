package org.blkscope.recording;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/*
 * Events in columns, appended by one thread and read by any number of others without a lock.
 *
 * Kept:     time, kind, flags, cpu, site, place, life, value, in chunks of 64 Ki events that are never moved or copied.
 * Promise:  an index below published() reads the same for ever. published() is written with release and read with
 *           acquire semantics, so whoever sees the count also sees the columns, lives, names and places behind it.
 * Digests:  two rolling sums over all columns, one with and one without time. Same events, same digest, on every
 *           machine; a chunk remembers both at its end, so that two recordings are compared chunk by chunk.
 * Cost:     about a dozen array writes and two multiplications an event; see the benchmark for the ceiling.
 */
/** The events of a recording, in the order in which they happened. */
public final class EventLog {
    private static final VarHandle PUBLISHED;
    private static final long PRIME = 0x9E3779B97F4A7C15L;

    static {
        try {
            PUBLISHED =
                    MethodHandles.lookup().findVarHandle(EventLog.class, "published", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private volatile EventChunk[] chunks = new EventChunk[4];
    private EventChunk last = new EventChunk();
    private int size;
    private long digest = PRIME;
    private long orderDigest = PRIME;

    @SuppressWarnings("unused")
    private int published;

    EventLog() {
        chunks[0] = last;
    }

    /** Events that may be read: moments are 0 to this number. */
    public int published() {
        return (int) PUBLISHED.getAcquire(this);
    }

    /** Time of an event in nanoseconds from the start of the source's clock. */
    public long timeNs(int event) {
        return chunk(event).time.get(event & EventChunk.MASK);
    }

    public EventKind kind(int event) {
        return EventKind.of(chunk(event).kind[event & EventChunk.MASK]);
    }

    /** Flag byte, see {@link EventFlags}. */
    public int flags(int event) {
        return chunk(event).flags[event & EventChunk.MASK];
    }

    /** True if all bits of the mask are set in the event's flags. */
    public boolean has(int event, int mask) {
        return (flags(event) & mask) == mask;
    }

    /** CPU on which the event happened, -1 if not known. */
    public int cpu(int event) {
        return chunk(event).cpu[event & EventChunk.MASK];
    }

    /** Number in {@link Sites}: the kernel function, tracepoint and rule. */
    public int site(int event) {
        return chunk(event).site[event & EventChunk.MASK];
    }

    /** Number of a place, or of a gauge if the event's verb is {@link Verb#SET}; 0 if none. */
    public int place(int event) {
        return chunk(event).place[event & EventChunk.MASK];
    }

    /** Number of a life in {@link Lives}, -1 if none. */
    public int life(int event) {
        return chunk(event).life[event & EventChunk.MASK];
    }

    /** What it means depends on the kind. */
    public int value(int event) {
        return chunk(event).value[event & EventChunk.MASK];
    }

    /**
     * The first event of some kinds in a stretch, or {@code to} if there is none. Reads one byte an
     * event.
     *
     * @param kinds a bit for each kind, by its ordinal; see {@link EventKind#bit}
     */
    public int nextOf(long kinds, int from, int to) {
        int event = from;
        while (event < to) {
            byte[] column = chunk(event).kind;
            int base = event & ~EventChunk.MASK;
            int end = Math.min(to - base, EventChunk.SIZE);
            for (int i = event - base; i < end; i++) {
                if ((kinds >>> column[i] & 1) != 0) {
                    return base + i;
                }
            }
            event = base + end;
        }
        return to;
    }

    /**
     * The last event of some kinds in a stretch, or {@code from - 1} if there is none.
     *
     * @param kinds as for {@link #nextOf}
     */
    public int previousOf(long kinds, int from, int to) {
        int event = to - 1;
        while (event >= from) {
            byte[] column = chunk(event).kind;
            int base = event & ~EventChunk.MASK;
            int least = Math.max(from - base, 0);
            for (int i = event - base; i >= least; i--) {
                if ((kinds >>> column[i] & 1) != 0) {
                    return base + i;
                }
            }
            event = base + least - 1;
        }
        return from - 1;
    }

    /** Sum over everything that was published, time included. */
    public long digest() {
        return digest;
    }

    /** Sum over everything but time. */
    public long orderDigest() {
        return orderDigest;
    }

    /** Bytes of heap in use, the unused room of the last chunk included. */
    public long bytes() {
        return ((size + EventChunk.MASK) >>> EventChunk.SHIFT) * EventChunk.BYTES;
    }

    /**
     * Appends and publishes one event; for {@link Recorder} and for the benchmark of the store
     * itself.
     */
    void append(
            long timeNs, int kind, int flags, int cpu, int site, int place, int life, int value) {
        int i = size & EventChunk.MASK;
        EventChunk chunk = i == 0 && size != 0 ? next() : last;
        chunk.time.set(i, timeNs);
        chunk.kind[i] = (byte) kind;
        chunk.flags[i] = (byte) flags;
        chunk.cpu[i] = (short) cpu;
        chunk.site[i] = (short) site;
        chunk.place[i] = place;
        chunk.life[i] = life;
        chunk.value[i] = value;
        digestEvent(
                timeNs,
                kind | flags << 8 | cpu << 16,
                site,
                (long) place << 32 | (life & 0xFFFFFFFFL),
                value);
        size++;
        PUBLISHED.setRelease(this, size);
    }

    int size() {
        return size;
    }

    private void digestEvent(long timeNs, int head, int site, long where, int value) {
        long order = (orderDigest ^ ((long) head << 32 | (site & 0xFFFFL) << 16) ^ where) * PRIME;
        order = (Long.rotateLeft(order, 29) ^ value) * PRIME;
        orderDigest = order;
        digest = (Long.rotateLeft(digest, 31) ^ timeNs ^ order) * PRIME;
    }

    private EventChunk next() {
        last.digest = digest;
        last.orderDigest = orderDigest;
        int index = size >>> EventChunk.SHIFT;
        EventChunk[] all = chunks;
        if (index == all.length) {
            all = Arrays.copyOf(all, index * 2);
        }
        EventChunk fresh = new EventChunk();
        all[index] = fresh;
        chunks = all;
        last = fresh;
        return fresh;
    }

    private EventChunk chunk(int event) {
        return chunks[event >>> EventChunk.SHIFT];
    }
}
