package org.blkscope.recording;

import java.nio.ByteBuffer;
import java.util.List;
import org.blkscope.base.IntColumn;
import org.blkscope.base.LongColumn;
import org.blkscope.base.Names;

/**
 * The arguments of tracepoints, a row for each set of values: several events of one request share a
 * row.
 *
 * <p>A row takes 32 bytes. Which of its columns mean something is told by the tracepoint, see
 * {@link TraceText}.
 */
public final class TraceArgs {
    /** Added to the number of {@link #pack}: the row's text is the whole body of the line. */
    public static final long VERBATIM = 1L << 48;

    private static final int BITS = 12;
    private static final int MASK = (1 << BITS) - 1;

    private final Names devices = new Names();
    private final Names rwbs = new Names();
    private final Names priorities = new Names();
    private final Names latencies = new Names();
    private final Names tasks;
    private final Names texts;

    private final LongColumn sector = new LongColumn();
    private final LongColumn packed = new LongColumn();
    private final IntColumn sectors = new IntColumn();
    private final IntColumn task = new IntColumn();
    private final IntColumn arg = new IntColumn();
    private final IntColumn text = new IntColumn();
    private volatile LineLayout layout = LineLayout.KERNEL;

    TraceArgs(Names tasks, Names texts) {
        this.tasks = tasks;
        this.texts = texts;
    }

    /** Device number as printed, {@code 254,0}; empty if the event has none. */
    public String device(int row) {
        return devices.name(field(row, 0));
    }

    public String rwbs(int row) {
        return rwbs.name(field(row, 1));
    }

    /** I/O priority as printed, {@code be,0,4}; empty if the kernel does not print it. */
    public String priority(int row) {
        return priorities.name(field(row, 2));
    }

    /** The flags before the time stamp in ftrace text; empty for other sources. */
    public String latency(int row) {
        return latencies.name(field(row, 3));
    }

    public long sector(int row) {
        return sector.get(row);
    }

    /** Length in sectors. */
    public int sectors(int row) {
        return sectors.get(row);
    }

    /** Bytes, error, or number of requests, as the tracepoint has it. */
    public int arg(int row) {
        return arg.get(row);
    }

    /** Task with its process number, {@code kworker/0:1H-44}. */
    public String task(int row) {
        return tasks.name(task.get(row));
    }

    /**
     * Text for events without columns of their own; for the others the command name in the brackets
     * where it differs from that of the task. Empty if there is none.
     */
    public String text(int row) {
        return texts.name(text.get(row));
    }

    /** True if the text of the row is all there is to print: the line had a form of its own. */
    public boolean verbatim(int row) {
        return (packed.get(row) & VERBATIM) != 0;
    }

    /** How the lines of the source look. */
    public LineLayout layout() {
        return layout;
    }

    /** Says how the lines of the source look. */
    public void layout(LineLayout ofSource) {
        layout = ofSource;
    }

    public int size() {
        return arg.size();
    }

    /** Bytes of heap in use. */
    public long bytes() {
        return sector.bytes() + packed.bytes() + 4 * arg.bytes();
    }

    /** Numbers for {@link #row}: interned once by whoever writes many rows. */
    public int deviceNumber(String name) {
        return devices.number(name);
    }

    public int rwbsNumber(String name) {
        return rwbs.number(name);
    }

    /** The device number with this number, as printed. */
    public String deviceName(int number) {
        return devices.name(number);
    }

    /** The letters with this number. */
    public String rwbsName(int number) {
        return rwbs.name(number);
    }

    /** The priority with this number. */
    public String priorityName(int number) {
        return priorities.name(number);
    }

    public int priorityNumber(String name) {
        return priorities.number(name);
    }

    public int latencyNumber(String name) {
        return latencies.number(name);
    }

    /** Packs four interned numbers; each must be below 4096. */
    public static long pack(int device, int rwbs, int priority, int latency) {
        return (long) device
                | (long) rwbs << BITS
                | (long) priority << (2 * BITS)
                | (long) latency << (3 * BITS);
    }

    /**
     * Appends a row, or returns {@code last} if that row holds the same values; {@code last} may be
     * -1.
     */
    int row(
            int last,
            long pack,
            long firstSector,
            int length,
            int who,
            int argument,
            int textNumber) {
        if (last >= 0
                && sector.get(last) == firstSector
                && packed.get(last) == pack
                && sectors.get(last) == length
                && task.get(last) == who
                && arg.get(last) == argument
                && text.get(last) == textNumber) {
            return last;
        }
        sector.add(firstSector);
        packed.add(pack);
        sectors.add(length);
        task.add(who);
        text.add(textNumber);
        return arg.add(argument);
    }

    private int field(int row, int index) {
        return (int) (packed.get(row) >>> (index * BITS)) & MASK;
    }

    /** The tables of names that rows refer to, in a fixed order. */
    List<Names> names() {
        return List.of(devices, rwbs, priorities, latencies);
    }

    void write(int row, ByteBuffer out) {
        out.putLong(sector.get(row)).putLong(packed.get(row));
        out.putInt(sectors.get(row))
                .putInt(task.get(row))
                .putInt(arg.get(row))
                .putInt(text.get(row));
    }

    void read(ByteBuffer in) {
        sector.add(in.getLong());
        packed.add(in.getLong());
        sectors.add(in.getInt());
        task.add(in.getInt());
        arg.add(in.getInt());
        text.add(in.getInt());
    }
}
