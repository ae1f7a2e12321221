package org.blkscope.lab;

import org.blkscope.workload.Command;
import org.blkscope.workload.CommandDefault;
import org.blkscope.workload.Script;
import org.blkscope.workload.Sector;

/** Tells whether a command draws random sectors. */
final class Randomness extends CommandDefault<Boolean> {
    static boolean in(Script script) {
        Randomness random = new Randomness();
        return script.processes().stream()
                .flatMap(process -> process.commands().stream())
                .anyMatch(command -> command.accept(random));
    }

    @Override
    protected Boolean other(Command command) {
        return false;
    }

    @Override
    public Boolean loop(Command.Loop command) {
        return command.body().stream().anyMatch(inner -> inner.accept(this));
    }

    @Override
    public Boolean transfer(Command.Transfer command) {
        return command.sector() instanceof Sector.Random;
    }

    @Override
    public Boolean queue(Command.Queue command) {
        return command.sector() instanceof Sector.Random;
    }

    @Override
    public Boolean discard(Command.Discard command) {
        return command.sector() instanceof Sector.Random;
    }

    @Override
    public Boolean zeroOut(Command.ZeroOut command) {
        return command.sector() instanceof Sector.Random;
    }
}
