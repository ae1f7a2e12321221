package org.blkscope.workload;

/** The slot that a command works on, -1 if it works on none. */
final class SlotOf extends CommandDefault<Integer> {
    @Override
    protected Integer other(Command command) {
        return -1;
    }

    @Override
    public Integer transfer(Command.Transfer command) {
        return command.slot();
    }

    @Override
    public Integer queue(Command.Queue command) {
        return command.slot();
    }

    @Override
    public Integer fsync(Command.Fsync command) {
        return command.slot();
    }

    @Override
    public Integer discard(Command.Discard command) {
        return command.slot();
    }

    @Override
    public Integer zeroOut(Command.ZeroOut command) {
        return command.slot();
    }

    @Override
    public Integer zoneManage(Command.ZoneManage command) {
        return command.slot();
    }
}
