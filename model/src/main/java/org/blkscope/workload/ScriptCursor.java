package org.blkscope.workload;

import java.util.ArrayDeque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walks the commands of a process, loops included, without unrolling them. */
final class ScriptCursor {
    private static final class Level {
        private final List<Command> commands;
        private final int times;
        private int at;
        private int turn;

        Level(List<Command> commands, int times) {
            this.commands = commands;
            this.times = times;
        }
    }

    private final ArrayDeque<Level> levels = new ArrayDeque<>();

    ScriptCursor(List<Command> commands) {
        levels.push(new Level(commands, 1));
    }

    /** Turns of the innermost loop that are complete. */
    int turn() {
        Level level = levels.peek();
        return level == null ? 0 : level.turn;
    }

    /** The next command that is not a loop; null at the end. */
    @Nullable Command next() {
        Level level = levels.peek();
        while (level != null) {
            if (level.at < level.commands.size()) {
                Command command = level.commands.get(level.at++);
                if (!(command instanceof Command.Loop loop)) {
                    return command;
                }
                levels.push(new Level(loop.body(), loop.times()));
            } else if (++level.turn < level.times) {
                level.at = 0;
            } else {
                levels.pop();
            }
            level = levels.peek();
        }
        return null;
    }
}
