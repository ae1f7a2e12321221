package org.blkscope.workload;

/** A visitor that gives one answer to all commands, for those who override a few. */
public abstract class CommandDefault<R> implements Command.Visitor<R> {
    /** The answer to every command whose method is not overridden. */
    protected abstract R other(Command command);

    @Override
    public R pin(Command.Pin command) {
        return other(command);
    }

    @Override
    public R open(Command.Open command) {
        return other(command);
    }

    @Override
    public R transfer(Command.Transfer command) {
        return other(command);
    }

    @Override
    public R queue(Command.Queue command) {
        return other(command);
    }

    @Override
    public R submit(Command.Submit command) {
        return other(command);
    }

    @Override
    public R await(Command.Await command) {
        return other(command);
    }

    @Override
    public R ringSetup(Command.RingSetup command) {
        return other(command);
    }

    @Override
    public R fsync(Command.Fsync command) {
        return other(command);
    }

    @Override
    public R discard(Command.Discard command) {
        return other(command);
    }

    @Override
    public R zeroOut(Command.ZeroOut command) {
        return other(command);
    }

    @Override
    public R zoneManage(Command.ZoneManage command) {
        return other(command);
    }

    @Override
    public R ioPriority(Command.IoPriority command) {
        return other(command);
    }

    @Override
    public R loop(Command.Loop command) {
        return other(command);
    }

    @Override
    public R barrier(Command.Barrier command) {
        return other(command);
    }

    @Override
    public R sleep(Command.Sleep command) {
        return other(command);
    }

    @Override
    public R snap(Command.Snap command) {
        return other(command);
    }

    @Override
    public R mark(Command.Mark command) {
        return other(command);
    }

    @Override
    public R seed(Command.Seed command) {
        return other(command);
    }

    @Override
    public R realTime(Command.RealTime command) {
        return other(command);
    }

    @Override
    public R hog(Command.Hog command) {
        return other(command);
    }

    @Override
    public R passthrough(Command.Passthrough command) {
        return other(command);
    }

    @Override
    public R shell(Command.Shell command) {
        return other(command);
    }
}
