package org.blkscope.workload;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.blkscope.base.Nearest;

/**
 * Reads scripts.
 *
 * <p>Two dialects are one language: a script that opens files names the slot in every operation
 * ({@code aio R 0 64 8}); one that opens nothing works on the single device of its job, and
 * operations name no slot ({@code aio R 64 8}).
 */
public final class ScriptParser {
    private static final int MAX_TURNS = 1_000_000;

    private final List<Words> lines;
    private final int lastLine;
    private final boolean slots;
    private final BitSet opened = new BitSet();
    private int next;

    private ScriptParser(List<String> text) {
        slots = text.stream().anyMatch(line -> line.strip().split("\\s+", -1)[0].equals("open"));
        lines = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            if (!text.get(i).isBlank()) {
                lines.add(new Words(i + 1, text.get(i), slots));
            }
        }
        lastLine = Math.max(1, text.size());
    }

    /**
     * Reads the lines of a script; blank lines count but say nothing.
     *
     * @throws ScriptException if a line cannot be read, or there is no command at all
     */
    public static Script parse(List<String> text) throws ScriptException {
        return new ScriptParser(text).script();
    }

    private Script script() throws ScriptException {
        if (lines.isEmpty()) {
            throw new ScriptException(
                    lastLine, "expected a command such as 'read 0 8'; the script is empty");
        }
        List<Script.Process> processes = new ArrayList<>();
        while (next < lines.size()) {
            if (lines.get(next).command().equals("proc")) {
                lines.get(next++).end();
            }
            opened.clear();
            processes.add(new Script.Process(commands()));
        }
        return new Script(processes);
    }

    /** Commands up to the next {@code end} or {@code proc}, which is left to the caller. */
    private List<Command> commands() throws ScriptException {
        List<Command> commands = new ArrayList<>();
        while (next < lines.size() && !lines.get(next).command().equals("proc")) {
            Words line = lines.get(next);
            if (line.command().equals("end")) {
                throw line.error("'end' without a 'loop' before it");
            }
            commands.add(command());
        }
        return commands;
    }

    private Command command() throws ScriptException {
        Words line = lines.get(next++);
        if (line.command().equals("loop")) {
            return loop(line);
        }
        CommandWords.Reader reader = CommandWords.reader(line.command());
        if (reader == null) {
            throw unknown(line);
        }
        Command command = reader.read(line);
        line.end();
        if (slots) {
            checkOpened(line, command);
        }
        return command;
    }

    private Command loop(Words line) throws ScriptException {
        int times = line.integer("the number of turns", 1, MAX_TURNS);
        line.end();
        List<Command> body = new ArrayList<>();
        while (next < lines.size() && !lines.get(next).command().equals("proc")) {
            if (lines.get(next).command().equals("end")) {
                lines.get(next++).end();
                return new Command.Loop(times, body);
            }
            body.add(command());
        }
        throw line.error("'loop' without an 'end'");
    }

    private void checkOpened(Words line, Command command) throws ScriptException {
        if (command instanceof Command.Open open) {
            opened.set(open.slot());
        }
        int slot = command.accept(new SlotOf());
        if (slot >= 0 && !opened.get(slot)) {
            throw line.error(
                    "slot " + slot + " is used before 'open " + slot + " PATH' in this process");
        }
    }

    private static ScriptException unknown(Words line) {
        List<String> known = new ArrayList<>(CommandWords.all());
        known.addAll(List.of("proc", "loop", "end"));
        String word = line.command();
        return line.error(
                "unknown command '"
                        + word
                        + "'"
                        + Nearest.of(word, known)
                                .map(near -> "; nearest known command: " + near)
                                .orElse("")
                        + "; known: "
                        + String.join(" ", known));
    }
}
