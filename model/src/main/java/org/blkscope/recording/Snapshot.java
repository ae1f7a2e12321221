package org.blkscope.recording;

import java.util.Arrays;

/*
 * A snapshot is the state at one moment as arrays: by slot (one for each life that is there) and by place.
 *
 * Lists are doubly linked through the slots, so that every verb costs a few array writes. Tags are kept at their holder:
 * a life holds at most one driver tag and one scheduler tag. A snapshot is folded forward by its owner, the timeline,
 * and handed out as a copy that nobody changes.
 */
/**
 * All places, lists, tags and gauges at one moment. Ask only; instances that are handed out never
 * change.
 */
public final class Snapshot {
    /** No life, no tag. */
    public static final int NONE = -1;

    private static final int INT_ARRAYS_BY_SLOT = 8;

    private final Recording recording;
    private int moment;
    private int slots;
    private int[] life;
    private int[] place;
    private int[] next;
    private int[] prev;
    private int[] driverTag;
    private int[] schedTag;
    private int[] sectors;
    private int[] tagPlace;
    private int[] schedTagPlace;
    private long[] sector;
    private int[] head;
    private int[] tail;
    private int[] count;
    private int[] gauge;

    Snapshot(Recording recording) {
        this.recording = recording;
        life = filled(16);
        place = new int[16];
        next = filled(16);
        prev = filled(16);
        driverTag = filled(16);
        schedTag = filled(16);
        sectors = new int[16];
        tagPlace = new int[16];
        schedTagPlace = new int[16];
        sector = new long[16];
        head = filled(16);
        tail = filled(16);
        count = new int[16];
        gauge = new int[16];
    }

    private Snapshot(Snapshot other) {
        recording = other.recording;
        moment = other.moment;
        slots = other.slots;
        life = Arrays.copyOf(other.life, slots);
        place = Arrays.copyOf(other.place, slots);
        next = Arrays.copyOf(other.next, slots);
        prev = Arrays.copyOf(other.prev, slots);
        driverTag = Arrays.copyOf(other.driverTag, slots);
        schedTag = Arrays.copyOf(other.schedTag, slots);
        sectors = Arrays.copyOf(other.sectors, slots);
        tagPlace = Arrays.copyOf(other.tagPlace, slots);
        schedTagPlace = Arrays.copyOf(other.schedTagPlace, slots);
        sector = Arrays.copyOf(other.sector, slots);
        head = other.head.clone();
        tail = other.tail.clone();
        count = other.count.clone();
        gauge = other.gauge.clone();
    }

    /** Events that are folded in. */
    public int moment() {
        return moment;
    }

    /** Upper bound of slot numbers; slots without a life in between are possible. */
    public int slots() {
        return slots;
    }

    /** The life in a slot, {@link #NONE} if it is free. */
    public int life(int slot) {
        return life[slot];
    }

    /** True if a life is there at this moment. */
    public boolean alive(int lifeNumber) {
        int slot = recording.lives().slot(lifeNumber);
        return slot >= 0 && slot < slots && life[slot] == lifeNumber;
    }

    /** Where a life is; place 0 if it is not there. */
    public int placeOf(int lifeNumber) {
        return alive(lifeNumber) ? place[slotOf(lifeNumber)] : 0;
    }

    /** Lives at a place. */
    public int count(int placeId) {
        return placeId < count.length ? count[placeId] : 0;
    }

    /** The first life of a place's list, {@link #NONE} if it is empty. */
    public int first(int placeId) {
        return placeId < head.length && head[placeId] >= 0 ? life[head[placeId]] : NONE;
    }

    /** The last life of a place's list, {@link #NONE} if it is empty. */
    public int last(int placeId) {
        return placeId < tail.length && tail[placeId] >= 0 ? life[tail[placeId]] : NONE;
    }

    /** The life behind another in its list, {@link #NONE} at the end. */
    public int next(int lifeNumber) {
        int slot = next[slotOf(lifeNumber)];
        return slot < 0 ? NONE : life[slot];
    }

    /** The lives of a place's list, head first. */
    public int[] list(int placeId) {
        int[] lives = new int[count(placeId)];
        int at = 0;
        for (int l = first(placeId); l != NONE; l = next(l)) {
            lives[at++] = l;
        }
        return lives;
    }

    /** The driver tag that a life holds, {@link #NONE} for none. */
    public int driverTag(int lifeNumber) {
        return alive(lifeNumber) ? driverTag[slotOf(lifeNumber)] : NONE;
    }

    /** The scheduler tag that a life holds, {@link #NONE} for none. */
    public int schedTag(int lifeNumber) {
        return alive(lifeNumber) ? schedTag[slotOf(lifeNumber)] : NONE;
    }

    /** The scheduler tag map of which a life holds a tag; 0 for none. */
    public int schedTagPlace(int lifeNumber) {
        return schedTag(lifeNumber) == NONE ? 0 : schedTagPlace[slotOf(lifeNumber)];
    }

    /** The driver tag map of which a life holds a tag; 0 for none. */
    public int tagPlace(int lifeNumber) {
        return driverTag(lifeNumber) == NONE ? 0 : tagPlace[slotOf(lifeNumber)];
    }

    /** Length of a request or bio in sectors, merges included. */
    public int sectors(int lifeNumber) {
        return sectors[slotOf(lifeNumber)];
    }

    /** First sector of a request or bio, front merges included; -1 if it has none. */
    public long sector(int lifeNumber) {
        return sector[slotOf(lifeNumber)];
    }

    /** Value of a gauge; 0 until it is first set. */
    public int gauge(int gaugeId) {
        return gaugeId < gauge.length ? gauge[gaugeId] : 0;
    }

    /**
     * For each tag of a map the life that holds it, {@link #NONE} for a free one.
     *
     * @param tags size of the answer; tags beyond it are left out
     */
    public int[] holders(int tagMap, int tags) {
        int[] holders = filled(tags);
        for (int slot = 0; slot < slots; slot++) {
            int tag = NONE;
            if (life[slot] >= 0 && tagPlace[slot] == tagMap) {
                tag = driverTag[slot];
            } else if (life[slot] >= 0 && schedTagPlace[slot] == tagMap) {
                tag = schedTag[slot];
            }
            if (tag >= 0 && tag < tags) {
                holders[tag] = life[slot];
            }
        }
        return holders;
    }

    /** A copy that stays as it is. */
    Snapshot copy() {
        return new Snapshot(this);
    }

    /** Bytes of heap that a copy takes. */
    long bytes() {
        return slots * (INT_ARRAYS_BY_SLOT * 4L + 8L)
                + 4L * (head.length + tail.length + count.length + gauge.length);
    }

    /** Folds the next event in. */
    void apply() {
        EventLog events = recording.events();
        int event = moment++;
        int who = events.life(event);
        int where = events.place(event);
        int value = events.value(event);
        switch (events.kind(event).verb()) {
            case APPEAR -> appear(who, where, events.has(event, EventFlags.AT_HEAD));
            case MOVE -> move(who, where, events.has(event, EventFlags.AT_HEAD));
            case ATTACH -> attach(who, where, value);
            case HOLD -> hold(who, where, value);
            case DROP -> drop(who, where);
            case LEAVE -> leave(who);
            case SET -> set(where, value);
            case NOTE -> {}
        }
    }

    private int slotOf(int lifeNumber) {
        return recording.lives().slot(lifeNumber);
    }

    private void appear(int who, int where, boolean atHead) {
        int slot = slotOf(who);
        needSlot(slot);
        life[slot] = who;
        driverTag[slot] = NONE;
        schedTag[slot] = NONE;
        tagPlace[slot] = 0;
        boolean ownLength = hasOwnLength(who);
        sectors[slot] = ownLength ? recording.lives().sectors(who) : 0;
        sector[slot] = ownLength ? recording.lives().sector(who) : NONE;
        link(slot, where, atHead);
    }

    /**
     * A request is as long as its bios, which join it; one whose bios were not seen is as long as
     * it was seen to be.
     */
    private boolean hasOwnLength(int who) {
        return recording.lives().kind(who) != LifeKind.REQUEST
                || recording.events().has(moment - 1, EventFlags.INFERRED);
    }

    private void move(int who, int where, boolean atHead) {
        int slot = slotOf(who);
        unlink(slot);
        link(slot, where, atHead);
    }

    private void attach(int bio, int where, int request) {
        move(bio, where, false);
        int slot = slotOf(request);
        long first = sector[slotOf(bio)];
        if (sectors[slot] == 0 || first < sector[slot]) {
            sector[slot] = first;
        }
        sectors[slot] += sectors[slotOf(bio)];
    }

    private void hold(int who, int where, int tag) {
        int slot = slotOf(who);
        if (recording.topology().place(where).kind() == PlaceKind.SCHED_TAGS) {
            schedTag[slot] = tag;
            schedTagPlace[slot] = where;
        } else {
            driverTag[slot] = tag;
            tagPlace[slot] = where;
        }
        needPlace(where);
        count[where]++;
    }

    private void drop(int who, int where) {
        int slot = slotOf(who);
        if (recording.topology().place(where).kind() == PlaceKind.SCHED_TAGS) {
            schedTag[slot] = NONE;
            schedTagPlace[slot] = 0;
        } else {
            driverTag[slot] = NONE;
            tagPlace[slot] = 0;
        }
        needPlace(where);
        count[where]--;
    }

    private void leave(int who) {
        int slot = slotOf(who);
        unlink(slot);
        life[slot] = NONE;
    }

    private void set(int gaugeId, int value) {
        if (gaugeId >= gauge.length) {
            gauge = Arrays.copyOf(gauge, Math.max(gaugeId + 1, gauge.length * 2));
        }
        gauge[gaugeId] = value;
    }

    private void link(int slot, int where, boolean atHead) {
        needPlace(where);
        place[slot] = where;
        count[where]++;
        int before = atHead ? NONE : tail[where];
        int after = atHead ? head[where] : NONE;
        prev[slot] = before;
        next[slot] = after;
        if (before >= 0) {
            next[before] = slot;
        } else {
            head[where] = slot;
        }
        if (after >= 0) {
            prev[after] = slot;
        } else {
            tail[where] = slot;
        }
    }

    private void unlink(int slot) {
        int where = place[slot];
        count[where]--;
        if (prev[slot] >= 0) {
            next[prev[slot]] = next[slot];
        } else {
            head[where] = next[slot];
        }
        if (next[slot] >= 0) {
            prev[next[slot]] = prev[slot];
        } else {
            tail[where] = prev[slot];
        }
    }

    private void needSlot(int slot) {
        if (slot >= life.length) {
            int size = Math.max(slot + 1, life.length * 2);
            int old = life.length;
            life = Arrays.copyOf(life, size);
            Arrays.fill(life, old, size, NONE);
            place = Arrays.copyOf(place, size);
            next = Arrays.copyOf(next, size);
            prev = Arrays.copyOf(prev, size);
            driverTag = Arrays.copyOf(driverTag, size);
            schedTag = Arrays.copyOf(schedTag, size);
            sectors = Arrays.copyOf(sectors, size);
            tagPlace = Arrays.copyOf(tagPlace, size);
            schedTagPlace = Arrays.copyOf(schedTagPlace, size);
            sector = Arrays.copyOf(sector, size);
        }
        slots = Math.max(slots, slot + 1);
    }

    private void needPlace(int where) {
        if (where >= head.length) {
            int size = Math.max(where + 1, head.length * 2);
            int old = head.length;
            head = Arrays.copyOf(head, size);
            tail = Arrays.copyOf(tail, size);
            Arrays.fill(head, old, size, NONE);
            Arrays.fill(tail, old, size, NONE);
            count = Arrays.copyOf(count, size);
        }
    }

    private static int[] filled(int size) {
        int[] array = new int[size];
        Arrays.fill(array, NONE);
        return array;
    }
}
