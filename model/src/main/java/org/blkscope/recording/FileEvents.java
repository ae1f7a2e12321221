package org.blkscope.recording;

import java.nio.ByteBuffer;

/**
 * Events of a recording in its file, with the lives and rows that were added along with them,
 * column by column.
 *
 * <p>Slots, births and links of lives are not written: they follow from the events, as {@link
 * Recorder} made them.
 */
final class FileEvents {
    private static final int EVENT_BYTES = 8 + 1 + 1 + 2 + 2 + 4 + 4 + 4;
    private static final int LIFE_BYTES = 5 * 4 + 8;
    private static final int ROW_BYTES = 2 * 8 + 4 * 4;

    private final Recording recording;
    private final SlotPool slots = new SlotPool();
    private int livesDone;
    private int rowsDone;

    FileEvents(Recording recording) {
        this.recording = recording;
    }

    /** Events from {@code first} on as a payload. */
    byte[] write(int first, int count) {
        int lives = recording.lives().size() - livesDone;
        int rows = recording.traceArgs().size() - rowsDone;
        ByteBuffer out =
                ByteBuffer.allocate(
                        8 + count * EVENT_BYTES + lives * LIFE_BYTES + rows * ROW_BYTES);
        out.putInt(lives).putInt(rows);
        for (; lives > 0; lives--) {
            recording.lives().write(livesDone++, out);
        }
        for (; rows > 0; rows--) {
            recording.traceArgs().write(rowsDone++, out);
        }
        EventLog log = recording.events();
        long time = 0;
        for (int event = first; event < first + count; event++) {
            out.putLong(log.timeNs(event) - time);
            time = log.timeNs(event);
        }
        for (int event = first; event < first + count; event++) {
            out.put((byte) log.kind(event).ordinal()).put((byte) log.flags(event));
            out.putShort((short) log.cpu(event)).putShort((short) log.site(event));
            out.putInt(log.place(event)).putInt(log.life(event)).putInt(log.value(event));
        }
        return out.array();
    }

    /** Appends the events of a payload. */
    void read(ByteBuffer in, int count) {
        int lives = in.getInt();
        int rows = in.getInt();
        for (; lives > 0; lives--) {
            recording.lives().read(in);
        }
        for (; rows > 0; rows--) {
            recording.traceArgs().read(in);
        }
        long[] times = new long[count];
        long time = 0;
        for (int i = 0; i < count; i++) {
            time += in.getLong();
            times[i] = time;
        }
        for (int i = 0; i < count; i++) {
            readEvent(in, times[i]);
        }
    }

    private void readEvent(ByteBuffer in, long timeNs) {
        int kind = in.get();
        int flags = in.get() & 0xFF;
        int cpu = in.getShort();
        int site = in.getShort();
        int place = in.getInt();
        int life = in.getInt();
        int value = in.getInt();
        follow(EventKind.of(kind).verb(), life, value);
        recording.events().append(timeNs, kind, flags, cpu, site, place, life, value);
    }

    /** Gives and takes slots, and links lives, as the recorder did. */
    private void follow(Verb verb, int life, int value) {
        Lives lives = recording.lives();
        switch (verb) {
            case APPEAR -> lives.bear(life, recording.events().size(), slots.take());
            case LEAVE -> slots.give(lives.slot(life));
            case ATTACH -> {
                lives.link(life, value);
                if (lives.link(value) < 0) {
                    lives.link(value, life);
                }
            }
            default -> {}
        }
    }
}
