package org.blkscope.recording;

import java.nio.ByteBuffer;
import org.blkscope.base.IntColumn;
import org.blkscope.base.LongColumn;
import org.blkscope.base.Names;

/**
 * The bios and requests of a recording, in order of birth: 40 bytes each.
 *
 * <p>A bio is named by who submitted it and its number there, {@code job1#42}; a part of a split
 * adds {@code .1}, {@code .2}. A request has the name of its first bio, and a number of its own
 * among requests, which its chip shows.
 */
public final class Lives {
    private static final int KIND_SHIFT = 8;
    private static final int PIECE_SHIFT = 10;
    private static final int DEVICE_SHIFT = 20;

    private final Names submitters;
    private final IntColumn head = new IntColumn();
    private final IntColumn flags = new IntColumn();
    private final LongColumn sector = new LongColumn();
    private final IntColumn sectors = new IntColumn();
    private final IntColumn submitter = new IntColumn();
    private final IntColumn sequence = new IntColumn();
    private final IntColumn born = new IntColumn();
    private final IntColumn slot = new IntColumn();
    private final IntColumn link = new IntColumn();

    Lives(Names submitters) {
        this.submitters = submitters;
    }

    /**
     * Lives begun so far; for readers only those that a published event names are to be looked at.
     */
    public int size() {
        return head.size();
    }

    public LifeKind kind(int life) {
        return LifeKind.of((head.get(life) >>> KIND_SHIFT) & 3);
    }

    public Op op(int life) {
        return Op.of(head.get(life) & 0xFF);
    }

    /** Flags at birth, see {@link OpFlags}. */
    public int flags(int life) {
        return flags.get(life);
    }

    /** First sector (512 bytes) at birth, -1 if it has none. */
    public long sector(int life) {
        return sector.get(life);
    }

    /** Length in sectors at birth. */
    public int sectors(int life) {
        return sectors.get(life);
    }

    /** Number of the device in the topology. */
    public int device(int life) {
        return head.get(life) >>> DEVICE_SHIFT;
    }

    /** Part of a split bio, from 1; 0 if it was not cut. */
    public int piece(int life) {
        return (head.get(life) >>> PIECE_SHIFT) & 0x3FF;
    }

    /** Number of the submitter's name. */
    public int submitter(int life) {
        return submitter.get(life);
    }

    /**
     * Of a bio: its number among those of its submitter. Of a request: its number among requests.
     * Both from 1.
     */
    public int sequence(int life) {
        return sequence.get(life);
    }

    /** Event at which it began. */
    public int born(int life) {
        return born.get(life);
    }

    /** Place in a snapshot's arrays while it lives; another life may own it before or after. */
    public int slot(int life) {
        return slot.get(life);
    }

    /** Of a bio: the request it joined. Of a request: its first bio. -1 if there is none. */
    public int link(int life) {
        return link.get(life);
    }

    /** The name that every input accepts: {@code job1#42}. */
    public String name(int life) {
        int named = kind(life) == LifeKind.REQUEST && link(life) >= 0 ? link(life) : life;
        String base = submitters.name(submitter(named)) + "#" + sequence(named);
        return piece(named) == 0 ? base : base + "." + piece(named);
    }

    /**
     * The short label on a chip: {@code W41} for a request, {@code w41} for a bio that has none.
     */
    public String label(int life) {
        boolean bio = kind(life) == LifeKind.BIO;
        char letter = letter(life);
        return (bio ? Character.toLowerCase(letter) : letter) + Integer.toString(sequence(life));
    }

    /** Letter of the kind of request; an empty flush is an F. */
    public char letter(int life) {
        boolean emptyFlush = (flags(life) & OpFlags.PREFLUSH) != 0 && sectors(life) == 0;
        return kind(life) == LifeKind.FLUSH || emptyFlush ? 'F' : op(life).letter();
    }

    /** Bytes of heap in use. */
    public long bytes() {
        return 8 * head.bytes() + sector.bytes();
    }

    int add(
            LifeKind kind,
            int device,
            Op op,
            int flagBits,
            long firstSector,
            int length,
            int who,
            int number,
            int piece) {
        head.add(
                op.ordinal()
                        | kind.ordinal() << KIND_SHIFT
                        | piece << PIECE_SHIFT
                        | device << DEVICE_SHIFT);
        flags.add(flagBits);
        sector.add(firstSector);
        sectors.add(length);
        submitter.add(who);
        sequence.add(number);
        link.add(-1);
        born.add(-1);
        return slot.add(-1);
    }

    void bear(int life, int event, int ownSlot) {
        born.set(life, event);
        slot.set(life, ownSlot);
    }

    void link(int life, int other) {
        link.set(life, other);
    }

    void write(int life, ByteBuffer out) {
        out.putLong(sector.get(life)).putInt(head.get(life)).putInt(flags.get(life));
        out.putInt(sectors.get(life)).putInt(submitter.get(life)).putInt(sequence.get(life));
    }

    void read(ByteBuffer in) {
        sector.add(in.getLong());
        head.add(in.getInt());
        flags.add(in.getInt());
        sectors.add(in.getInt());
        submitter.add(in.getInt());
        sequence.add(in.getInt());
        link.add(-1);
        born.add(-1);
        slot.add(-1);
    }
}
