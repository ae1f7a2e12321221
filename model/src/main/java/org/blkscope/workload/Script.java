package org.blkscope.workload;

import java.util.List;

/**
 * The processes that one job runs side by side; {@link Command.Barrier} joins them.
 *
 * @param processes at least one; number 0 is the first
 */
public record Script(List<Process> processes) implements Work {
    /**
     * One process: a single thread that runs its commands in order.
     *
     * @param commands what it does, first to last
     */
    @SuppressWarnings(
            "JavaLangClash") // scripts call it that, and it is always written Script.Process
    public record Process(List<Command> commands) {
        public Process {
            commands = List.copyOf(commands);
        }
    }

    public Script {
        processes = List.copyOf(processes);
    }

    /**
     * True if a process opens files itself; the others use the one device of their job as slot 0.
     */
    public boolean opensFiles() {
        return processes.stream()
                .flatMap(process -> process.commands().stream())
                .anyMatch(Command.Open.class::isInstance);
    }
}
