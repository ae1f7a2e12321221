package org.blkscope.workload;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The words that begin a line, and how the rest of the line is read. {@code proc}, {@code loop} and
 * {@code end} are not here: they are structure.
 */
final class CommandWords {
    private static final int MAX_CPU = 4095;
    private static final long MAX_US = 3_600_000_000L;
    private static final Map<String, Reader> READERS = readers();

    private CommandWords() {}

    /** Reads one command from its words. */
    interface Reader {
        Command read(Words words) throws ScriptException;
    }

    static Set<String> all() {
        return READERS.keySet();
    }

    static @Nullable Reader reader(String word) {
        return READERS.get(word);
    }

    private static Map<String, Reader> readers() {
        Map<String, Reader> all = new LinkedHashMap<>();
        all.put("cpu", words -> new Command.Pin(cpu(words)));
        all.put("open", CommandWords::open);
        all.put("read", words -> transfer(words, false));
        all.put("write", words -> transfer(words, true));
        for (Api api : Api.values()) {
            all.put(api.queueWord(), words -> queue(words, api));
            all.put(api.submitWord(), words -> new Command.Submit(api));
            all.put(api.awaitWord(), words -> await(words, api));
        }
        all.put("uinit", words -> new Command.RingSetup());
        all.put("fsync", words -> new Command.Fsync(words.slot(), false));
        all.put("fdatasync", words -> new Command.Fsync(words.slot(), true));
        all.put(
                "discard",
                words -> new Command.Discard(words.slot(), words.sector(), words.span()));
        all.put(
                "zeroout",
                words -> new Command.ZeroOut(words.slot(), words.sector(), words.span()));
        for (ZoneAction action : ZoneAction.values()) {
            all.put(
                    action.word(),
                    words ->
                            new Command.ZoneManage(
                                    action, words.slot(), words.sector(), words.span()));
        }
        all.put("ioprio", CommandWords::ioPriority);
        all.put("barrier", words -> new Command.Barrier());
        all.put("sleep", words -> new Command.Sleep(us(words)));
        all.put("snap", CommandWords::snap);
        all.put("mark", words -> new Command.Mark(words.rest("a text")));
        all.put("seed", words -> new Command.Seed(words.number("the seed", 0, Long.MAX_VALUE)));
        all.put("rt", words -> new Command.RealTime(priority(words)));
        all.put("hog", words -> new Command.Hog(cpu(words), us(words), priority(words)));
        all.put(
                "pt",
                words ->
                        new Command.Passthrough(
                                words.slot(), words.integer("the number of bytes", 0, 1 << 24)));
        all.put("sh", words -> new Command.Shell(words.rest("a shell command")));
        return Collections.unmodifiableMap(all);
    }

    private static Command open(Words words) throws ScriptException {
        int slot = words.slot();
        String path = words.word("a path such as /dev/nullb0");
        if (!words.more()) {
            return new Command.Open(slot, path, new OpenFlags(false, false, false, false, false));
        }
        String letters = words.word("flags");
        if (!letters.matches("[dDsrc]+")) {
            throw words.found(
                    "letters out of dDsrc (d = O_DIRECT, D = O_DSYNC,"
                            + " s = O_SYNC, r = read only, c = create)",
                    letters);
        }
        return new Command.Open(
                slot,
                path,
                new OpenFlags(
                        letters.indexOf('d') >= 0,
                        letters.indexOf('D') >= 0,
                        letters.indexOf('s') >= 0,
                        letters.indexOf('r') >= 0,
                        letters.indexOf('c') >= 0));
    }

    private static Command transfer(Words words, boolean write) throws ScriptException {
        return new Command.Transfer(
                write, words.slot(), words.sector(), words.sectors(), words.flags());
    }

    private static Command queue(Words words, Api api) throws ScriptException {
        String expected = "R (read), W (write), F (fsync) or D (fdatasync)";
        String letter = words.word(expected);
        for (QueuedOp op : QueuedOp.values()) {
            if (letter.equals(String.valueOf(op.letter()))) {
                return queue(words, api, op);
            }
        }
        throw words.found(expected, letter);
    }

    private static Command queue(Words words, Api api, QueuedOp op) throws ScriptException {
        int slot = words.slot();
        if (op.hasRange()) {
            return new Command.Queue(api, op, slot, words.sector(), words.sectors(), words.flags());
        }
        if (words.more()) {
            // Written with a range for the sake of one form for all; a sync has none.
            words.sector();
            words.number("the number of sectors", 0, Integer.MAX_VALUE >> 9);
        }
        return new Command.Queue(api, op, slot, new Sector.Fixed(0), 0, words.flags());
    }

    private static Command await(Words words, Api api) throws ScriptException {
        return new Command.Await(
                api, words.more() ? words.integer("the number of completions", 1, 1 << 20) : 0);
    }

    private static Command ioPriority(Words words) throws ScriptException {
        return new Command.IoPriority(
                words.integer("the class (1 real-time, 2 best effort, 3 idle)", 1, 3),
                words.integer("the level", 0, 7));
    }

    private static Command snap(Words words) throws ScriptException {
        return new Command.Snap(words.word("a name"), us(words), words.more() ? cpu(words) : -1);
    }

    private static int cpu(Words words) throws ScriptException {
        return words.integer("a CPU", 0, MAX_CPU);
    }

    private static long us(Words words) throws ScriptException {
        return words.number("microseconds", 0, MAX_US);
    }

    private static int priority(Words words) throws ScriptException {
        return words.integer("a priority", 1, 99);
    }
}
