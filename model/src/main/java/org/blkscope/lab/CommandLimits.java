package org.blkscope.lab;

import java.util.List;
import java.util.function.Consumer;
import org.blkscope.workload.Command;
import org.blkscope.workload.CommandDefault;
import org.blkscope.workload.IoFlags;
import org.blkscope.workload.ScriptText;
import org.blkscope.workload.SysfsWrite;

/**
 * Commands of scripts that the model does not carry out; the answer to each command tells nothing
 * more.
 */
final class CommandLimits extends CommandDefault<Boolean> {
    private final Consumer<String> not;

    /**
     * @param not is told what is not modelled
     */
    CommandLimits(Consumer<String> not) {
        this.not = not;
    }

    void all(List<Command> commands) {
        commands.forEach(command -> command.accept(this));
    }

    @Override
    protected Boolean other(Command command) {
        return true;
    }

    @Override
    public Boolean open(Command.Open command) {
        if (!command.path().startsWith("/dev/")) {
            not.accept("files of a file system");
        } else if (!command.flags().direct()) {
            not.accept("buffered I/O (open without d)");
        }
        return true;
    }

    @Override
    public Boolean transfer(Command.Transfer command) {
        return flags(command.flags());
    }

    @Override
    public Boolean queue(Command.Queue command) {
        return flags(command.flags());
    }

    @Override
    public Boolean loop(Command.Loop command) {
        all(command.body());
        return true;
    }

    @Override
    public Boolean shell(Command.Shell command) {
        return SysfsWrite.parse(command.text()).isPresent() || word(command);
    }

    private Boolean word(Command command) {
        not.accept("command '" + ScriptText.line(command).split(" ", -1)[0] + "'");
        return false;
    }

    private Boolean flags(IoFlags flags) {
        if (flags.hipri()) {
            not.accept("flag hipri of an operation");
        }
        return !flags.hipri();
    }
}
