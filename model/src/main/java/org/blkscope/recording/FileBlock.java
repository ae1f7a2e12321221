package org.blkscope.recording;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A block of a recording file: a head of 28 bytes with a check sum of its own, then a packed
 * payload and its check sum.
 */
final class FileBlock {
    static final int HEAD = 28;
    static final int TAIL = 4;

    private static final int MARK = 0x626C6B21;

    /** The order is part of the format. */
    enum Kind {
        ORIGIN,
        TABLES,
        EVENTS,
        END,
        /** What the reader of a trace had to say; files of before have no such block. */
        NOTES;

        private static final Kind[] ALL = values();
    }

    /** What stands before a payload. */
    record Head(Kind kind, int first, int count, int packed, int unpacked) {}

    private final Kind kind;
    private final int first;
    private final int count;
    private final byte[] payload;

    /**
     * @param first number of its first event; 0 where that means nothing
     * @param count number of its events
     * @param payload content, unpacked; handed over
     */
    FileBlock(Kind kind, int first, int count, byte[] payload) {
        this.kind = kind;
        this.first = first;
        this.count = count;
        this.payload = payload;
    }

    Kind kind() {
        return kind;
    }

    int count() {
        return count;
    }

    byte[] payload() {
        return payload;
    }

    /** The block as it is written. */
    byte[] toBytes() {
        byte[] packed = pack(payload);
        ByteBuffer out = ByteBuffer.allocate(HEAD + packed.length + TAIL);
        out.putInt(MARK).putInt(kind.ordinal()).putInt(first).putInt(count);
        out.putInt(packed.length).putInt(payload.length);
        out.putInt(sum(out.array(), 0, HEAD - TAIL));
        out.put(packed).putInt(sum(packed, 0, packed.length));
        return out.array();
    }

    /** Reads a head; null if its check sum is wrong. */
    static @org.jspecify.annotations.Nullable Head head(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        boolean good = in.getInt(0) == MARK && in.getInt(HEAD - TAIL) == sum(bytes, 0, HEAD - TAIL);
        int kind = in.getInt(4);
        if (!good || kind < 0 || kind >= Kind.ALL.length) {
            return null;
        }
        return new Head(Kind.ALL[kind], in.getInt(8), in.getInt(12), in.getInt(16), in.getInt(20));
    }

    /** Unpacks what follows a head; null if its check sum is wrong. */
    static @org.jspecify.annotations.Nullable FileBlock body(Head head, byte[] packedAndSum) {
        int expected = ByteBuffer.wrap(packedAndSum).getInt(head.packed());
        if (expected != sum(packedAndSum, 0, head.packed())) {
            return null;
        }
        byte[] payload = new byte[head.unpacked()];
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(packedAndSum, 0, head.packed());
            return inflater.inflate(payload) == payload.length
                    ? new FileBlock(head.kind(), head.first(), head.count(), payload)
                    : null;
        } catch (DataFormatException e) {
            return null;
        } finally {
            inflater.end();
        }
    }

    private static byte[] pack(byte[] payload) {
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        deflater.setInput(payload);
        deflater.finish();
        byte[] packed = new byte[payload.length + payload.length / 100 + 64];
        int length = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, length);
    }

    private static int sum(byte[] bytes, int from, int length) {
        CRC32C crc = new CRC32C();
        crc.update(bytes, from, length);
        return (int) crc.getValue();
    }
}
