package org.blkscope.workload;

import java.util.ArrayList;
import java.util.List;

/** Writes scripts as {@link ScriptParser} reads them, in the dialect that the script needs. */
public final class ScriptText implements Command.Visitor<ScriptText> {
    private final List<String> lines = new ArrayList<>();
    private final boolean slots;

    private ScriptText(boolean slots) {
        this.slots = slots;
    }

    /** The lines of a script. */
    public static List<String> lines(Script script) {
        ScriptText out = new ScriptText(script.opensFiles());
        for (int i = 0; i < script.processes().size(); i++) {
            if (i > 0) {
                out.line("proc");
            }
            script.processes().get(i).commands().forEach(command -> command.accept(out));
        }
        return List.copyOf(out.lines);
    }

    /** One command as a single line, slots included where it has one; a loop is {@code loop N}. */
    public static String line(Command command) {
        ScriptText out = new ScriptText(true);
        command.accept(out);
        return out.lines.get(0);
    }

    @Override
    public ScriptText pin(Command.Pin command) {
        return line("cpu " + command.cpu());
    }

    @Override
    public ScriptText open(Command.Open command) {
        return line("open " + command.slot() + " " + command.path(), command.flags().text());
    }

    @Override
    public ScriptText transfer(Command.Transfer command) {
        String range = range(command.slot(), command.sector(), command.sectors());
        return line((command.write() ? "write" : "read") + range, command.flags().text());
    }

    @Override
    public ScriptText queue(Command.Queue command) {
        String range =
                command.op().hasRange()
                        ? range(command.slot(), command.sector(), command.sectors())
                        : slot(command.slot())
                                + (command.flags().equals(IoFlags.NONE) ? "" : " 0 0");
        return line(
                command.api().queueWord() + " " + command.op().letter() + range,
                command.flags().text());
    }

    @Override
    public ScriptText submit(Command.Submit command) {
        return line(command.api().submitWord());
    }

    @Override
    public ScriptText await(Command.Await command) {
        return line(
                command.api().awaitWord(),
                command.count() == 0 ? "" : Integer.toString(command.count()));
    }

    @Override
    public ScriptText ringSetup(Command.RingSetup command) {
        return line("uinit");
    }

    @Override
    public ScriptText fsync(Command.Fsync command) {
        return line((command.dataOnly() ? "fdatasync" : "fsync") + slot(command.slot()));
    }

    @Override
    public ScriptText discard(Command.Discard command) {
        return line("discard" + range(command.slot(), command.sector(), command.sectors()));
    }

    @Override
    public ScriptText zeroOut(Command.ZeroOut command) {
        return line("zeroout" + range(command.slot(), command.sector(), command.sectors()));
    }

    @Override
    public ScriptText zoneManage(Command.ZoneManage command) {
        return line(
                command.action().word()
                        + range(command.slot(), command.sector(), command.sectors()));
    }

    @Override
    public ScriptText ioPriority(Command.IoPriority command) {
        return line("ioprio " + command.ioClass() + " " + command.level());
    }

    @Override
    public ScriptText loop(Command.Loop command) {
        line("loop " + command.times());
        command.body().forEach(inner -> inner.accept(this));
        return line("end");
    }

    @Override
    public ScriptText barrier(Command.Barrier command) {
        return line("barrier");
    }

    @Override
    public ScriptText sleep(Command.Sleep command) {
        return line("sleep " + command.us());
    }

    @Override
    public ScriptText snap(Command.Snap command) {
        return line(
                "snap " + command.name() + " " + command.us(),
                command.cpu() < 0 ? "" : Integer.toString(command.cpu()));
    }

    @Override
    public ScriptText mark(Command.Mark command) {
        return line("mark " + command.text());
    }

    @Override
    public ScriptText seed(Command.Seed command) {
        return line("seed " + command.seed());
    }

    @Override
    public ScriptText realTime(Command.RealTime command) {
        return line("rt " + command.priority());
    }

    @Override
    public ScriptText hog(Command.Hog command) {
        return line("hog " + command.cpu() + " " + command.us() + " " + command.priority());
    }

    @Override
    public ScriptText passthrough(Command.Passthrough command) {
        return line("pt" + slot(command.slot()) + " " + command.bytes());
    }

    @Override
    public ScriptText shell(Command.Shell command) {
        return line("sh " + command.text());
    }

    private String range(int slot, Sector sector, long sectors) {
        return slot(slot) + " " + sector.text() + " " + sectors;
    }

    private String slot(int slot) {
        return slots ? " " + slot : "";
    }

    private ScriptText line(String text, String more) {
        return line(more.isEmpty() ? text : text + " " + more);
    }

    private ScriptText line(String text) {
        lines.add(text);
        return this;
    }
}
