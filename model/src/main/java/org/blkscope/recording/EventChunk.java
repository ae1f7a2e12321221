package org.blkscope.recording;

/** {@value #SIZE} events in columns: 22 bytes an event, never an object in bulk. */
final class EventChunk {
    static final int SHIFT = 16;
    static final int SIZE = 1 << SHIFT;
    static final int MASK = SIZE - 1;

    /** Bytes that one chunk takes: 22 an event and the bases of its times. */
    static final long BYTES = 22L * SIZE + (SIZE >>> 8) * 12L;

    final TimeColumn time = new TimeColumn();
    final byte[] kind = new byte[SIZE];
    final byte[] flags = new byte[SIZE];
    final short[] cpu = new short[SIZE];
    final short[] site = new short[SIZE];
    final int[] place = new int[SIZE];
    final int[] life = new int[SIZE];
    final int[] value = new int[SIZE];

    /** Digests of the recording up to the end of this chunk, set when it is full. */
    long digest;

    long orderDigest;
}
