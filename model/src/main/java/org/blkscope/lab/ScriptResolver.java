package org.blkscope.lab;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.blkscope.capture.meta.BlockEvent;
import org.blkscope.capture.meta.CaseException;
import org.blkscope.capture.meta.CaseOp;
import org.blkscope.capture.meta.KernelCase;
import org.blkscope.workload.Command;
import org.blkscope.workload.CommandDefault;
import org.blkscope.workload.Script;
import org.blkscope.workload.ScriptException;
import org.blkscope.workload.ScriptParser;
import org.blkscope.workload.Sector;

/**
 * Turns the random sectors of a captured script into those that were used.
 *
 * <p>Loops are unrolled, since each turn used other sectors; a script without random sectors stays
 * as it is. Operations are taken one by one in the order in which the process submitted them.
 */
final class ScriptResolver {
    private final String id;
    private final Iterator<CaseOp> ops;
    private final List<Command> out = new ArrayList<>();

    private ScriptResolver(String id, Iterator<CaseOp> ops) {
        this.id = id;
        this.ops = ops;
    }

    /**
     * The script of a case, without random sectors.
     *
     * @throws CaseException if the script cannot be read, or the operations are not those of the
     *     script
     */
    static Script resolve(KernelCase source) throws CaseException {
        Script script = withPassthrough(parse(source), source);
        if (!Randomness.in(script)) {
            return script;
        }
        List<Script.Process> processes = new ArrayList<>();
        for (int i = 0; i < script.processes().size(); i++) {
            ScriptResolver resolver = new ScriptResolver(source.id(), source.opsOf(i).iterator());
            resolver.all(script.processes().get(i).commands(), 0);
            processes.add(new Script.Process(resolver.out));
        }
        return new Script(processes);
    }

    private static Script parse(KernelCase source) throws CaseException {
        try {
            return ScriptParser.parse(source.script());
        } catch (ScriptException e) {
            throw new CaseException(source.id(), "workload_script: " + e.getMessage());
        }
    }

    /** What a rescan of a disk sends to it is the disk driver's: it is taken from the trace. */
    private static Script withPassthrough(Script script, KernelCase source) {
        List<Script.Process> processes = new ArrayList<>();
        for (Script.Process process : script.processes()) {
            List<Command> commands = new ArrayList<>();
            for (Command command : process.commands()) {
                commands.add(command);
                if (command instanceof Command.Shell shell
                        && shell.text().contains("/device/rescan")) {
                    for (BlockEvent event : source.runs().get(0)) {
                        if (event.name().equals("block_rq_issue") && event.rwbs().equals("N")) {
                            int bytes = Integer.parseInt(event.bytes());
                            commands.add(new Command.Passthrough(0, bytes));
                        }
                    }
                }
            }
            processes.add(new Script.Process(commands));
        }
        return new Script(processes);
    }

    private void all(List<Command> commands, int turn) throws CaseException {
        for (Command command : commands) {
            if (command instanceof Command.Loop loop) {
                for (int i = 0; i < loop.times(); i++) {
                    all(loop.body(), i);
                }
            } else {
                out.add(resolved(command, turn));
            }
        }
    }

    private Command resolved(Command command, int turn) throws CaseException {
        if (!command.accept(new IsOperation())) {
            return command;
        }
        if (!ops.hasNext()) {
            throw new CaseException(
                    id, "ops: expected an operation for each of the script; there are fewer");
        }
        return command.accept(new WithSector(ops.next(), turn));
    }

    /** True for commands that are listed among the operations of a case. */
    private static final class IsOperation extends CommandDefault<Boolean> {
        @Override
        protected Boolean other(Command command) {
            return command instanceof Command.Transfer
                    || command instanceof Command.Queue
                    || command instanceof Command.Fsync
                    || command instanceof Command.Discard
                    || command instanceof Command.ZeroOut
                    || command instanceof Command.ZoneManage;
        }
    }

    /**
     * The command with the sector that was used, if its own is random or depends on the turn of a
     * loop.
     */
    private static final class WithSector extends CommandDefault<Command> {
        private final CaseOp used;
        private final int turn;

        WithSector(CaseOp used, int turn) {
            this.used = used;
            this.turn = turn;
        }

        @Override
        protected Command other(Command command) {
            return command;
        }

        @Override
        public Command transfer(Command.Transfer c) {
            return new Command.Transfer(
                    c.write(), c.slot(), fixed(c.sector()), c.sectors(), c.flags());
        }

        @Override
        public Command queue(Command.Queue c) {
            return c.op().hasRange()
                    ? new Command.Queue(
                            c.api(), c.op(), c.slot(), fixed(c.sector()), c.sectors(), c.flags())
                    : c;
        }

        @Override
        public Command discard(Command.Discard c) {
            return new Command.Discard(c.slot(), fixed(c.sector()), c.sectors());
        }

        @Override
        public Command zeroOut(Command.ZeroOut c) {
            return new Command.ZeroOut(c.slot(), fixed(c.sector()), c.sectors());
        }

        @Override
        public Command zoneManage(Command.ZoneManage c) {
            return new Command.ZoneManage(c.action(), c.slot(), fixed(c.sector()), c.sectors());
        }

        private Sector fixed(Sector sector) {
            if (sector instanceof Sector.Random) {
                return new Sector.Fixed(used.sector());
            }
            return sector instanceof Sector.Stepped s
                    ? new Sector.Fixed(s.base() + turn * s.step())
                    : sector;
        }
    }
}
