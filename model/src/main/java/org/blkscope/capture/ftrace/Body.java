package org.blkscope.capture.ftrace;

import java.util.Arrays;
import org.blkscope.recording.Op;
import org.blkscope.recording.Recording;
import org.blkscope.recording.Rwbs;
import org.blkscope.recording.TraceArgs;

/**
 * The values in the text of a block event. Only the exact form that kernels print is taken, because
 * what is kept are the values and the text must come out again as it was.
 */
final class Body {
    /** Names that fit a row of {@link TraceArgs}. */
    static final int MOST_NAMES = 4096;

    private final Cursor cursor = new Cursor();
    private final TraceArgs args;
    private final ByteNames devices;
    private final ByteNames letters;
    private final ByteNames priorities;
    private final ByteNames texts;
    private Rwbs.Meaning[] meanings = new Rwbs.Meaning[16];
    private byte[] buffer = new byte[0];
    private int end;

    /** Number of the device's name in {@link TraceArgs}; 0 if the event has none. */
    int device;

    int rwbs;
    int priority;
    Op op = Op.OTHER;
    int flags;
    long sector;
    int sectors;

    /** Bytes, error, count, or length of the front part of a split. */
    int arg;

    /** Number of the command name in the brackets, or of the text behind the range of a remap. */
    int text;

    Body(Recording recording) {
        args = recording.traceArgs();
        devices = new ByteNames(args::deviceNumber);
        letters = new ByteNames(args::rwbsNumber);
        priorities = new ByteNames(args::priorityNumber);
        texts = new ByteNames(recording.texts()::number);
    }

    /** Reads a text; false if it is not of this event's form. */
    boolean parse(Tracepoint event, byte[] bytes, int from, int to) {
        buffer = bytes;
        end = to;
        device = 0;
        rwbs = 0;
        priority = 0;
        sector = 0;
        sectors = 0;
        arg = 0;
        text = 0;
        cursor.over(bytes, from, to);
        form(event);
        return cursor.complete()
                && device < MOST_NAMES
                && rwbs < MOST_NAMES
                && priority < MOST_NAMES;
    }

    /** Number of the texts of bytes that are kept as they are. */
    int textNumber(byte[] bytes, int from, int to) {
        return texts.number(bytes, from, to);
    }

    private void form(Tracepoint event) {
        switch (event.form()) {
            case RANGE_AND_TASK -> {
                range();
                cursor.expect(" ");
                task();
            }
            case RANGE_AND_ERROR -> {
                range();
                error();
            }
            case REMAP -> {
                range();
                cursor.expect(" ");
                rest();
            }
            case SPLIT -> split();
            case STARTED -> started();
            case ENDED -> ended();
            case TASK -> task();
            case TASK_AND_COUNT -> count();
        }
    }

    /**
     * Some events print a figure that never changes, so it is not kept.
     *
     * @return true if the figure is another one: the text has to be kept as it stands
     */
    boolean isOdd(Tracepoint event) {
        return switch (event) {
            case REQUEUE -> arg != 0;
            case IO_DONE ->
                    arg != 0
                            || sectors != 0
                            || (priority != 0 && !args.priorityName(priority).equals("none,0,0"));
            default -> false;
        };
    }

    private void range() {
        deviceAndLetters();
        cursor.expect(" ");
        sector = cursor.unsigned();
        cursor.expect(" + ");
        sectors = cursor.positive();
    }

    private void split() {
        deviceAndLetters();
        cursor.expect(" ");
        sector = cursor.unsigned();
        cursor.expect(" / ");
        long length = cursor.unsigned() - sector;
        arg = (int) length;
        if (arg != length) {
            cursor.fail();
        }
        cursor.expect(" ");
        task();
    }

    private void started() {
        deviceAndLetters();
        cursor.expect(" ");
        arg = cursor.positive();
        cursor.expect(" () ");
        sector = cursor.unsigned();
        cursor.expect(" + ");
        sectors = cursor.positive();
        cursor.expect(" ");
        priorityIfAny();
        task();
    }

    private void ended() {
        deviceAndLetters();
        cursor.expect(" () ");
        sector = cursor.unsigned();
        cursor.expect(" + ");
        sectors = cursor.positive();
        cursor.expect(" ");
        priorityIfAny();
        cursor.expect("[");
        arg = cursor.signed();
        cursor.expect("]");
    }

    private void error() {
        cursor.expect(" [");
        arg = cursor.signed();
        cursor.expect("]");
    }

    private void count() {
        int from = cursor.at();
        int blank = lastBlank(from);
        if (blank < 0) {
            cursor.fail();
            return;
        }
        cursor.over(buffer, from, blank);
        task();
        boolean named = cursor.complete();
        cursor.over(buffer, blank + 1, end);
        arg = cursor.positive();
        if (!named) {
            cursor.fail();
        }
    }

    private int lastBlank(int from) {
        int at = end - 1;
        while (at >= from && buffer[at] != ' ') {
            at--;
        }
        return at < from ? -1 : at;
    }

    private void deviceAndLetters() {
        cursor.word();
        device = cursor.failed() ? 0 : devices.number(buffer, cursor.wordStart(), cursor.at());
        cursor.expect(" ");
        cursor.word();
        rwbs = cursor.failed() ? 0 : letters.number(buffer, cursor.wordStart(), cursor.at());
        Rwbs.Meaning meaning = meaning(rwbs);
        op = meaning.op();
        flags = meaning.flags();
    }

    private void priorityIfAny() {
        if (!cursor.startsWith("[")) {
            cursor.word();
            priority =
                    cursor.failed()
                            ? 0
                            : priorities.number(buffer, cursor.wordStart(), cursor.at());
            cursor.expect(" ");
        }
    }

    private void task() {
        cursor.expect("[");
        cursor.upTo(']');
        text = cursor.failed() ? 0 : texts.number(buffer, cursor.wordStart(), cursor.at());
        cursor.expect("]");
    }

    private void rest() {
        if (!cursor.failed()) {
            text = texts.number(buffer, cursor.at(), end);
            cursor.over(buffer, end, end);
        }
    }

    private Rwbs.Meaning meaning(int number) {
        if (number >= meanings.length) {
            meanings = Arrays.copyOf(meanings, Math.max(number + 1, meanings.length * 2));
        }
        Rwbs.Meaning known = meanings[number];
        if (known == null) {
            known = Rwbs.parse(args.rwbsName(number)).orElse(new Rwbs.Meaning(Op.OTHER, 0));
            meanings[number] = known;
        }
        return known;
    }
}
