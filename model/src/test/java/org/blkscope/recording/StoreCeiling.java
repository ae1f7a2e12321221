package org.blkscope.recording;

/**
 * The yardstick of the model's speed: writes the events, lives and rows of a finished recording
 * once more, from plain arrays, with no model behind it.
 */
public final class StoreCeiling {
    private final Recording source;
    private final int size;
    private final long[] time;
    private final int[] kind;
    private final int[] flags;
    private final int[] cpu;
    private final int[] site;
    private final int[] place;
    private final int[] life;
    private final int[] value;

    /** Copies the columns of a recording. */
    public StoreCeiling(Recording source) {
        this.source = source;
        size = source.size();
        time = new long[size];
        kind = new int[size];
        flags = new int[size];
        cpu = new int[size];
        site = new int[size];
        place = new int[size];
        life = new int[size];
        value = new int[size];
        EventLog log = source.events();
        for (int i = 0; i < size; i++) {
            time[i] = log.timeNs(i);
            kind[i] = log.kind(i).ordinal();
            flags[i] = log.flags(i);
            cpu[i] = log.cpu(i);
            site[i] = log.site(i);
            place[i] = log.place(i);
            life[i] = log.life(i);
            value[i] = log.value(i);
        }
    }

    /** Writes everything into a new recording and returns it. */
    public Recording write() {
        Recording copy = new Recording(source.origin());
        EventLog log = copy.events();
        int lives = source.lives().size();
        int rows = source.traceArgs().size();
        int nextLife = 0;
        int nextRow = 0;
        for (int i = 0; i < size; i++) {
            while (nextLife < lives && (long) nextLife * size <= (long) i * lives) {
                copy.lives().add(LifeKind.REQUEST, 0, Op.READ, 0, i, 8, 1, nextLife++, 0);
            }
            while (nextRow < rows && (long) nextRow * size <= (long) i * rows) {
                copy.traceArgs().row(-1, 1, i, 8, 1, nextRow++, 0);
            }
            log.append(time[i], kind[i], flags[i], cpu[i], site[i], place[i], life[i], value[i]);
        }
        return copy;
    }
}
