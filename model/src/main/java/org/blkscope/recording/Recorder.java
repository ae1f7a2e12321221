package org.blkscope.recording;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The only way into a recording. One thread writes.
 *
 * <p>The writer first says when, where and in which context something happens ({@link #turn}), then
 * what. Lives get their slots here: a slot is free again as soon as its life has left.
 */
public final class Recorder {
    private static final int SITES = 63;

    private final Recording recording;
    private final EventLog events;
    private final Lives lives;
    private long timeNs = Long.MIN_VALUE;
    private int cpu = -1;
    private int contextFlags;
    private int pendingFlags = EventFlags.FIRST_OF_TICK | EventFlags.FIRST_OF_TURN;
    private final SlotPool slots = new SlotPool();
    private int[] lastRow = new int[64];
    private final int[] lastRowOfSite = new int[64];
    private int requests;
    private @Nullable IntConsumer afterEach;

    /**
     * Calls somebody after each event, with its number; for checks of the model against what it
     * records. Several are called in the order in which they came.
     */
    public void afterEach(IntConsumer check) {
        IntConsumer others = afterEach;
        afterEach = others == null ? check : others.andThen(check);
    }

    public Recorder(Recording recording) {
        this.recording = recording;
        events = recording.events();
        lives = recording.lives();
    }

    public Recording recording() {
        return recording;
    }

    /**
     * Begins a turn: what follows happens at this time, on this CPU, in this context.
     *
     * @param onCpu -1 if not known
     */
    public void turn(long atNs, int onCpu, ContextKind context) {
        pendingFlags |= EventFlags.FIRST_OF_TURN | (atNs == timeNs ? 0 : EventFlags.FIRST_OF_TICK);
        timeNs = atNs;
        cpu = onCpu;
        contextFlags = EventFlags.of(context);
    }

    /** Time of the present turn. */
    public long timeNs() {
        return timeNs;
    }

    /**
     * Registers a bio; it is there only from its {@link #appear}.
     *
     * @param sector -1 if it has none
     * @param submitter number of a name in {@link Recording#tasks()}
     * @param sequence its number among the bios of its submitter, from 1
     * @param piece part of a split, from 1; 0 if it was not cut
     */
    public int bio(
            int device,
            Op op,
            int flags,
            long sector,
            int sectors,
            int submitter,
            int sequence,
            int piece) {
        return lives.add(
                LifeKind.BIO,
                device,
                op,
                flags,
                sector,
                sectors,
                submitter,
                sequence,
                Math.min(piece, 0x3FF));
    }

    /** Registers a request; it gets the next number among requests. */
    public int request(
            LifeKind kind, int device, Op op, int flags, long sector, int sectors, int submitter) {
        return lives.add(kind, device, op, flags, sector, sectors, submitter, ++requests, 0);
    }

    /** A life begins at the tail of a place. */
    public void appear(EventKind kind, int site, int life, int place, int flags) {
        int slot = slots.take();
        needRow(slot);
        lastRow[slot] = -1;
        lives.bear(life, events.size(), slot);
        put(kind, flags, site, place, life, 0);
    }

    /** A life goes to a place; {@link EventFlags#AT_HEAD} puts it first. */
    public void move(EventKind kind, int site, int life, int place, int flags) {
        put(kind, flags, site, place, life, 0);
    }

    /** As {@link #move(EventKind, int, int, int, int)} with a figure that decided. */
    public void move(EventKind kind, int site, int life, int place, int flags, int value) {
        put(kind, flags, site, place, life, value);
    }

    /** A bio joins a request and waits at a place that is not drawn. */
    public void attach(EventKind kind, int site, int bio, int place, int request, int flags) {
        lives.link(bio, request);
        if (lives.link(request) < 0) {
            lives.link(request, bio);
            lastRow[lives.slot(request)] = lastRow[lives.slot(bio)];
        }
        put(kind, flags, site, place, bio, request);
    }

    /** A life takes a tag of a map. */
    public void hold(int site, int life, int tagMap, int tag, int flags) {
        put(EventKind.TAG_GET, flags, site, tagMap, life, tag);
    }

    /** A life gives its tag back. */
    public void drop(int site, int life, int tagMap, int tag, int flags) {
        put(EventKind.TAG_PUT, flags, site, tagMap, life, tag);
    }

    /** A life ends. */
    public void leave(EventKind kind, int site, int life, int place, int value, int flags) {
        put(kind, flags, site, place, life, value);
        slots.give(lives.slot(life));
    }

    /** A gauge takes a value. */
    public void set(int site, int gauge, int value) {
        put(EventKind.STATE, 0, site, gauge, -1, value);
    }

    /** Something to be read; place 0 and life -1 stand for none. */
    public void note(EventKind kind, int site, int place, int life, int value, int flags) {
        put(kind, flags, site, place, life, value);
    }

    /**
     * A tracepoint fires.
     *
     * @param site number of the tracepoint's name
     * @param life the bio or request it speaks of, -1 for none
     * @param pack numbers packed by {@link TraceArgs#pack}
     * @param task number of the task's name with its process number
     * @param arg bytes, error or count, as the tracepoint has it
     * @param text number of a text, 0 for none
     * @return the row of its arguments
     */
    public int trace(
            int site, int life, long pack, long sector, int sectors, int task, int arg, int text) {
        int slot = life < 0 ? -1 : lives.slot(life);
        int last = slot < 0 ? lastRowOfSite[site & SITES] - 1 : lastRow[slot];
        int row = recording.traceArgs().row(last, pack, sector, sectors, task, arg, text);
        if (slot >= 0) {
            lastRow[slot] = row;
        } else {
            lastRowOfSite[site & SITES] = row + 1;
        }
        put(EventKind.TRACE, 0, site, 0, life, row);
        return row;
    }

    private void put(EventKind kind, int flags, int site, int place, int life, int value) {
        int all = flags | pendingFlags | contextFlags;
        pendingFlags = 0;
        events.append(timeNs, kind.ordinal(), all, cpu, site, place, life, value);
        IntConsumer check = afterEach;
        if (check != null) {
            check.accept(events.size() - 1);
        }
    }

    private void needRow(int slot) {
        if (slot == lastRow.length) {
            lastRow = Arrays.copyOf(lastRow, slot * 2);
        }
    }
}
